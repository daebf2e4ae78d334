/** Without accents and other combining marks: « Été » is « Ete ». */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Lower case, accents off, apostrophes straight, white space folded. */
export function foldText(text: string): string {
  return withoutAccents(text).replaceAll(/[’ʼ]/g, "'").toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
