/**
 * Sentences of ours where axe-core’s French lacks one, mistranslates, or speaks to testers. The name of a row is
 * `<check>/<outcome>` or `<check>/<outcome>/<key>`, as axe-core 4 names its checks and their causes.
 */

const pictureBehind = 'Une image, une vidéo ou un cadre est dessiné derrière ce texte';

const contrastWords: Readonly<Record<string, string>> = {
  complexTextShadows: 'Le contraste n’a pas pu être mesuré à cause des ombres portées du texte',
  scrolledBehind:
    'Ce texte reste en place pendant que la page défile derrière lui : son fond n’a pas pu être mesuré',
  equalRatio:
    'Le fond lu dans le code a la couleur du texte : une image ou un calque est sans doute dessiné entre les deux',
  // It stands behind: the element may hold nothing but its text.
  imgNode: pictureBehind,
  emptyValue: 'Le champ est vide : le contraste est à mesurer une fois qu’il est rempli',
};

const ofContrast = (check: string): [string, string][] =>
  Object.entries(contrastWords).map(([key, words]) => [`${check}/incomplete/${key}`, words]);

export const axeWords: ReadonlyMap<string, string> = new Map([
  ...ofContrast('color-contrast'),
  ...ofContrast('color-contrast-enhanced'),
  ['link-in-text-block/incomplete/imgNode', pictureBehind],
  ['hidden-content/incomplete', 'Ce contenu était masqué pendant la visite : à contrôler une fois affiché'],
  ['heading-order/fail', 'Le niveau de ce titre saute un rang après celui du titre précédent'],
  [
    'region/fail',
    'Ce contenu n’est dans aucune grande zone de la page (en-tête, menu, contenu principal, pied de page)',
  ],
  [
    'p-as-heading/fail',
    'Ce paragraphe se détache du texte qui le suit comme le ferait un titre (taille, graisse ou italique)',
  ],
  // One rule alone asks both checks, and forbids what they look for: axe-core then tells the reverse.
  ['is-element-focusable/fail', 'Cet élément peut recevoir le focus, ce qui lui rend son rôle'],
  ['has-global-aria-attribute/fail', 'Cet élément porte un attribut ARIA, ce qui lui rend son rôle'],
]);

/** Checks whose French is not for readers. */
export const unsaidChecks: ReadonlySet<string> = new Set(['landmark-is-unique']);

/** Causes that say another way out that the page did not take: no part of what is wrong. */
export const untakenWays: ReadonlySet<string> = new Set([
  'presentational-role/fail/default',
  'role-none/fail/default',
  'role-presentation/fail/default',
]);

/** Causes that say which attribute could have named the element. */
export const namingAttributes: ReadonlyMap<string, string> = new Map([
  ['aria-label/fail/default', 'aria-label'],
  ['aria-labelledby/fail/default', 'aria-labelledby'],
  ['non-empty-title/fail/noAttr', 'title'],
]);
