import {
  aboutSettings,
  accepting,
  namingDocument,
  openingSettings,
  refusing,
  refusingAndPaying,
  sayingNo,
  tellingState,
} from '#reference/consent-words.ts';

export type ButtonKind = 'accept' | 'refuse' | 'settings' | 'other';

/** What a button of a banner does, by its words. */
export function kindOf(words: string): ButtonKind {
  const lower = words.toLowerCase();
  if (refusing.test(lower) && !refusingAndPaying.test(lower)) return 'refuse';
  if (accepting.test(lower)) return 'accept';
  return aboutSettings.test(lower) ? 'settings' : 'other';
}

/** Words of something that is pressed to choose, whatever it is made of; those of a document lead to it. */
export function isChoice(words: string): boolean {
  const lower = words.toLowerCase();
  const kind = kindOf(words);
  if (namingDocument.test(lower) || tellingState.test(lower)) return false;
  if (kind === 'settings') return openingSettings.test(lower);
  return kind !== 'other' || sayingNo.test(lower);
}
