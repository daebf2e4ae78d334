import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { outbox, users } from '#store/schema.ts';
import { memberships, organisationEvents } from '#store/schema-organisations.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, type TestSite } from '../support/http.ts';
import {
  callAs,
  invitationOf,
  join,
  organisationOf,
  type Person,
  signedInPerson,
} from '../support/people.ts';

const database = testDatabase();
let site: TestSite;
let camille: Person;
let sacha: Person;
let call: ReturnType<typeof callAs>;

beforeEach(async () => {
  site = createTestSite(database.current());
  call = callAs(site);
  camille = await signedInPerson(site, 'camille');
  sacha = await signedInPerson(site, 'sacha');
});

const spacesOf = async (person: Person) =>
  (await (await call(person, 'GET', '/api/organisations')).json()) as {
    current: string | null;
    organisations: { uid: string; name: string; role: string }[];
  };
const started = async (person: Person, url = 'exemple.fr') => {
  const answer = await call(person, 'POST', '/api/audits', { url, scope: 'page' });
  return ((await answer.json()) as { id: string }).id;
};
const seen = async (person: Person) => {
  const { items } = (await (await call(person, 'GET', '/api/audits')).json()) as {
    items: { host: string }[];
  };
  return items.map(({ host }) => host);
};
const invited = (email: string, role = 'member', more = {}) =>
  call(camille, 'POST', '/api/organisation/invitations', { email, role, ...more });

describe('a space', () => {
  it('is one’s own until an organisation is chosen, and each has its own audits', async () => {
    await started(camille, 'personnel.fr');
    const uid = await organisationOf(site, camille, 'Agence du Pont');
    expect(await spacesOf(camille)).toEqual({
      current: uid,
      organisations: [{ uid, name: 'Agence du Pont', role: 'owner' }],
    });
    expect(await seen(camille)).toEqual([]);
    await started(camille, 'client.fr');
    expect(await seen(camille)).toEqual(['client.fr']);
    expect((await call(camille, 'PUT', '/api/account/space', { organisation: null })).status).toBe(204);
    expect(await seen(camille)).toEqual(['personnel.fr']);
    expect((await call(sacha, 'PUT', '/api/account/space', { organisation: uid })).status).toBe(404);
    expect(await seen(sacha)).toEqual([]);
  });

  it('says in the session whose it is, with its plan; the account stays the person’s', async () => {
    const uid = await organisationOf(site, camille, 'Agence du Pont');
    const answer = await call(camille, 'GET', '/api/auth/check-session');
    expect((await answer.json()).user).toMatchObject({
      uid: 'camille',
      email: 'camille@exemple.fr',
      plan: 'agency',
      organisation: { uid, name: 'Agence du Pont', role: 'owner' },
    });
    await call(camille, 'PATCH', '/api/account', { displayName: 'Camille M.' });
    expect((await site.profileOf('camille@exemple.fr'))?.displayName).toBe('Camille M.');
    const sessions = await (await call(camille, 'GET', '/api/account/sessions')).json();
    expect(sessions.sessions).toHaveLength(1);
  });

  it('has a name of 2 to 80 characters, and one owns five at most', async () => {
    expect((await refusalOf(await call(camille, 'POST', '/api/organisations', { name: ' ' }))).code).toBe(
      'organisation/name',
    );
    for (const name of ['Une', 'Deux', 'Trois', 'Quatre', 'Cinq'])
      expect((await call(camille, 'POST', '/api/organisations', { name })).status).toBe(201);
    const sixth = await call(camille, 'POST', '/api/organisations', { name: 'Six' });
    expect((await refusalOf(sixth)).code).toBe('organisation/too-many');
  });

  it('nobody signs in to, registers as, or is mailed as an organisation', async () => {
    const uid = await organisationOf(site, camille, 'Agence du Pont');
    const email = `${uid}@organisation.invalid`;
    await call(camille, 'POST', '/api/identity/sign-up', { email, password: goodPassword });
    await call(camille, 'POST', '/api/identity/request-reset', { email });
    await started(camille);
    const rows = await site.deps.db.select().from(outbox).where(eq(outbox.uid, uid));
    expect(rows).toEqual([]);
    const [row] = await site.deps.db.select().from(users).where(eq(users.uid, uid));
    expect(row).toMatchObject({ kind: 'organisation', email, admin: false, emailVerified: true });
  });
});

