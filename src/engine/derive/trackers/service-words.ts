import { foldText } from '#contract/fold-text.ts';
import { thirdParties } from '#reference/third-parties.ts';

/** Words under which a text may name a service: its aliases, else the first word of its name. */
function wordsFor(name: string): readonly string[] {
  const row = thirdParties.find((party) => party.name === name);
  return [...(row?.aliases ?? []), foldText(name).split(/[ (/]/)[0] ?? ''].filter((word) => word.length > 1);
}

/** The folded text names the service. */
export const isNamedIn = (foldedText: string, name: string): boolean =>
  wordsFor(name).some((word) => foldedText.includes(word));
