import { errorTable } from '#contract/errors.ts';
import { typeset } from '#contract/french.ts';

const suggesting = ['target/suggested', 'target/email'] as const;

/** The address that a refusal proposes (« Vouliez-vous dire exemple.fr ? »), read by the words of its code; null where it proposes none. */
export function suggestedAddress(code: string | null, sentence: string | undefined): string | null {
  const own = suggesting.find((one) => one === code);
  if (own === undefined || sentence === undefined) return null;
  const [before = '', after = ''] = typeset(errorTable[own][1]).split('{address}');
  if (!sentence.startsWith(before) || !sentence.endsWith(after)) return null;
  return sentence.slice(before.length, sentence.length - after.length) || null;
}
