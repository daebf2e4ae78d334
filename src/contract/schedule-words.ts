/** The words of scheduled audits; apart, so that pages do not ship the schemas. */
export const scheduleFrequencies = ['weekly', 'monthly'] as const;
export type ScheduleFrequency = (typeof scheduleFrequencies)[number];

/** Which mails a scheduled audit sends. */
export const scheduleMails = ['always', 'worse', 'never'] as const;
export type ScheduleMail = (typeof scheduleMails)[number];

/** What became of a moment a schedule was due: an audit, or the month’s quota was used up. */
export const scheduleOutcomes = ['started', 'quota'] as const;
export type ScheduleOutcome = (typeof scheduleOutcomes)[number];

/** When a schedule is due, in Europe/Paris. */
export interface ScheduleRule {
  readonly frequency: ScheduleFrequency;
  /** 1 (Monday) to 7 when weekly; 1 to 31 when monthly, shorter months end earlier. */
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
}

/** From Monday, as ISO 8601 numbers them from 1. */
export const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;

/** « Chaque lundi à 6 h », « Le 1er de chaque mois à 6 h », Paris time. */
export function scheduleText({ frequency, day, hour }: ScheduleRule): string {
  const at = `à ${hour}\u00a0h`;
  if (frequency === 'weekly') return `Chaque ${weekdays[day - 1]} ${at}`;
  const shorter = day > 28 ? ' (ou le dernier jour du mois)' : '';
  return `Le ${day === 1 ? '1er' : day} de chaque mois${shorter} ${at}`;
}
