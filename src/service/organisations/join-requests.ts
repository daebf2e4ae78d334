import type { AcceptJoinRequest, OrganisationOffers } from '#contract/api/organisation-access.ts';
import { dayMs, earlierBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import { joinRequestDays, mostJoinRequests, roleCovers, spaceRoleWords } from '#contract/space-roles.ts';
import type { Db } from '#platform/database.ts';
import { isSiret } from '#platform/oidc/siret.ts';
import { lockOwner } from '#store/audits.ts';
import {
  answerJoinRequest,
  countRequestsBy,
  hasAsked,
  insertJoinRequest,
  listJoinRequests,
  listOffers,
  setSiret,
} from '#store/join-requests.ts';
import { findMembership, listMembers, saveMembership } from '#store/organisations.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Viewer } from '../viewer.ts';
import { type Acting, recordEvent } from './acting.ts';
import { assertSeat, checkedHosts, lockForChange } from './invite.ts';

type JoinDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config'>;

/** Requests of before that moment are over. */
export const liveSince = (now: Date): Date => earlierBy(now, joinRequestDays * dayMs);

/** Gives the organisation its SIRET, spaces allowed; null or nothing: none. @throws AppError `organisation/siret` and others */
export async function changeSiret(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  acting: Acting,
  typed: string | null,
): Promise<void> {
  const siret = typed?.replaceAll(/[\s.\u00a0\u202f-]/g, '') || null;
  if (siret !== null && !isSiret(siret)) throw new AppError('organisation/siret', { field: 'siret' });
  await deps.db.transaction(async (tx) => {
    const { row, actor } = await lockForChange(tx, acting);
    if (!roleCovers(actor.role, 'admin')) throw new AppError('organisation/role-too-high');
    if (row.siret === siret) return;
    await setSiret(tx, row.uid, siret);
    await recordEvent(deps, tx, acting, {
      organisation: row.uid,
      act: 'siret-changed',
      target: siret ?? 'aucun',
    });
  });
}

/** Organisations that somebody may ask to join: those of the SIRET that their provider told, by name alone. */
export async function readOffers(
  deps: Pick<Deps, 'db' | 'clock'>,
  { personUid }: Pick<Viewer, 'personUid'>,
): Promise<OrganisationOffers> {
  return { offers: await listOffers(deps.db, personUid, liveSince(deps.clock.now())) };
}

/**
 * Asks to join an organisation of the person’s SIRET: those who may answer are told by mail, nothing else changes.
 * @throws AppError `request/not-found` for any other; `organisation/already-asked`, `organisation/too-many-requests`
 */
export async function askToJoin(deps: JoinDeps, acting: Acting, organisation: string): Promise<string> {
  const { viewer } = acting;
  const person = viewer.personUid;
  const id = deps.ids.uuid();
  await deps.db.transaction(async (tx) => {
    // One at a time: two at once could pass the limits together.
    if ((await lockOwner(tx, person)) === null) throw new AppError('auth/required');
    const createdAt = deps.clock.now();
    const [offer] = await listOffers(tx, person, liveSince(createdAt), organisation);
    if (!offer) throw new AppError('request/not-found');
    if (await hasAsked(tx, organisation, person, liveSince(createdAt)))
      throw new AppError('organisation/already-asked', {
        data: { days: countOf(joinRequestDays, 'jour', 'jours') },
      });
    if ((await countRequestsBy(tx, person, earlierBy(createdAt, dayMs))) >= mostJoinRequests)
      throw new AppError('organisation/too-many-requests', { data: { limit: mostJoinRequests } });
    await insertJoinRequest(tx, { id, organisation, person, createdAt });
    await recordEvent(deps, tx, acting, { organisation, act: 'join-asked' });
    for (const member of await listMembers(tx, organisation)) {
      if (!roleCovers(member.role, 'admin')) continue;
      await queueMail(deps, tx, {
        kind: 'organisation-join-asked',
        ...{ to: member.email, uid: member.uid, dedupeKey: `organisation-join-asked:${id}:${member.uid}` },
        data: {
          ...{ displayName: member.displayName, organisation: offer.name, personEmail: viewer.email },
          url: `${deps.config.publicUrl}/organisation`,
        },
      });
    }
  });
  return id;
}

/** A request that waits for whoever may answer it. @throws AppError `request/not-found`, `organisation/role-too-high` */
async function waitingRequest(deps: Pick<Deps, 'clock'>, tx: Db, acting: Acting, id: string) {
  const locked = await lockForChange(tx, acting);
  if (!roleCovers(locked.actor.role, 'admin')) throw new AppError('organisation/role-too-high');
  const now = deps.clock.now();
  const [asked] = await listJoinRequests(tx, locked.row.uid, liveSince(now), id);
  if (!asked) throw new AppError('request/not-found');
  return { ...locked, asked, now };
}

async function tellAnswer(
  deps: JoinDeps,
  tx: Db,
  asked: {
    readonly id: string;
    readonly person: string;
    readonly email: string;
    readonly displayName: string;
  },
  told: { readonly organisation: string; readonly roleLabel: string | null },
): Promise<void> {
  await queueMail(deps, tx, {
    kind: 'organisation-join-answered',
    ...{ to: asked.email, uid: asked.person, dedupeKey: `organisation-join-answered:${asked.id}` },
    data: { displayName: asked.displayName, ...told, url: `${deps.config.publicUrl}/espaces` },
  });
}

/**
 * Lets in who asked, as what whoever accepts may give.
 * @throws AppError `request/not-found` once answered or over, `organisation/*`
 */
export async function acceptJoin(
  deps: JoinDeps,
  acting: Acting,
  id: string,
  { role, hosts: given, mayAct }: AcceptJoinRequest,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { row, may, asked, now } = await waitingRequest(deps, tx, acting, id);
    if (!may.includes(role)) throw new AppError('organisation/role-too-high', { field: 'role' });
    const hosts = await checkedHosts(tx, row.uid, role, given);
    await answerJoinRequest(tx, id, 'accepted', now);
    // Somebody who was invited meanwhile is in already.
    if ((await findMembership(tx, row.uid, asked.person)) !== null) return;
    await assertSeat(deps, tx, row, asked.email.toLowerCase());
    await saveMembership(tx, {
      ...{ organisation: row.uid, person: asked.person, role, hosts, now },
      mayAct: role === 'client' && mayAct,
    });
    await recordEvent(deps, tx, acting, {
      organisation: row.uid,
      act: 'join-accepted',
      target: asked.email,
    });
    const roleLabel = spaceRoleWords[role].label.toLowerCase();
    await tellAnswer(deps, tx, asked, { organisation: row.displayName, roleLabel });
  });
}

/** Says no to who asked; they are told. @throws AppError `request/not-found`, `organisation/role-too-high` */
export async function refuseJoin(deps: JoinDeps, acting: Acting, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { row, asked, now } = await waitingRequest(deps, tx, acting, id);
    await answerJoinRequest(tx, id, 'refused', now);
    await recordEvent(deps, tx, acting, { organisation: row.uid, act: 'join-refused', target: asked.email });
    await tellAnswer(deps, tx, asked, { organisation: row.displayName, roleLabel: null });
  });
}
