/** Sentences axe-core’s French lacks, mistranslates, or makes a joke between developers of. */
const notForReaders = /^(?:The|This|Element|Ensure|Unable)\b|^axe n[’']a pu|^L[’']attribut landmark/;

const pictureBehind = 'Une image, une vidéo ou un cadre est dessiné derrière ce texte';

/** Causes that a reader needs and axe-core’s French lacks. */
const inFrench: ReadonlyMap<string, string> = new Map([
  [
    "Element's contrast could not be determined because it uses complex text shadows",
    'Le contraste n’a pas pu être mesuré à cause des ombres portées du texte',
  ],
  [
    "Element's contrast could not be determined because the page scrolls behind it",
    'Ce texte reste en place pendant que la page défile derrière lui : son fond n’a pas pu être mesuré',
  ],
  [
    'L’élément a un rapport de contraste de 1:1 avec son arrière-plan',
    'Le fond lu dans le code a la couleur du texte : une image ou un calque est sans doute dessiné entre les deux',
  ],
  // It stands behind: the element may hold nothing but its text.
  [
    'La couleur d’arrière-plan de l’élément n’a pu être déterminée, car l’élément contient une balise image',
    pictureBehind,
  ],
  [
    'Le rapport de contraste de l’élément n’a pu être déterminé, car l’élément contient une balise image',
    pictureBehind,
  ],
  [
    'Il y a du contenu caché sur la page qui n’a pas été analysé. Vous allez devoir modifier l’affichage de ce contenu afin de l’analyser.',
    'Ce contenu était masqué pendant la visite : à contrôler une fois affiché',
  ],
  [
    'Hiérarchie entre les titres invalide',
    'Le niveau de ce titre saute un rang après celui du titre précédent',
  ],
  [
    'Contenu non imbriqué dans une région ARIA',
    'Ce contenu n’est dans aucune grande zone de la page (en-tête, menu, contenu principal, pied de page)',
  ],
  [
    'Des titres doivent être utilisés au lieu de styler des éléments <p>',
    'Ce paragraphe se détache du texte qui le suit comme le ferait un titre (taille, graisse ou italique)',
  ],
  // Both checks are asked of the one rule that forbids what they look for: axe-core then tells the reverse.
  ['L’élément n’est pas focalisable.', 'Cet élément peut recevoir le focus, ce qui lui rend son rôle'],
  [
    'L’élément n’a pas d’attribut ARIA global',
    'Cet élément porte un attribut ARIA, ce qui lui rend son rôle',
  ],
  [
    'Element has no value; test color contrast with a value entered',
    'Le champ est vide : le contraste est à mesurer une fois qu’il est rempli',
  ],
]);

/** « 9.0pt (12px) » → « 12 px »; « bold » → « gras ». */
const sizeWords = (size: string): string => /([\d.]+)px/.exec(size)?.[1]?.concat(' px') ?? size;
const isBold = (weight: string): boolean => weight === 'bold' || Number(weight) >= 700;

const measured =
  /^L’élément a un contraste de couleurs insuffisant de ([\d.]+)[^(]*\((?:couleur d’avant plan : (\S+), )?(?:couleur de l’ombre de texte : (\S+), )?(?:couleur d’arrière plan : (\S+), )?taille de police : ([^,]+), graisse ?: (\S+?)\)\. Contraste de couleurs? attendu : (\S+)$/;

/** axe-core’s sentence for testers in words of readers: the ratio, what is expected, which colours, how large. */
function contrastSentence(part: string): string {
  const found = measured.exec(part);
  if (!found) return part;
  const [, ratio, text, shadow, ground, size = '', weight = '', expected = ''] = found;
  const colours = [
    text && `texte ${text}`,
    shadow && `ombre du texte ${shadow}`,
    ground && `fond ${ground}`,
  ].filter((colour) => colour !== undefined);
  const look = `${sizeWords(size)}${isBold(weight) ? ', gras' : ''}`;
  return `contraste de ${ratio}:1 au lieu de ${expected} au moins (${colours.join(' sur ')}, ${look})`;
}

/** Another way out that the page did not take: no part of what is wrong. */
const untaken = /^La sémantique par défaut de l[’']élément n[’']/;
/** Of an attribute that could have named the element. */
const unnamed =
  /^L[’']attribut (aria-label|aria-labelledby) n[’']existe pas|^L[’']élément n[’']a pas d[’']attribut (title)$/;

/** The attributes that do not name the element in one clause, after what else is wrong. */
function withNamesAsOne(parts: readonly string[]): string[] {
  const missing = parts.flatMap((part) => {
    const found = unnamed.exec(part);
    return found?.[1] ?? found?.[2] ?? [];
  });
  if (missing.length === 0) return [...parts];
  const others = parts.filter((part) => !unnamed.test(part));
  const lead = others.length === 0 ? 'l’élément n’a pas de nom' : 'il n’a pas d’autre nom';
  return [...others, `${lead} (${missing.join(', ')})`];
}

/** Where the visit cuts what axe-core says of an element: the last sentence may be a part of one. */
const cutAt = 500;

/** What axe-core says of an element, folded, without what is not in French; empty when nothing is left. */
export function frenchOf(message: string): string {
  const told = message.split(' ; ');
  const whole = message.length >= cutAt && told.length > 1 ? told.slice(0, -1) : told;
  const parts = whole
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .map((part) => inFrench.get(part) ?? part)
    .map(contrastSentence)
    .map((part) => (part.includes('contraste') ? part.replaceAll(/(\d)\.(\d)/g, '$1,$2') : part))
    .map((part) => part.replaceAll(/(avant|arrière) plan/g, '$1-plan'))
    .filter((part) => part !== '' && !notForReaders.test(part));
  const due = parts.filter((part) => !untaken.test(part));
  return withNamesAsOne(due.length === 0 ? parts : due).join(' ; ');
}

/** As many of its clauses as `length` characters hold; the first is cut at a word where even it is longer. */
export function withinLength(text: string, length: number): string {
  if (text.length <= length) return text;
  const clauses = text.split(' ; ');
  while (clauses.length > 1 && clauses.join(' ; ').length > length) clauses.pop();
  const kept = clauses.join(' ; ');
  return kept.length <= length ? kept : `${kept.slice(0, length - 2).replace(/\s+\S*$/, '')} …`;
}
