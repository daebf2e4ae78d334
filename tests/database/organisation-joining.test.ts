import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { insertLink } from '#store/sign-ins.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '../support/http.ts';
import { callAs, join, organisationOf, type Person, signedInPerson } from '../support/people.ts';

const database = testDatabase();
const siret = '13002526500013';
let site: TestSite;
let call: ReturnType<typeof callAs>;
let camille: Person;
let angela: Person;
let organisation: string;

/** Camille’s organisation, and Angela, whose provider told its SIRET. */
beforeEach(async () => {
  site = createTestSite(database.current());
  call = callAs(site);
  camille = await signedInPerson(site, 'camille');
  angela = await signedInPerson(site, 'angela');
  organisation = await organisationOf(site, camille, 'Commune de Clamart');
  await arrivesWith(angela, siret);
});

const arrivesWith = (person: Person, told: string) =>
  insertLink(site.deps.db, {
    ...{ id: site.deps.ids.uuid(), uid: person.uid, provider: 'proconnect', issuer: 'https://pc.exemple' },
    ...{ subject: person.uid, email: person.email, createdAt: new Date(), siret: told },
  });
const code = async (answer: Response) => (answer.ok ? null : (await refusalOf(answer)).code);
const saveSiret = async (value: string | null, person = camille) =>
  code(await call(person, 'PUT', '/api/organisation/siret', { siret: value }));
const offers = async (person = angela) =>
  (await (await call(person, 'GET', '/api/account/organisation-offers')).json()).offers;
const ask = (person = angela, to = organisation) =>
  call(person, 'POST', '/api/account/join-requests', { organisation: to });
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
const accept = async (id: string, body: object, person = camille) =>
  code(await call(person, 'POST', `/api/organisation/join-requests/${id}/accept`, body));
const refuse = async (id: string, person = camille) =>
  code(await call(person, 'DELETE', `/api/organisation/join-requests/${id}`));
const memberRoles = async () =>
  (await database.current().pool.query('select person, role from memberships order by person')).rows.map(
    ({ person, role }) => `${person} ${role}`,
  );

describe('the SIRET of an organisation', () => {
  it.each([
    ['13002526500013', null],
    ['130 025 265 00013', null],
    ['35600000000048', null],
    ['35600000049837', null],
    ['13002526500014', 'organisation/siret'],
    ['1300252650001', 'organisation/siret'],
    ['00000000000000', 'organisation/siret'],
    ['siret', 'organisation/siret'],
    ['', null],
    [null, null],
  ])('%s: %s', async (typed, expected) => {
    expect(await saveSiret(typed)).toBe(expected);
  });

  it('is shown to those who manage the organisation alone', async () => {
    const noa = await signedInPerson(site, 'noa');
    await join(site, camille, noa, { role: 'member' });
    await saveSiret(siret);
    const told = async (person: Person) =>
      (await (await call(person, 'GET', '/api/organisation')).json()).siret;
    expect([await told(camille), await told(noa)]).toEqual([siret, null]);
    expect(await saveSiret(null, noa)).toBe('space/not-allowed');
  });
});

