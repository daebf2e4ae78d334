import type { Schedule } from '#contract/api/schedules.ts';
import type { ScheduleRow, ScheduleRunRow } from '#store/schedules.ts';
import type { ChosenAudit } from '../audits/admission.ts';
import { choicesOf } from '../audits/read-audit-choices.ts';

/** What of chosen pages a schedule keeps: those of a list; of a sample which one, since it audits the newest version. */
export function scheduledOf({ sample, pages, ...chosen }: ChosenAudit) {
  return { ...chosen, pages: sample ? null : pages, sampleId: sample?.id ?? null };
}

/** A schedule as its owner sees it. */
export function scheduleView(row: ScheduleRow, last: ScheduleRunRow | undefined): Schedule {
  const { id, host, frequency, day, hour, mail, state, nextRunAt, createdAt } = row;
  return {
    ...choicesOf(row),
    id,
    host,
    frequency,
    day,
    hour,
    mail,
    state,
    nextRunAt: nextRunAt?.toISOString() ?? null,
    lastRun: last
      ? {
          dueAt: last.dueAt.toISOString(),
          ranAt: last.ranAt.toISOString(),
          outcome: last.outcome,
          auditId: last.auditId,
        }
      : null,
    createdAt: createdAt.toISOString(),
  };
}
