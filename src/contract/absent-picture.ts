/** What stands in a document where a picture could not be had when it was made; true for as long as the document is. */
export const absentPictureWords = 'Cette image n’était pas disponible lors de l’édition de ce document.';

/**
 * A picture that says one sentence, whatever its size and whatever part of it is shown: what browsers show in the place of
 * a picture that is gone. No script, nothing loaded.
 */
export function absentPicture(sentence: string): string {
  const words = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const [first, second] = halves(words);
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${words.replaceAll('"', '&quot;')}"><defs><pattern id="p" width="280" height="110" patternUnits="userSpaceOnUse"><rect width="280" height="110" fill="#eef0f4"/><g fill="#39404e" font-family="sans-serif" font-size="15" text-anchor="middle"><text x="140" y="50">${first}</text><text x="140" y="72">${second}</text></g></pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
}

/** Two lines of about one length. */
function halves(words: string): readonly [string, string] {
  const places = [...words.matchAll(/ /g)].map(({ index }) => index);
  const middle = words.length / 2;
  const cut = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? words.length;
  return [words.slice(0, cut), words.slice(cut + 1)];
}
