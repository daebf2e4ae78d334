import { typeset } from '#contract/french.ts';
import { jargon } from '#reference/jargon.ts';

/** A piece of a sentence; `meaning` where it is a word of the trade. */
export interface TermPart {
  readonly text: string;
  readonly meaning?: string;
}

const words = Object.keys(jargon)
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replaceAll(/[./]/g, '\\$&'));
const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${words.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');

/** Cuts a sentence at the words of the trade that it uses; each is explained once. */
export function explainTerms(sentence: string): TermPart[] {
  const known = new Set<string>();
  return sentence.split(pattern).flatMap((text): TermPart[] => {
    if (text === '') return [];
    const meaning = Object.hasOwn(jargon, text) && !known.has(text) ? jargon[text] : undefined;
    if (meaning === undefined) return [{ text }];
    known.add(text);
    return [{ text, meaning: typeset(meaning) }];
  });
}
