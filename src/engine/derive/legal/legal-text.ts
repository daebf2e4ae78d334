import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';

/** Same letters and accents, but one kind of space and apostrophe: for patterns that need capitals. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replaceAll(/[’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();
}

/**
 * The words around a match of a pattern made for folded text, as the page writes them (accents and capitals);
 * null when it does not match.
 */
export function quoteAround(text: string, pattern: RegExp, reach = 90): string | null {
  const original = normaliseText(text);
  const folded = foldText(original);
  const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(folded);
  if (!match) return null;
  /** Folding keeps one letter a letter, but for a few scripts: then the folded words are shown. */
  const shown = folded.length === original.length ? original : folded;
  return quoteAt(shown, match.index, match[0].length, reach);
}

/** The words at that place with those around it, `reach` characters before and after. */
export function quoteAt(shown: string, index: number, length: number, reach = 90): string {
  const start = wordStart(shown, Math.max(0, index - reach));
  const end = Math.min(shown.length, index + length + reach);
  return `${start > 0 ? '…' : ''}${shown.slice(start, end).trim()}${end < shown.length ? '…' : ''}`;
}

/** Interactions to the next beginning of a word, so that a quote does not start in the middle of one. */
export function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + 20 ? at : space + 1;
}

/** Folded text of a page, computed once for all rules. */
export const foldedTextOf = memoise((page: PageFacts): string => foldText(page.text));

/** The same, and the words of its links, each a sentence of its own. */
export const foldedWordsOf = memoise((page: PageFacts): string =>
  [foldedTextOf(page), ...page.links.map(({ text }) => foldText(text))].join('. '),
);
