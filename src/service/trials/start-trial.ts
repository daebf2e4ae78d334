import type { Trial } from '#contract/api/trials.ts';
import { earlierBy, minuteMs } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { mostRefusedTries } from '#contract/site-access.ts';
import { lockOwner } from '#store/audits.ts';
import { findJourney } from '#store/journeys.ts';
import { findSiteAccess } from '#store/site-accesses.ts';
import { findTrial, insertTrial, openTrial, type TrialRow } from '#store/trials.ts';
import { siteOf } from '../audits/site-turns.ts';
import type { Deps } from '../deps.ts';
import { isProvedNow, own } from '../site-access/manage-access.ts';
import { openAccess } from '../site-access/sealed-access.ts';
import type { Viewer } from '../viewer.ts';

type StartDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;
type Owner = Pick<Viewer, 'uid'>;

/** A trial that is not over by then was lost with its worker. */
const longestMs = 3 * minuteMs;

/**
 * « Essayer l’accès »: has a worker try it once; no audit, no quota. After two refusals of the same secrets the site is left alone
 * until they are replaced.
 * @throws AppError `request/not-found`, `access/not-proved`, `access/unreadable`, `access/refused-twice`.
 */
export async function startAccessTrial(deps: StartDeps, { uid }: Owner, host: string): Promise<Trial> {
  const row = await own(deps.db, uid, host);
  if (!(await isProvedNow(deps, uid, host))) throw new AppError('access/not-proved');
  if (openAccess(deps, row) === null) throw new AppError('access/unreadable');
  if (row.refusals >= mostRefusedTries) throw new AppError('access/refused-twice');
  return queueTrial(deps, { uid, host, subject: 'access', subjectId: row.id }, row.origin);
}

/**
 * « Essayer » a journey: has a worker replay it once.
 * @throws AppError `request/not-found`, `journey/not-proved`, `access/refused-twice`.
 */
export async function startJourneyTrial(
  deps: StartDeps,
  { uid }: Owner,
  { host, id }: { readonly host: string; readonly id: string },
): Promise<Trial> {
  if ((await findJourney(deps.db, uid, host, id)) === null) throw new AppError('request/not-found');
  if (!(await isProvedNow(deps, uid, host))) throw new AppError('journey/not-proved');
  const access = await findSiteAccess(deps.db, uid, host);
  if (access && access.refusals >= mostRefusedTries) throw new AppError('access/refused-twice');
  return queueTrial(deps, { uid, host, subject: 'journey', subjectId: id }, `https://${host}`);
}

/** @throws AppError `request/not-found`, for another’s as for one that was forgotten. */
export async function readTrial(
  { db }: Pick<Deps, 'db'>,
  { uid }: Owner,
  { host, id }: { readonly host: string; readonly id: string },
): Promise<Trial> {
  const row = await findTrial(db, uid, host, id);
  if (row === null) throw new AppError('request/not-found');
  return viewOf(row);
}

/** The same thing while it is being tried is the same trial. */
async function queueTrial(
  deps: StartDeps,
  asked: Pick<TrialRow, 'uid' | 'host' | 'subject' | 'subjectId'>,
  origin: string,
): Promise<Trial> {
  return deps.db.transaction(async (tx) => {
    if ((await lockOwner(tx, asked.uid)) === null) throw new AppError('auth/required');
    const now = deps.clock.now();
    const open = await openTrial(tx, asked, earlierBy(now, longestMs));
    if (open) return viewOf(open);
    const row = await insertTrial(tx, { ...asked, id: deps.ids.uuid(), createdAt: now });
    await deps.queue.send(tx, 'try', { trialId: row.id }, { id: row.id, group: { id: siteOf(origin) } });
    return viewOf(row);
  });
}

const viewOf = ({ id, state, result }: TrialRow): Trial => ({ id, state, result });
