/** Advance widths of Arial, thousandths of the size of its letters (Adobe’s metrics of Helvetica, which Arial shares). */
const widths: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, 'ijl’‘'],
  [260, '|'],
  [278, ' !,./:;[\\]ftI·'],
  [333, '()-`r“”'],
  [350, '•'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'ckvxyszJ'],
  [556, '#$?_0123456789abdeghnopquL«»–€'],
  [584, '+<=>~×'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'wCDHNRU'],
  [778, 'GOQ'],
  [833, 'mM'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…œæŒÆ'],
  [1015, '@'],
];

const widthOf = new Map(widths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));

/** Width of a line of Arial, px; letters nobody measured count as ordinary ones, those of Asia as full squares. */
export function arialWidthPx(text: string, sizePx: number): number {
  const letters = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s/gu, ' ')];
  const sum = letters.reduce(
    (total, letter) => total + (widthOf.get(letter) ?? (letter > '\u2e80' ? 1000 : 556)),
    0,
  );
  return (sum * sizePx) / 1000;
}
