import type { ChangeSampleRequest, CreateSampleRequest, Sample } from '#contract/api/samples.ts';
import { AppError } from '#contract/errors.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import { planOf } from '#contract/plans.ts';
import { type SamplePage, samplesPerAccount, sampleVersionsKept } from '#contract/sample.ts';
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import type { Db } from '#platform/database.ts';
import { lockOwner } from '#store/audits.ts';
import { listJourneys } from '#store/journeys.ts';
import {
  countSamples,
  countSchedulesOf,
  deleteSampleRow,
  findSampleNamed,
  findVersion,
  insertSample,
  insertVersion,
  lockSample,
} from '#store/samples.ts';
import type { Deps } from '../deps.ts';
import { normaliseTarget } from '../normalise-target.ts';
import type { Viewer } from '../viewer.ts';
import { checkSampleName, checkSamplePages } from './check-sample.ts';
import { sampleOf } from './read-samples.ts';

type SaveDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'ids'>;

/**
 * Keeps a new sample with a site, as its first version.
 * @throws AppError `target/*`, `sample/*`.
 */
export async function createSample(
  deps: SaveDeps,
  viewer: Pick<Viewer, 'uid'>,
  request: CreateSampleRequest,
): Promise<Sample> {
  const site = normaliseTarget(request.url, targetPolicyOf(deps.config));
  const name = checkSampleName(request.name);
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    if (owner === null) throw new AppError('auth/required');
    const pages = checkSamplePages(site, request.pages, planOf(owner.plan));
    if ((await countSamples(tx, viewer.uid)) >= samplesPerAccount)
      throw new AppError('sample/too-many', { data: { limit: formatNumber(samplesPerAccount) } });
    const own = { uid: viewer.uid, host: site.host, name };
    if (await findSampleNamed(tx, own)) throw nameTaken(name);
    const now = deps.clock.now();
    const row = { ...own, id: deps.ids.uuid(), url: site.href, version: 1, createdAt: now, savedAt: now };
    const journeys = await journeysAsked(tx, row, request.journeys, null);
    await insertSample(tx, row);
    const first = { sampleId: row.id, version: 1, name, pages, journeys, savedAt: now };
    await insertVersion(tx, first, sampleVersionsKept);
    return sampleOf(tx, row);
  });
}

/**
 * Saves what changed of a sample as its next version; where nothing did, there is none. Two people who edit at once: the
 * second is refused, and decides.
 * @throws AppError `request/not-found`, `sample/*`.
 */
export async function changeSample(
  deps: SaveDeps,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
  request: ChangeSampleRequest,
): Promise<Sample> {
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    const row = await lockSample(tx, viewer.uid, id);
    if (owner === null || row === null) throw new AppError('request/not-found');
    const name = checkSampleName(request.name);
    const pages = checkSamplePages(new URL(row.url), request.pages, planOf(owner.plan));
    if (request.version !== row.version)
      throw new AppError('sample/changed', { data: { version: row.version, edited: request.version } });
    const other = await findSampleNamed(tx, { ...row, name });
    if (other && other.id !== id) throw nameTaken(name);
    const before = await findVersion(tx, id, row.version);
    const kept = before?.journeys ?? null;
    const journeys = await journeysAsked(tx, row, request.journeys, kept);
    const isAlike = isSame(before?.pages ?? [], pages) && isSameChoice(kept, journeys);
    if (before?.name === name && isAlike) return sampleOf(tx, row);
    const next = { version: row.version + 1, name, savedAt: deps.clock.now() };
    await insertVersion(tx, { sampleId: id, pages, journeys, ...next }, sampleVersionsKept);
    return sampleOf(tx, { ...row, ...next });
  });
}

/**
 * Deletes a sample and its versions; audits that used it keep what they were asked for. One that schedules use stays.
 * @throws AppError `request/not-found`, `sample/scheduled`.
 */
export async function deleteSample(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Schedules are made and changed under the same lock.
    await lockOwner(tx, viewer.uid);
    const row = await lockSample(tx, viewer.uid, id);
    if (row === null) throw new AppError('request/not-found');
    const used = await countSchedulesOf(tx, viewer.uid, id);
    if (used > 0)
      throw new AppError('sample/scheduled', {
        data: { count: countOf(used, 'audit programmé', 'audits programmés') },
      });
    await deleteSampleRow(tx, id);
  });
}

/** Journeys of the site that are asked for; `kept`: those of before, where nothing is said of them. @throws AppError `sample/journey-unknown`. */
async function journeysAsked(
  tx: Db,
  { uid, host }: { readonly uid: string; readonly host: string },
  asked: readonly string[] | undefined,
  kept: readonly string[] | null,
): Promise<readonly string[] | null> {
  if (asked === undefined) return kept;
  const known = new Set((await listJourneys(tx, uid, host)).map(({ id }) => id));
  // One that was named before and is deleted since stands in nobody’s way.
  if (asked.some((id) => !known.has(id) && !kept?.includes(id)))
    throw new AppError('sample/journey-unknown', { field: 'journeys' });
  return [...new Set(asked)].filter((id) => known.has(id));
}

const isSameChoice = (before: readonly string[] | null, after: readonly string[] | null): boolean =>
  before === after || (before !== null && after !== null && isSameSet(before, after));

const isSameSet = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((id) => after.includes(id));

const nameTaken = (name: string): AppError =>
  new AppError('sample/name-taken', { field: 'name', data: { name } });

const isSame = (before: readonly SamplePage[], after: readonly SamplePage[]): boolean =>
  before.length === after.length &&
  before.every(({ url, name, kind }, index) => {
    const other = after[index];
    return url === other?.url && name === other.name && kind === other.kind;
  });
