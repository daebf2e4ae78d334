import { hourMs, laterBy } from '#contract/durations.ts';
import { type LaterMeasure, laterMeasureHours } from '#contract/later-measure.ts';
import type { Unmeasured } from '#engine/ports/outcome.ts';
import type { Db } from '#platform/database.ts';
import { insertLaterMeasure } from '#store/later-measures.ts';

/** Keeps what a finished audit lacks, in the caller’s transaction; every minute somebody looks whether it can be measured. */
export async function keepForLater(
  tx: Db,
  auditId: string,
  engineVersion: string,
  { pages, gathered }: Unmeasured,
  now: Date,
): Promise<void> {
  await insertLaterMeasure(tx, {
    auditId,
    engineVersion,
    pages: [...pages],
    gathered: Buffer.from(gathered),
    loads: [],
    dueAt: now,
    endsAt: laterBy(now, laterMeasureHours * hourMs),
  });
}

/** What the report says of it. */
export const toCome = ({ pages }: Unmeasured): LaterMeasure => ({ state: 'waiting', pages: pages.length });
