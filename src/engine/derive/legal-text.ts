import type { PageFacts } from '../artifacts.ts';
import { memoise } from './memoise.ts';
import { foldText } from './page-kind.ts';

/** Same letters and accents, but one kind of space and apostrophe: for patterns that need capitals. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replaceAll(/[’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim();
}

/** The words around a match, to show the sentence found; null when the pattern does not match. */
export function quoteAround(text: string, pattern: RegExp, reach = 90): string | null {
  const folded = foldText(text);
  const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(folded);
  if (!match) return null;
  const start = Math.max(0, match.index - reach);
  const end = Math.min(folded.length, match.index + match[0].length + reach);
  return `${start > 0 ? '…' : ''}${folded.slice(start, end).trim()}${end < folded.length ? '…' : ''}`;
}

/** Folded text of a page, computed once for all rules. */
export const foldedTextOf = memoise((page: PageFacts): string => foldText(page.text));
