import type { ScheduleRequest } from '#contract/api/schedules.ts';
import { type ScheduleFrequency, scheduleFrequencies, scheduleMails } from '#contract/schedule-words.ts';
import { textOf } from '../../lib/use-form.ts';
import { auditRequestOf } from './audit-request.ts';

/** How often the form asks for an audit; null: once, now. */
export function frequencyOf(values: FormData): ScheduleFrequency | null {
  return scheduleFrequencies.find((one) => one === textOf(values, 'frequency')) ?? null;
}

/** The body of `POST /api/schedules` from the form’s fields. */
export function scheduleRequestOf(values: FormData, frequency: ScheduleFrequency): ScheduleRequest {
  return {
    ...auditRequestOf(values),
    frequency,
    day: Number(textOf(values, 'day')),
    hour: Number(textOf(values, 'hour')),
    mail: scheduleMails.find((one) => one === textOf(values, 'mail')) ?? 'always',
  };
}
