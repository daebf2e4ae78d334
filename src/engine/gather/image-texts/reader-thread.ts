import { loneThread } from '../lone-thread.ts';
import type { GreyPicture } from './other-drawing.ts';
import type { PictureText } from './read-words.ts';

/** Reads a picture in a thread of its own (`loneThread`): bytes of strangers cost that picture’s text and nothing else. */
export const readInThread = loneThread<GreyPicture, PictureText>(
  new URL('./reader-worker.ts', import.meta.url),
  { name: 'imageTexts', heapMb: 100 },
);
