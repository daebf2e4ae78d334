/** Sentences axe-core’s French lacks, mistranslates, or makes a joke between developers of. */
const notForReaders = /^(?:The|This|Element|Ensure|Unable)\b|^axe n[’']a pu|^L[’']attribut landmark/;

/** Causes that a reader needs and axe-core’s French lacks. */
const inFrench: ReadonlyMap<string, string> = new Map([
  [
    "Element's contrast could not be determined because it uses complex text shadows",
    'Le contraste n’a pas pu être mesuré à cause des ombres portées du texte',
  ],
  [
    'L’élément a un rapport de contraste de 1:1 avec son arrière-plan',
    'Le fond lu dans le code a la couleur du texte : une image ou un calque est sans doute dessiné entre les deux',
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
    'Element has no value; test color contrast with a value entered',
    'Le champ est vide : le contraste est à mesurer une fois qu’il est rempli',
  ],
]);

/** What axe-core says of an element, folded, without what is not in French; empty when nothing is left. */
export function frenchOf(message: string): string {
  return message
    .split(' ; ')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .map((part) => inFrench.get(part) ?? part)
    .map((part) => (part.includes('contraste') ? part.replaceAll(/(\d)\.(\d)/g, '$1,$2') : part))
    .filter((part) => part !== '' && !notForReaders.test(part))
    .join(' ; ');
}