describe('somebody who arrives with a SIRET', () => {
  it('is offered their organisation by its name alone, and nobody else is', async () => {
    expect(await offers()).toEqual([]);
    await saveSiret(siret);
    expect(await offers()).toEqual([{ organisation, name: 'Commune de Clamart', asked: false }]);
    const other = await signedInPerson(site, 'autre');
    await arrivesWith(other, '35600000000048');
    expect(await offers(other)).toEqual([]);
    expect(await code(await ask(other))).toBe('request/not-found');
    expect(await offers(camille)).toEqual([]);
    await database
      .current()
      .pool.query(`update users set suspended_at = now() where uid = $1`, [organisation]);
    expect(await offers()).toEqual([]);
    expect(await code(await ask())).toBe('request/not-found');
  });

  it('asks; who manages the organisation is told by mail and in the journal, and lets them in with a role', async () => {
    await saveSiret(siret);
    const noa = await signedInPerson(site, 'noa');
    await join(site, camille, noa, { role: 'member' });
    const answer = await ask();
    expect(answer.status).toBe(201);
    const id = await idOf(answer);
    expect(await site.mailTo(camille.email, 'organisation-join-asked')).toMatchObject({
      data: { organisation: 'Commune de Clamart', personEmail: angela.email },
    });
    expect(await site.mailTo(noa.email, 'organisation-join-asked')).toBeUndefined();
    expect(await offers()).toMatchObject([{ asked: true }]);
    expect(await code(await ask())).toBe('organisation/already-asked');
    // Nothing is open before the answer.
    expect((await call(angela, 'PUT', '/api/account/space', { organisation })).status).toBe(404);
    expect((await (await call(noa, 'GET', '/api/organisation')).json()).requests).toEqual([]);
    const { requests } = await (await call(camille, 'GET', '/api/organisation')).json();
    expect(requests).toMatchObject([{ id, email: angela.email }]);
    expect(await accept(id, { role: 'member' }, noa)).toBe('space/not-allowed');
    expect(await accept(id, { role: 'reader' })).toBeNull();
    expect(await memberRoles()).toEqual(['angela reader', 'camille owner', 'noa member']);
    expect(await site.mailTo(angela.email, 'organisation-join-answered')).toMatchObject({
      data: { roleLabel: 'lecteur' },
    });
    expect([await accept(id, { role: 'member' }), await refuse(id)]).toEqual([
      'request/not-found',
      'request/not-found',
    ]);
    expect(await offers()).toEqual([]);
    const { items } = await (await call(camille, 'GET', '/api/organisation/events')).json();
    const told = items.map((line: { act: string; actorEmail: string; target: string }) => [
      line.act,
      line.actorEmail,
      line.target,
    ]);
    expect(told.slice(0, 2)).toEqual([
      ['join-accepted', camille.email, angela.email],
      ['join-asked', angela.email, ''],
    ]);
  });

  it('is refused, told so, and may ask again after two weeks', async () => {
    await saveSiret(siret);
    expect(await refuse(await idOf(await ask()))).toBeNull();
    expect(await site.mailTo(angela.email, 'organisation-join-answered')).toMatchObject({
      data: { roleLabel: null },
    });
    expect(await code(await ask())).toBe('organisation/already-asked');
    site.clock.forward(14 * dayMs);
    const again = await signedInPerson(site, 'angela');
    expect((await ask(again)).status).toBe(201);
  });

  it('waits for two weeks: then the request is over, and nobody can accept it', async () => {
    await saveSiret(siret);
    const id = await idOf(await ask());
    site.clock.forward(14 * dayMs);
    camille = await signedInPerson(site, 'camille');
    await call(camille, 'PUT', '/api/account/space', { organisation });
    expect(await accept(id, { role: 'member' })).toBe('request/not-found');
    expect(await memberRoles()).toEqual(['camille owner']);
  });

  it('asks three organisations a day, however many say they have that SIRET', async () => {
    const asked: (string | null)[] = [];
    for (const name of ['un', 'deux', 'trois', 'quatre']) {
      const owner = await signedInPerson(site, name);
      const uid = await organisationOf(site, owner, `Organisation ${name}`);
      await saveSiret(siret, owner);
      asked.push(await code(await ask(angela, uid)));
    }
    expect(asked).toEqual([null, null, null, 'organisation/too-many-requests']);
  });

  it('takes a seat when accepted, and two answers at once let them in once', async () => {
    await saveSiret(siret);
    const id = await idOf(await ask());
    await database.current().pool.query(`update users set plan = 'free' where uid = $1`, [organisation]);
    expect(await accept(id, { role: 'member' })).toBe('organisation/no-seat');
    await database.current().pool.query(`update users set plan = 'pro' where uid = $1`, [organisation]);
    const answers = await Promise.all([accept(id, { role: 'member' }), refuse(id)]);
    expect(answers.toSorted()).toEqual([null, 'request/not-found'].toSorted());
    expect(await accept(id, { role: 'owner' })).toBe('request/not-found');
  });
});
