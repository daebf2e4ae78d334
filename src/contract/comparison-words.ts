/** Why a rule, or what it shows of a page, says nothing about what changed between two audits. */
export const notComparableReasons = {
  'rule-new': 'contrôle absent de l’un des deux audits',
  'rule-changed': 'contrôle modifié entre les deux audits',
  'rule-untested': 'contrôle non testé dans l’un des deux audits',
  'page-unseen': 'page non lue cette fois',
  'page-new': 'page non lue la fois précédente',
  'list-cut': 'liste trop longue pour suivre chaque endroit',
} as const;
export type NotComparable = keyof typeof notComparableReasons;

/** By what an occurrence was known again, the surest first. */
export const matchSignals = {
  same: 'au même endroit',
  anchor: 'à son identifiant ou à son adresse',
  name: 'à son nom',
  place: 'à sa place',
  shape: 'à sa structure',
  elsewhere: 'sur une autre page',
  likeness: 'à sa ressemblance',
} as const;
export type MatchSignal = keyof typeof matchSignals;
