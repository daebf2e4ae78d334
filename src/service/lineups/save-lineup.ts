import type {
  CreateLineupRequest,
  KeptLineup,
  RefusedStart,
  SaveLineupRequest,
} from '#contract/api/lineups.ts';
import { AppError } from '#contract/errors.ts';
import { formatNumber } from '#contract/french.ts';
import { lineupsPerAccount } from '#contract/lineup.ts';
import { lockOwner } from '#store/audits.ts';
import {
  countLineups,
  deleteLineupRow,
  findLineup,
  findLineupNamed,
  insertLineup,
  listNewestAudits,
  updateLineup,
} from '#store/lineups.ts';
import type { StartAuditDeps } from '../audits/start-audit.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { checkLineupName, checkLineupSites } from './check-lineup.ts';
import { keptOf, urlsOf } from './read-lineup.ts';
import { startAudits } from './start-audits.ts';

type Saver = Pick<Viewer, 'uid'> & Partial<Pick<Viewer, 'personUid'>>;

/** A line-up that was kept or refreshed, and what became of the audits it asked for. */
export interface StartedLineup {
  readonly kept: KeptLineup;
  readonly started: number;
  readonly refused: RefusedStart[];
}

/**
 * Keeps sites side by side under a name. Audits that are asked for start after it is kept: one that is refused loses nothing.
 * @throws AppError `lineup/*`.
 */
export async function createLineup(
  deps: StartAuditDeps,
  viewer: Saver,
  { name: typed, sites, audit = false }: CreateLineupRequest,
): Promise<StartedLineup> {
  const name = checkLineupName(typed);
  const urls = checkLineupSites(deps, sites);
  const row = await deps.db.transaction(async (tx) => {
    if ((await lockOwner(tx, viewer.uid)) === null) throw new AppError('auth/required');
    if ((await countLineups(tx, viewer.uid)) >= lineupsPerAccount)
      throw new AppError('lineup/too-many', { data: { limit: formatNumber(lineupsPerAccount) } });
    if (await findLineupNamed(tx, viewer.uid, name)) throw nameTaken(name);
    const now = deps.clock.now();
    const made = {
      ...{ id: deps.ids.uuid(), uid: viewer.uid, name, sites: urls.map(({ href }) => href) },
      ...{ createdAt: now, savedAt: now },
    };
    await insertLineup(tx, made);
    return made;
  });
  const known = new Set(
    (
      await listNewestAudits(
        deps.db,
        viewer.uid,
        urls.map(({ host }) => host),
      )
    ).map(({ host }) => host),
  );
  const missing = audit ? urls.filter(({ host }) => !known.has(host)) : [];
  return { kept: keptOf(row), ...(await startAudits(deps, viewer, missing)) };
}

/** Changes the name or the sites. @throws AppError `request/not-found`, `lineup/*`. */
export async function changeLineup(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
  request: SaveLineupRequest,
): Promise<KeptLineup> {
  const name = checkLineupName(request.name);
  const urls = checkLineupSites(deps, request.sites);
  return deps.db.transaction(async (tx) => {
    await lockOwner(tx, viewer.uid);
    const row = await findLineup(tx, viewer.uid, id);
    if (row === null) throw new AppError('request/not-found');
    const other = await findLineupNamed(tx, viewer.uid, name);
    if (other && other.id !== id) throw nameTaken(name);
    const change = { name, sites: urls.map(({ href }) => href), savedAt: deps.clock.now() };
    await updateLineup(tx, id, change);
    return keptOf({ ...row, ...change });
  });
}

/** Deletes a line-up; its audits stay. @throws AppError `request/not-found`. */
export async function deleteLineup(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<void> {
  if (!(await deleteLineupRow(deps.db, viewer.uid, id))) throw new AppError('request/not-found');
}

/** Audits the sites of a line-up again, each as before. @throws AppError `request/not-found`. */
export async function refreshLineup(deps: StartAuditDeps, viewer: Saver, id: string): Promise<StartedLineup> {
  const row = await findLineup(deps.db, viewer.uid, id);
  if (row === null) throw new AppError('request/not-found');
  return { kept: keptOf(row), ...(await startAudits(deps, viewer, urlsOf(row))) };
}

const nameTaken = (name: string): AppError =>
  new AppError('lineup/name-taken', { field: 'name', data: { name } });
