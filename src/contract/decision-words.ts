/*
 * The words of decisions; apart, so that pages do not ship the schemas. A decision is what a person says of something a
 * report shows: it changes neither the finding nor the score.
 */

/** What a person may decide: its name, and what it says of the finding. */
export const decisionKinds = {
  'false-positive': {
    label: 'Faux positif',
    meaning: 'Une personne a vérifié : ce point n’est pas un défaut.',
  },
  contested: {
    label: 'Contesté',
    meaning:
      'Vous tenez ce défaut pour une erreur de notre part. Il reste affiché et compté. Vos mots, la page et la preuve sont transmis aux administrateurs du service.',
  },
  accepted: {
    label: 'Accepté',
    meaning: 'Le risque est connu et pris par quelqu’un, jusqu’à une date.',
  },
  derogation: {
    label: 'Dérogation',
    meaning: 'La loi permet de ne pas rendre ce contenu accessible ; la déclaration d’accessibilité le dira.',
  },
  'third-party': {
    label: 'Contenu tiers',
    meaning: 'Ce contenu vient d’un tiers : vous ne pouvez pas le corriger vous-même.',
  },
  mended: {
    label: 'Corrigé, à revérifier',
    meaning: 'La correction est faite ; le prochain audit comparable dira si elle tient.',
  },
} as const satisfies Record<string, { readonly label: string; readonly meaning: string }>;
export type DecisionKind = keyof typeof decisionKinds;
export const decisionKindIds = Object.keys(decisionKinds) as [DecisionKind, ...DecisionKind[]];

/**
 * Whether a decision settles what it is about, which then leaves the list of what to do first. A contest settles nothing: it
 * says that a person and a check disagree.
 */
export const settles = (kind: DecisionKind): boolean => kind !== 'contested';

/** How far a decision goes. */
export const decisionScopes = {
  element: 'Cet endroit seulement',
  component: 'Ce composant, sur toutes les pages',
  rule: 'Ce contrôle, sur tout le site',
} as const;
export type DecisionScope = keyof typeof decisionScopes;
export const decisionScopeIds = Object.keys(decisionScopes) as [DecisionScope, ...DecisionScope[]];

/** On what a « dérogation » stands: the two headings a declaration of accessibility has for it. */
export const derogationMotives = {
  burden: 'charge disproportionnée',
  exempt: 'contenu non soumis à l’obligation d’accessibilité',
} as const;
export type DerogationMotive = keyof typeof derogationMotives;

/** Why a decision that stands does not apply to what a report shows. */
export const lapseReasons = ['expired', 'rule-changed', 'proven', 'unproven', 'still-there'] as const;
export type LapseReason = (typeof lapseReasons)[number];

/** How a decision ended. */
export const decisionEnds = {
  undone: 'Annulée',
  replaced: 'Remplacée',
  corrected: 'Correction confirmée',
} as const;
export type DecisionEnd = keyof typeof decisionEnds;

/** Shortest and longest reason, in characters. */
export const reasonLengths = { least: 3, most: 500 } as const;
/** A decision may run so many years at most. */
export const longestYears = 5;

/** Names of the parts of a page that a component can be. */
const partNames: Readonly<Record<string, string>> = {
  header: 'l’en-tête',
  nav: 'le menu',
  footer: 'le pied de page',
  aside: 'le bloc latéral',
  dialog: 'la fenêtre',
};

/** « le pied de page » of `footer:1x9k2c`. */
export const partName = (part: string): string => partNames[part.split(':')[0] ?? ''] ?? 'le composant';
