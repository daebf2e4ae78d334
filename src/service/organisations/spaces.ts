import type { OwnSpaces } from '#contract/api/organisations.ts';
import { AppError } from '#contract/errors.ts';
import { mostOrganisations, organisationNameLength } from '#contract/space-roles.ts';
import { lockOwner } from '#store/audits.ts';
import {
  findMembership,
  insertOrganisation,
  listOrganisationsOf,
  lockOrganisation,
  renameOrganisation,
  saveMembership,
} from '#store/organisations.ts';
import { setSpace } from '#store/sessions.ts';
import { plainText } from '../decisions/check-decision.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { type Acting, recordEvent } from './acting.ts';

type SpaceDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** Organisations of a person, and which their session is in. */
export async function listSpaces(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'personUid' | 'space'>,
): Promise<OwnSpaces> {
  const rows = await listOrganisationsOf(deps.db, viewer.personUid);
  const isIn = viewer.space.kind === 'organisation';
  return { current: isIn ? viewer.uid : null, organisations: rows.map(({ plan, ...row }) => row) };
}

/** @throws AppError `organisation/name` */
function checkedName(typed: string): string {
  const name = plainText(typed);
  if (name.length < 2 || name.length > organisationNameLength)
    throw new AppError('organisation/name', { field: 'name' });
  return name;
}

/**
 * Makes an organisation that the person owns, on the free plan, and puts their session in it.
 * @throws AppError `organisation/name`, `organisation/too-many`, `auth/required`
 */
export async function createOrganisation(
  deps: SpaceDeps,
  acting: Acting,
  request: { readonly name: string },
): Promise<{ readonly uid: string; readonly name: string }> {
  const { viewer } = acting;
  const name = checkedName(request.name);
  const uid = `org-${deps.ids.uuid()}`;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    // One at a time: two at once could pass the limit together.
    if ((await lockOwner(tx, viewer.personUid)) === null) throw new AppError('auth/required');
    const owned = (await listOrganisationsOf(tx, viewer.personUid)).filter(({ role }) => role === 'owner');
    if (owned.length >= mostOrganisations)
      throw new AppError('organisation/too-many', { data: { limit: mostOrganisations } });
    await insertOrganisation(tx, { uid, name, now });
    await saveMembership(tx, {
      ...{ organisation: uid, person: viewer.personUid, role: 'owner', mayAct: false, hosts: [], now },
    });
    await recordEvent(deps, tx, acting, { organisation: uid, act: 'created', target: name });
    await setSpace(tx, viewer.sessionId, viewer.personUid, uid);
  });
  return { uid, name };
}

/**
 * Puts the session into an organisation of the person, or back into their own space (null).
 * @throws AppError `request/not-found` for an organisation they are not in
 */
export async function chooseSpace(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'personUid' | 'sessionId'>,
  space: string | null,
): Promise<void> {
  if (space !== null && (await findMembership(deps.db, space, viewer.personUid)) === null)
    throw new AppError('request/not-found');
  await setSpace(deps.db, viewer.sessionId, viewer.personUid, space);
}

/** The organisation that somebody looks at. @throws AppError `organisation/none` in one’s own space */
export function organisationOf({ uid, space }: Pick<Viewer, 'uid' | 'space'>): string {
  if (space.kind !== 'organisation') throw new AppError('organisation/none');
  return uid;
}

/** @throws AppError `organisation/none`, `organisation/name`, `request/not-found` */
export async function changeName(deps: SpaceDeps, acting: Acting, typed: string): Promise<void> {
  const organisation = organisationOf(acting.viewer);
  const name = checkedName(typed);
  await deps.db.transaction(async (tx) => {
    if ((await lockOrganisation(tx, organisation)) === null) throw new AppError('request/not-found');
    await renameOrganisation(tx, organisation, name);
    await recordEvent(deps, tx, acting, { organisation, act: 'renamed', target: name });
  });
}
