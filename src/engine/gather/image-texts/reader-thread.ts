import { isolatedThread } from '../../browser/isolated-thread.ts';
import type { AskedPicture, PictureText } from './read-words.ts';

/**
 * Reads pictures in a thread of its own: bytes of strangers cost that picture’s text and nothing else. Its memory grows
 * with what it reads (100 to 250 MB): to be ended after a page; a tenth of a second of processor time starts it again.
 */
export const reader = isolatedThread<AskedPicture, PictureText>(
  new URL('./reader-worker.ts', import.meta.url),
  {
    name: 'imageTexts',
    heapMb: 100,
  },
);
