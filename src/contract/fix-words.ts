/** What several findings have in common, so that mending it mends them all. */
export const causeKinds = [
  'part',
  'third-party',
  'consent',
  'setting',
  'template',
  'document',
  'images',
  'rule',
] as const;
export type CauseKind = (typeof causeKinds)[number];

/** Who does the work. */
export const fixRoles = {
  direction: 'Direction',
  editorial: 'Éditorial',
  development: 'Développement',
  dpo: 'DPO / juridique',
} as const;
export type FixRole = keyof typeof fixRoles;

/** The role that an address or a form names; null for none. */
export const roleNamed = (text: unknown): FixRole | null =>
  typeof text === 'string' && Object.hasOwn(fixRoles, text) ? (text as FixRole) : null;

/** A band of work, by the hours it takes at most. */
const bands: readonly (readonly [hours: number, words: string])[] = [
  [1, 'moins d’une heure'],
  [4, 'moins d’une demi-journée'],
  [8, 'moins d’une journée'],
  [24, 'quelques jours'],
  [80, 'une à deux semaines'],
];

/** The band that holds an estimate of work, least and most hours. */
export function hoursBand(hours: number): [number, number] {
  const at = bands.findIndex(([most]) => hours <= most);
  const index = at < 0 ? bands.length - 1 : at;
  return [bands[index - 1]?.[0] ?? 0, bands[index]?.[0] ?? 80];
}

/** « moins d’une heure », « quelques jours »… */
export function workInWords({ hours: [, most] }: { readonly hours: readonly [number, number] }): string {
  return bands.find(([hours]) => most <= hours)?.[1] ?? 'plusieurs semaines';
}
