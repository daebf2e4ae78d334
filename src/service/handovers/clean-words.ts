/** What hides or turns text; line ends stay. */
const unseen = /[\p{Cf}\u2028\u2029]|[^\P{Cc}\n]/gu;

/** Longest run of empty lines that is kept. */
const mostEmpty = 1;

/**
 * What somebody typed into a field of several lines, fit to be kept and shown to somebody else: well-formed text without
 * controls and marks that turn the reading direction.
 */
export function cleanWords(typed: string): string {
  const lines = typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unseen, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trim());
  let empty = 0;
  const kept = lines.filter((line) => {
    empty = line === '' ? empty + 1 : 0;
    return empty <= mostEmpty;
  });
  return kept.join('\n').trim();
}

/** In characters, as people count them. */
export const lengthOf = (text: string): number => [...text].length;
