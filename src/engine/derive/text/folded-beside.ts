import { foldText } from '#contract/fold-text.ts';
import { normaliseText } from '../legal/legal-text.ts';

/** A text to look in, and the same as its page writes it: a place in one is that place in the other. */
export interface FoldedBeside {
  readonly folded: string;
  readonly shown: string;
}

/**
 * Folding keeps one letter a letter, once the marks that join no letter (those that colour an emoji) are left out. In the few
 * scripts where it does not, the folded words are shown.
 */
export function foldedBeside(text: string): FoldedBeside {
  const original = normaliseText(text).replaceAll(/\p{M}/gu, '');
  const folded = foldText(original);
  return { folded, shown: folded.length === original.length ? original : folded };
}
