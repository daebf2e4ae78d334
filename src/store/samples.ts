import { and, asc, count, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { SamplePage } from '#contract/sample.ts';
import type { Db } from '#platform/database.ts';
import { audits } from './schema.ts';
import { samples, sampleVersions } from './schema-samples.ts';
import { schedules } from './schema-schedules.ts';

export type SampleRow = typeof samples.$inferSelect;
export type SampleVersionRow = typeof sampleVersions.$inferSelect;

/** The person’s own samples, of one site or of all, by site and name, each with the pages of its newest version. */
export async function listSampleRows(
  db: Db,
  uid: string,
  host: string | null,
): Promise<{ sample: SampleRow; pageCount: number }[]> {
  return db
    .select({ sample: samples, pageCount: sql<number>`jsonb_array_length(${sampleVersions.pages})` })
    .from(samples)
    .innerJoin(
      sampleVersions,
      and(eq(sampleVersions.sampleId, samples.id), eq(sampleVersions.version, samples.version)),
    )
    .where(and(eq(samples.uid, uid), host === null ? undefined : eq(samples.host, host)))
    .orderBy(asc(samples.host), asc(samples.name), asc(samples.id));
}

/** One of the person’s own; null for another’s as for none. */
export async function findSample(db: Db, uid: string, id: string): Promise<SampleRow | null> {
  const rows = await db
    .select()
    .from(samples)
    .where(and(eq(samples.id, id), eq(samples.uid, uid)));
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSample(db: Db, uid: string, id: string): Promise<SampleRow | null> {
  const rows = await db
    .select()
    .from(samples)
    .where(and(eq(samples.id, id), eq(samples.uid, uid)))
    .for('update');
  return rows[0] ?? null;
}

/** The sample of that name, whatever its letter case. */
export async function findSampleNamed(
  db: Db,
  { uid, host, name }: Pick<SampleRow, 'uid' | 'host' | 'name'>,
): Promise<SampleRow | null> {
  const rows = await db
    .select()
    .from(samples)
    .where(and(eq(samples.uid, uid), eq(samples.host, host), sql`lower(${samples.name}) = lower(${name})`));
  return rows[0] ?? null;
}

export async function findVersion(
  db: Db,
  sampleId: string,
  version: number,
): Promise<SampleVersionRow | null> {
  const rows = await db
    .select()
    .from(sampleVersions)
    .where(and(eq(sampleVersions.sampleId, sampleId), eq(sampleVersions.version, version)));
  return rows[0] ?? null;
}

/** The versions that are kept, without their pages, the newest first. */
export async function listVersions(db: Db, sampleId: string) {
  return db
    .select({
      version: sampleVersions.version,
      name: sampleVersions.name,
      savedAt: sampleVersions.savedAt,
      pageCount: sql<number>`jsonb_array_length(${sampleVersions.pages})`,
    })
    .from(sampleVersions)
    .where(eq(sampleVersions.sampleId, sampleId))
    .orderBy(desc(sampleVersions.version));
}

/** The audit that a sample of a site is proposed from: of the whole site before others, then the newest. */
export async function findAuditToPropose(db: Db, uid: string, host: string): Promise<string | null> {
  const rows = await db
    .select({ id: audits.id })
    .from(audits)
    .where(
      and(
        eq(audits.uid, uid),
        eq(audits.host, host),
        eq(audits.status, 'done'),
        isNull(audits.reportRemovedAt),
        isNull(audits.deletedAt),
      ),
    )
    .orderBy(sql`${audits.scope} <> 'site'`, desc(audits.finishedAt), desc(audits.id))
    .limit(1);
  return rows[0]?.id ?? null;
}

export async function insertSample(db: Db, sample: SampleRow): Promise<void> {
  await db.insert(samples).values(sample);
}

/** Keeps a version, makes it the newest, and forgets those that are `kept` versions older. */
export async function insertVersion(
  db: Db,
  version: Omit<SampleVersionRow, 'pages' | 'journeys'> & {
    readonly pages: readonly SamplePage[];
    readonly journeys: readonly string[] | null;
  },
  kept: number,
): Promise<void> {
  await db.insert(sampleVersions).values({
    ...version,
    pages: [...version.pages],
    journeys: version.journeys && [...version.journeys],
  });
  await db
    .update(samples)
    .set({ name: version.name, version: version.version, savedAt: version.savedAt })
    .where(eq(samples.id, version.sampleId));
  await db
    .delete(sampleVersions)
    .where(
      and(eq(sampleVersions.sampleId, version.sampleId), lte(sampleVersions.version, version.version - kept)),
    );
}

export async function deleteSampleRow(db: Db, id: string): Promise<void> {
  await db.delete(samples).where(eq(samples.id, id));
}

export async function countSamples(db: Db, uid: string): Promise<number> {
  const rows = await db.select({ all: count() }).from(samples).where(eq(samples.uid, uid));
  return rows[0]?.all ?? 0;
}

/** Schedules that audit the sample, whether they run or not. */
export async function countSchedulesOf(db: Db, uid: string, sampleId: string): Promise<number> {
  const rows = await db
    .select({ all: count() })
    .from(schedules)
    .where(and(eq(schedules.uid, uid), eq(schedules.sampleId, sampleId)));
  return rows[0]?.all ?? 0;
}