describe('an invitation', () => {
  beforeEach(async () => {
    await organisationOf(site, camille, 'Agence du Pont');
  });

  it('is for that address alone, once, and puts the session in the organisation', async () => {
    expect((await invited(sacha.email)).status).toBe(201);
    const token = await invitationOf(site, sacha.email);
    const other = await signedInPerson(site, 'autre');
    const stolen = await call(other, 'POST', `/api/invitations/${token}/accept`);
    expect(await refusalOf(stolen)).toMatchObject({ status: 403, code: 'invitation/other-address' });
    expect((await call(sacha, 'POST', `/api/invitations/${token}/accept`)).status).toBe(204);
    expect((await spacesOf(sacha)).organisations).toMatchObject([{ name: 'Agence du Pont', role: 'member' }]);
    const again = await call(sacha, 'POST', `/api/invitations/${token}/accept`);
    expect(await refusalOf(again)).toMatchObject({ status: 410, code: 'invitation/expired' });
  });

  it('is accepted once though two calls come together', async () => {
    await invited(sacha.email);
    const token = await invitationOf(site, sacha.email);
    const path = `/api/invitations/${token}/accept`;
    const both = await Promise.all([call(sacha, 'POST', path), call(sacha, 'POST', path)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 410]);
  });

  it('dies by a new one, by being withdrawn, declined, and after a week', async () => {
    await invited(sacha.email);
    const first = await invitationOf(site, sacha.email);
    await invited(sacha.email, 'reader');
    const second = await invitationOf(site, sacha.email);
    expect(second).not.toBe(first);
    expect((await call(sacha, 'POST', `/api/invitations/${first}/accept`)).status).toBe(410);
    const { invitations } = (await (await call(camille, 'GET', '/api/organisation')).json()) as {
      invitations: { id: string; email: string; role: string }[];
    };
    expect(invitations).toMatchObject([{ email: sacha.email, role: 'reader' }]);
    const withdrawn = await call(camille, 'DELETE', `/api/organisation/invitations/${invitations[0]?.id}`);
    expect(withdrawn.status).toBe(204);
    expect((await call(sacha, 'POST', `/api/invitations/${second}/accept`)).status).toBe(410);
    await invited(sacha.email);
    const third = await invitationOf(site, sacha.email);
    expect((await call(sacha, 'POST', `/api/invitations/${third}/decline`)).status).toBe(204);
    expect((await call(sacha, 'POST', `/api/invitations/${third}/accept`)).status).toBe(410);
    await invited(sacha.email);
    const fourth = await invitationOf(site, sacha.email);
    site.clock.forward(7 * dayMs + 1000);
    expect((await call(sacha, 'POST', `/api/invitations/${fourth}/accept`)).status).toBe(410);
  });

  it('gives no more than one has, to nobody who is in already, to no address that is none', async () => {
    await join(site, camille, sacha, { role: 'admin' });
    const asOwner = await call(sacha, 'POST', '/api/organisation/invitations', {
      ...{ email: 'x@exemple.fr', role: 'owner' },
    });
    expect((await refusalOf(asOwner)).code).toBe('organisation/role-too-high');
    expect((await refusalOf(await invited(sacha.email))).code).toBe('organisation/already-member');
    expect((await refusalOf(await invited('personne'))).code).toBe('auth/invalid-email');
    expect((await refusalOf(await invited('c@exemple.fr', 'client'))).code).toBe('organisation/hosts-needed');
    const unknown = await invited('c@exemple.fr', 'client', { hosts: ['ailleurs.fr'] });
    expect((await refusalOf(unknown)).code).toBe('organisation/unknown-host');
  });

  it('is of no organisation that is deleted meanwhile', async () => {
    await invited(sacha.email);
    const token = await invitationOf(site, sacha.email);
    await site.deps.db.delete(users).where(eq(users.kind, 'organisation'));
    expect((await call(sacha, 'POST', `/api/invitations/${token}/accept`)).status).toBe(410);
  });
});

describe('seats', () => {
  it('are those of the plan, live invitations included: one on the free plan', async () => {
    await organisationOf(site, camille, 'Seule', 'free');
    expect(await refusalOf(await invited(sacha.email))).toMatchObject({
      status: 409,
      code: 'organisation/no-seat',
    });
    await organisationOf(site, camille, 'À trois', 'pro');
    expect((await invited('a@exemple.fr')).status).toBe(201);
    expect((await invited('b@exemple.fr')).status).toBe(201);
    expect((await refusalOf(await invited('c@exemple.fr'))).code).toBe('organisation/no-seat');
    // The same address again takes no second seat.
    expect((await invited('b@exemple.fr', 'reader')).status).toBe(201);
  });

  it('are looked at again when an invitation is accepted: the plan may be smaller', async () => {
    const uid = await organisationOf(site, camille, 'Moins', 'pro');
    await invited(sacha.email);
    const token = await invitationOf(site, sacha.email);
    await site.deps.db.update(users).set({ plan: 'free' }).where(eq(users.uid, uid));
    const refused = await call(sacha, 'POST', `/api/invitations/${token}/accept`);
    expect((await refusalOf(refused)).code).toBe('organisation/no-seat');
    await site.deps.db.update(users).set({ plan: 'pro' }).where(eq(users.uid, uid));
    expect((await call(sacha, 'POST', `/api/invitations/${token}/accept`)).status).toBe(204);
  });
});

