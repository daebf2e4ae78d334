import { plainText } from '../dom/names.ts';

/** Sentences that authoring tools and templates leave for the author to replace, plain (see `plainText`). */
const placeholders =
  /^(?:lorem(?: ipsum.*)?|a completer|a remplacer|a definir|a renseigner|votre (?:titre|texte|slogan|description) ici|(?:titre|texte|nom|description|lien) ici|(?:ajoutez|inserez|saisissez|ecrivez|ajouter|inserer) (?:votre|un|une|le|la|du) (?:titre|texte|description|contenu) ici|(?:add |insert |enter |type )?your (?:title|text|heading|content) here|(?:add|insert) your (?:title|text|heading|content)|(?:title|text|heading|link|label) here|(?:sample|dummy|placeholder) (?:text|title|link|image)|placeholder|todo|tbd|tbc|blabla(?: blabla)*|bla(?: bla)+|test(?: test)+)$/;

/** Rows of French and English keyboards, both ways: what a hand lays down to fill a field. */
const rows = ['azertyuiop', 'qwertyuiop', 'qsdfghjklm', 'asdfghjkl', 'wxcvbn', 'zxcvbnm'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

const isWalk = (word: string): boolean => word.length >= 4 && rows.some((row) => row.includes(word));
const isDrone = (word: string): boolean => /^([a-z])\1{2,}$/.test(word) && word !== 'www';
/** No language written with these letters has words of six without a vowel; shorter ones may be names (html, cdnjs). */
const isUnspeakable = (word: string): boolean => /^[b-df-hj-np-tv-xz]{6,}$/.test(word);

/** Letters laid down at random. */
function isGibberish(text: string): boolean {
  // A sign in capitals may be an acronym or a number of the Romans.
  if (text === text.toUpperCase()) return false;
  const words = plainText(text).split(' ');
  const alike = new Set(words).size === 1;
  return words.every(
    (word) =>
      isWalk(word) ||
      isDrone(word) ||
      isUnspeakable(word) ||
      // Said twice, three letters of a row are no abbreviation.
      (alike && words.length > 1 && word.length === 3 && rows.some((row) => row.includes(word))),
  );
}

/** Signs that people read as a direction, a size, an operation or a drawing: a person tells whether that is enough. */
const telling =
  /^[\s+\-−×÷=<>«»‹›@€$£%&0-9\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff]+$/u;

/**
 * What a name that is there says: `nothing` where it is made of signs, left by a template or typed at random; `perhaps`
 * where it is a sign that may be enough; null where it has words.
 */
export function emptyName(name: string): 'nothing' | 'perhaps' | null {
  const text = name.trim();
  if (text === '') return null;
  if (!/[\p{L}\p{N}]/u.test(text)) {
    // Drawn by an icon font, or an emoji: other checks speak of these.
    if (/[\p{Co}\p{Extended_Pictographic}]/u.test(text)) return null;
    return telling.test(text) ? 'perhaps' : 'nothing';
  }
  return placeholders.test(plainText(text)) || isGibberish(text) ? 'nothing' : null;
}

/** Words that fit any image. */
const imageWords = new Set(
  'image photo photographie img picture pic icone icon banniere banner visuel illustration graphique untitled vignette thumbnail placeholder alt alternative description'.split(
    ' ',
  ),
);
const imagePhrases = new Set([
  'sans titre',
  'texte alternatif',
  'image de fond',
  'image decorative',
  'image principale',
  'image d illustration',
  'photo d illustration',
  'photo de couverture',
  // Left by frameworks and page builders.
  'generic placeholder image',
  'responsive image',
  'alt text',
  'image description',
  'image alt',
  'your logo',
  'your image',
  'votre logo',
  'votre image',
  'votre photo',
  // Classes and fields of templates.
  'img responsive',
  'img fluid',
  'img thumbnail',
  'image responsive',
  'image thumbnail',
  'post thumbnail',
  'featured image',
  'background image',
  'hero image',
  'banner image',
  'slider image',
  'slide image',
  'blog image',
  'product image',
]);

/** What samples of frameworks name their pictures; a brand, a slide or a drawing of screens may be what one shows. */
const sampleNames = /^(?:brand|card image cap|(?:first|second|third) slide|responsive|thumb)$/;

/** A name that was probably left from a sample: a person tells. */
export const namesSample = (name: string): boolean => sampleNames.test(plainText(name));

/** As it is compared, without the number at its end. */
export const unnumbered = (name: string): string => plainText(name).replace(/ \d+$/, '');

/** A description that fits any image: « image », « photo 3 », « sans titre ». */
export function namesAnyImage(name: string): boolean {
  const words = unnumbered(name);
  return (!words.includes(' ') && imageWords.has(words)) || imagePhrases.has(words);
}
