import { escapeMarkup } from './escape-markup.ts';

/** What stands in a document where a picture could not be had when it was made; true for as long as the document is. */
export const absentPictureWords = 'Cette image n’était pas disponible lors de l’édition de ce document.';

/**
 * A picture that says one sentence, whatever its size and whatever part of it is shown: what browsers show in the place of
 * a picture that is gone. No script, nothing loaded.
 */
export function absentPicture(sentence: string): string {
  const words = escapeMarkup(sentence);
  const lines = linesOf(words);
  const height = lines.length * 19 + 40;
  const size = `width="170" height="${height}"`;
  const texts = lines.map((line, index) => `<text x="85" y="${34 + index * 19}">${line}</text>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${words}"><defs><pattern id="p" ${size} patternUnits="userSpaceOnUse"><rect ${size} fill="#eef0f4"/><g fill="#39404e" font-family="sans-serif" font-size="14" text-anchor="middle">${texts}</g></pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
}

const longestLine = 20;

/** The words in short lines: even a narrow part of the picture shows them whole. */
function linesOf(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= longestLine) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
