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
