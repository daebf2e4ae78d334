import type { MailKind } from './mails.ts';

/**
 * Mails a person may do without, by group. What is in none is about the account itself and always leaves, but for the
 * alert of a scheduled audit, which that schedule stops.
 */
export const mailGroups = {
  results: {
    label: 'Résultats d’audit',
    hint: 'Le score, les premières choses à corriger et le rapport en PDF, à la fin de chaque audit.',
    kinds: ['audit-finished'],
  },
  failures: {
    label: 'Audits en échec',
    hint: 'Pourquoi un audit n’a pas pu aboutir, et que faire.',
    kinds: ['audit-failed'],
  },
  work: {
    label: 'Correctifs et mentions',
    hint: 'Ce qui vous est confié, les commentaires qui vous mentionnent et les échéances qui approchent.',
    kinds: ['work-digest', 'work-due'],
  },
} as const satisfies Record<string, { label: string; hint: string; kinds: readonly MailKind[] }>;

export type MailGroup = keyof typeof mailGroups;
export const mailGroupIds = Object.keys(mailGroups) as [MailGroup, ...MailGroup[]];

/** The group a mail belongs to; null for those no group stops. */
export function mailGroupOf(kind: MailKind): MailGroup | null {
  return mailGroupIds.find((id) => mailGroups[id].kinds.some((known: MailKind) => known === kind)) ?? null;
}
