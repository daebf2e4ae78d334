import { eq } from 'drizzle-orm';
import { hashToken } from '#service/hash-token.ts';
import { setFactorFrom } from '#store/asked-factors.ts';
import { replaceInvitation } from '#store/invitations.ts';
import { insertJoinRequest, setSiret } from '#store/join-requests.ts';
import { saveMembership } from '#store/organisations.ts';
import { users } from '#store/schema.ts';
import { insertLink } from '#store/sign-ins.ts';
import { saveTransfer } from '#store/site-transfers.ts';
import { type Person, signInPerson } from './audit-api.ts';
import type { E2eSite } from './e2e-site.ts';
import { seedWork } from './seed-work.ts';

/** People of the organisation, whose sessions are in it. */
export interface OrganisationPeople {
  readonly owner: Person;
  readonly client: Person;
  /** In an organisation that asks for a second factor, and has none. */
  readonly unprotected: Person;
  /** Arrived with the SIRET of an organisation. */
  readonly arriving: Person;
}

const host = 'www.exemple.fr';
const weekMs = 7 * 24 * 3_600_000;

/** An agency of four with a client, an invitation, a site that is offered to it, and a journal. @returns what stands in braces */
export async function seedOrganisation(
  site: E2eSite,
): Promise<{ readonly people: OrganisationPeople; readonly ids: Record<string, string> }> {
  const { world } = site.api;
  const { db, clock, ids } = world.deps;
  const named = (displayName: string, email: string) => signInPerson(world, { displayName, email });
  const owner = await named('Camille Moreau', 'camille@agence-du-pont.fr');
  const client = await named('Paul Client', 'paul@mairie.fr');
  const invited = await named('', 'invitee@agence-du-pont.fr');
  const made = await site.api.call(owner, 'POST', '/api/organisations', { name: 'Agence du Pont' });
  const { uid: organisation } = (await made.json()) as { uid: string };
  await db.update(users).set({ plan: 'agency' }).where(eq(users.uid, organisation));
  const now = clock.now();
  const add = (person: Person, role: 'client' | 'member', hosts: readonly string[]) =>
    saveMembership(db, { organisation, person: person.viewer.uid, role, hosts, mayAct: false, now });
  const space = { ...owner, viewer: { ...owner.viewer, uid: organisation } };
  const audit = await site.addAudit(space, 'done');
  await add(client, 'client', [host]);
  await site.api.call(client, 'PUT', '/api/account/space', { organisation });
  const sacha = await named('Sacha Petit', 'sacha@agence-du-pont.fr');
  await add(sacha, 'member', []);
  const assigned = await seedWork(site, { owner, sacha, auditId: audit });
  const token = ids.token();
  await replaceInvitation(db, {
    ...{ id: ids.uuid(), organisation, email: invited.viewer.email, role: 'reader', hosts: [] },
    ...{ tokenHash: hashToken(token), invitedBy: owner.viewer.uid, createdAt: now },
    expiresAt: new Date(now.getTime() + weekMs),
  });
  await saveTransfer(db, {
    ...{ id: ids.uuid(), organisation: site.api.marc.viewer.uid, target: organisation, host: 'autre.fr' },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + weekMs) },
  });
  const unprotected = await seedProtected(site);
  const arriving = await seedArrivals(site, organisation);
  return {
    people: { owner, client, unprotected, arriving },
    ids: { joining: token, ofOrganisation: audit, assigned },
  };
}

/** An organisation that is closed to who has no second factor. @returns a member of it without */
async function seedProtected({ api }: E2eSite): Promise<Person> {
  const { world } = api;
  const person = await signInPerson(world, { displayName: 'Lou Martin', email: 'lou@vallons.fr' });
  const made = await api.call(person, 'POST', '/api/organisations', { name: 'Mairie de Vallons-sur-Cère' });
  const { uid } = (await made.json()) as { uid: string };
  await setFactorFrom(world.deps.db, uid, new Date(world.clock.now().getTime() - weekMs));
  return person;
}

const siret = '13002526500013';

/** Two people whose provider told the SIRET of the organisation: one has asked to join it. @returns the other */
async function seedArrivals({ api }: E2eSite, organisation: string): Promise<Person> {
  const { world } = api;
  const { db, ids, clock } = world.deps;
  await setSiret(db, organisation, siret);
  const [arriving, asking] = [
    await signInPerson(world, { displayName: 'Angela Dubois', email: 'angela@agence-du-pont.fr' }),
    await signInPerson(world, { displayName: 'Yaël Roux', email: 'yael@agence-du-pont.fr' }),
  ];
  const createdAt = clock.now();
  for (const { viewer } of [arriving, asking])
    await insertLink(db, {
      ...{ id: ids.uuid(), uid: viewer.uid, provider: 'proconnect', issuer: 'https://agents.exemple.fr' },
      ...{ subject: viewer.uid, email: viewer.email, createdAt, siret },
    });
  const asked = { id: ids.uuid(), organisation, person: asking.viewer.uid, createdAt };
  await insertJoinRequest(db, asked);
  return arriving;
}