describe('members', () => {
  let uid: string;
  beforeEach(async () => {
    uid = await organisationOf(site, camille, 'Agence du Pont');
    await join(site, camille, sacha, { role: 'owner' });
  });

  it('two owners who remove each other at once leave one', async () => {
    const [one, two] = await Promise.all([
      call(camille, 'DELETE', `/api/organisation/members/${sacha.uid}`),
      call(sacha, 'DELETE', `/api/organisation/members/${camille.uid}`),
    ]);
    const statuses = [one.status, two.status].toSorted();
    expect(statuses[0]).toBe(204);
    expect(statuses[1]).toBeGreaterThanOrEqual(403);
    const left = await site.deps.db.select().from(memberships).where(eq(memberships.organisation, uid));
    expect(left).toMatchObject([{ role: 'owner' }]);
  });

  it('two owners who leave at once leave one', async () => {
    const both = await Promise.all([
      call(camille, 'POST', '/api/organisation/leave'),
      call(sacha, 'POST', '/api/organisation/leave'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('the last owner neither leaves, nor becomes less, nor deletes their account', async () => {
    await call(camille, 'PATCH', `/api/organisation/members/${sacha.uid}`, { role: 'member' });
    const leaves = await call(camille, 'POST', '/api/organisation/leave');
    expect((await refusalOf(leaves)).code).toBe('organisation/last-owner');
    const lowered = await call(camille, 'PATCH', `/api/organisation/members/${camille.uid}`, {
      role: 'admin',
    });
    expect((await refusalOf(lowered)).code).toBe('organisation/last-owner');
    const cookie = await site.signedIn('seule@exemple.fr');
    await site.call('POST', '/api/organisations', { cookie, body: { name: 'À moi seule' } });
    const body = { password: goodPassword };
    const refused = await refusalOf(await site.call('DELETE', '/api/account', { cookie, body }));
    expect(refused).toMatchObject({ status: 409, code: 'organisation/owned' });
    expect(refused.message).toContain('À moi seule');
  });

  it('who is removed sees nothing from the next call on; what they made stays, its result goes to an owner', async () => {
    await call(camille, 'PATCH', `/api/organisation/members/${sacha.uid}`, { role: 'member' });
    await started(sacha, 'client.fr');
    expect((await call(camille, 'DELETE', `/api/organisation/members/${sacha.uid}`)).status).toBe(204);
    expect(await seen(sacha)).toEqual([]);
    expect(await spacesOf(sacha)).toEqual({ current: null, organisations: [] });
    expect(await seen(camille)).toEqual(['client.fr']);
  });

  it('an administrator gives and takes nothing of an owner', async () => {
    const admin = await signedInPerson(site, 'admin');
    await join(site, camille, admin, { role: 'admin' });
    const lowered = await call(admin, 'PATCH', `/api/organisation/members/${camille.uid}`, {
      role: 'reader',
    });
    expect((await refusalOf(lowered)).code).toBe('organisation/role-too-high');
    const removed = await call(admin, 'DELETE', `/api/organisation/members/${camille.uid}`);
    expect((await refusalOf(removed)).code).toBe('organisation/role-too-high');
    expect((await call(admin, 'DELETE', '/api/organisation/members/inconnu')).status).toBe(404);
  });
});

describe('the journal', () => {
  it('tells who did what, from which network, and leaves as CSV', async () => {
    const uid = await organisationOf(site, camille, 'Agence du Pont');
    await join(site, camille, sacha, { role: 'member' });
    await started(sacha, 'client.fr');
    const { items } = (await (await call(camille, 'GET', '/api/organisation/events')).json()) as {
      items: { actorEmail: string; act: string; target: string; network: string; label: string }[];
    };
    expect(items.map(({ act, actorEmail, target }) => [act, actorEmail, target])).toEqual([
      ['startAudit', sacha.email, 'exemple.fr'.replace('exemple', 'client')],
      ['joined', sacha.email, ''],
      ['invited', camille.email, sacha.email],
      ['created', camille.email, 'Agence du Pont'],
    ]);
    expect(items.every(({ network, label }) => network === '127.0.0.0/24' && label !== '')).toBe(true);
    const csv = await (await call(camille, 'GET', '/api/organisation/events/export')).text();
    expect(csv.split('\r\n')).toHaveLength(6);
    expect((await call(sacha, 'GET', '/api/organisation/events')).status).toBe(403);
    const rows = await site.deps.db.select().from(organisationEvents);
    expect(rows.every(({ organisation }) => organisation === uid)).toBe(true);
  });

  it('does not tell what the person does with their own account', async () => {
    await organisationOf(site, camille, 'Agence du Pont');
    await call(camille, 'PATCH', '/api/account', { theme: 'dark' });
    const rows = await site.deps.db.select().from(organisationEvents);
    expect(rows.map(({ act }) => act)).toEqual(['created']);
  });
});
