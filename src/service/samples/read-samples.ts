import type { Sample, SampleSummary } from '#contract/api/samples.ts';
import { AppError } from '#contract/errors.ts';
import { sampleGaps } from '#contract/sample.ts';
import type { Db } from '#platform/database.ts';
import {
  countSchedulesOf,
  findSample,
  findVersion,
  listSampleRows,
  listVersions,
  type SampleRow,
} from '#store/samples.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** The person’s samples, of one site (as its audits are filed) or of all. */
export async function listSamples(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  host: string | null = null,
): Promise<SampleSummary[]> {
  const rows = await listSampleRows(deps.db, viewer.uid, host);
  return rows.map(({ sample, pageCount }) => summaryOf(sample, pageCount));
}

/**
 * One of the person’s own, in its newest version or in the one asked for.
 * @throws AppError `request/not-found`, for another’s as for none, and for a version that is not kept.
 */
export async function readSample(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
  version?: number,
): Promise<Sample> {
  const row = await findSample(deps.db, viewer.uid, id);
  if (row === null) throw new AppError('request/not-found');
  return sampleOf(deps.db, row, version);
}

/** A sample with all that is told of it. @throws AppError `request/not-found` for a version that is not kept. */
export async function sampleOf(db: Db, row: SampleRow, asked = row.version): Promise<Sample> {
  // One after the other: a transaction has one connection.
  const shown = await findVersion(db, row.id, asked);
  const versions = await listVersions(db, row.id);
  const schedules = await countSchedulesOf(db, row.uid, row.id);
  if (shown === null) throw new AppError('request/not-found');
  const newest = versions.find(({ version }) => version === row.version);
  return {
    ...summaryOf(row, newest?.pageCount ?? 0),
    pages: shown.pages,
    journeys: shown.journeys,
    gaps: sampleGaps(shown.pages),
    shownVersion: shown.version,
    versions: versions.map((one) => ({ ...one, savedAt: one.savedAt.toISOString() })),
    schedules,
  };
}

function summaryOf(row: SampleRow, pageCount: number): SampleSummary {
  const { id, host, url, name, version, createdAt, savedAt } = row;
  return {
    id,
    host,
    url,
    name,
    version,
    pageCount,
    createdAt: createdAt.toISOString(),
    savedAt: savedAt.toISOString(),
  };
}
