import type { Source } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { readHtml } from './received-html.ts';

/** Number of words in the HTML as received, before any script: what a robot without JavaScript reads. */
export const sourceWordCount = memoise(
  (source: Source): number => readHtml(source.html, 'https://source.invalid/').wordCount,
);
