/**
 * The W3C's approved ACT rules and the rules of ours that speak about each
 * (https://www.w3.org/WAI/standards-guidelines/act/rules/). What a rule of ours says beside the subject of the ACT rule
 * does not count: only rules whose failure is a failure of that ACT rule are named.
 */
export const actRules: Readonly<Record<string, readonly string[]>> = {
  // Elements and their ARIA
  '674b10': ['axe-aria-roles'],
  '6a7281': ['axe-aria-valid-attr-value'],
  '5f99a7': ['axe-aria-valid-attr'],
  '4e8ab6': ['axe-aria-required-attr'],
  '307n5z': ['axe-nested-interactive'],
  '46ca7f': ['axe-presentation-role-conflict', 'rgaa-img-deco-avec-nom'],
  '6cfa84': ['rgaa-cache-focalisable'],
  // Names
  m6b1q3: ['axe-aria-command-name', 'axe-button-name'],
  '97a4e1': [
    'axe-button-name',
    'axe-input-button-name',
    'axe-aria-command-name',
    'axe-summary-name',
    'rgaa-lecteur-commandes-sans-nom',
  ],
  e086e5: ['axe-label', 'axe-select-name', 'axe-aria-input-field-name', 'axe-aria-toggle-field-name'],
  '59796f': ['axe-input-image-alt'],
  '23a2a8': ['axe-image-alt', 'axe-role-img-alt'],
  c487ae: ['rgaa-lien-vide-strict', 'axe-area-alt'],
  '7d6734': ['axe-svg-img-alt', 'axe-role-img-alt'],
  '8fc3b6': ['axe-object-alt', 'rgaa-objet-embed-sans-alternative'],
  '2t702h': ['axe-summary-name'],
  qt1vmo: ['rgaa-alt-generique', 'rgaa-alt-nom-fichier', 'rgaa-alt-identiques'],
  // The document and its language
  '2779a5': ['rgaa-titre-page-absent'],
  c4a8a4: ['rgaa-titre-page-generique'],
  b5c3f8: ['rgaa-langue-absente'],
  bf051a: ['rgaa-langue-erronee'],
  de46e4: ['rgaa-langue-passage-erronee'],
  bc659a: ['rgaa-limite-temps'],
  bisz58: ['rgaa-limite-temps', 'wcag-rechargement-aaa'],
  // Frames, tables, forms
  akn7bn: ['axe-frame-focusable-content'],
  a25f45: ['axe-td-headers-attr'],
  '73f2c2': ['rgaa-autocomplete-absent'],
  // What is seen
  '24afc2': ['axe-avoid-inline-spacing'],
  '9e45ec': ['axe-avoid-inline-spacing'],
  '78fd32': ['axe-avoid-inline-spacing'],
  b4f0c3: ['axe-meta-viewport'],
  afw4f7: ['axe-color-contrast', 'rgaa-contraste-texte-image-fond'],
  '09o5cg': ['axe-color-contrast-enhanced', 'axe-color-contrast', 'rgaa-contraste-texte-image-fond'],
  '0va7u6': ['rgaa-texte-en-image'],
  b33eff: ['axe-css-orientation-lock', 'rgaa-orientation'],
  '0ssw9k': ['axe-scrollable-region-focusable'],
  oj04fd: ['rgaa-focus-invisible'],
};
