import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { rightOfCall, rightsOfPages, type SpaceRight } from '#contract/space-rights.ts';
import { type SpaceRole, spaceRoles } from '#contract/space-roles.ts';
import type { Route } from '#http/route.ts';
import { apiRoutes } from '#http/routes.ts';
import routes from '../../src/web/routes.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '../support/http.ts';
import { callAs, join, organisationOf, type Person, signedInPerson } from '../support/people.ts';
import { type SeededSite, seedSite } from '../support/seed-space.ts';

const database = testDatabase();
const userRoutes = apiRoutes.filter(({ access }) => access === 'user');

/** What is asked for changes nothing here: reaching the handler is the answer. */
const reached = 'server/unavailable';
const stubbed = (route: Route): Route =>
  route.method === 'GET'
    ? route
    : {
        ...(({ body: _, headers: __, prepare: ___, query: ____, weight: _____, weigh: ______, ...rest }) =>
          rest)(route),
        handle: () => {
          throw new AppError(reached);
        },
      };

interface World {
  readonly site: TestSite;
  readonly call: ReturnType<typeof callAs>;
  readonly people: Readonly<Record<SpaceRole | 'acting', Person>>;
  /** Sites of the organisation: the one the clients are given, and another of its clients. */
  readonly given: SeededSite;
  readonly hidden: SeededSite;
  /** A site of another organisation. */
  readonly strange: SeededSite;
}
let world: World;

beforeEach(async () => {
  const site = createTestSite(database.current());
  const owner = await signedInPerson(site, 'owner');
  const uid = await organisationOf(site, owner, 'Agence');
  const given = await seedSite(site, uid, 'client-a.fr');
  const hidden = await seedSite(site, uid, 'client-b.fr');
  const people: Record<string, Person> = { owner };
  for (const role of ['admin', 'member', 'reader', 'client', 'acting'] as const) {
    const person = await signedInPerson(site, role);
    const isClient = role === 'client' || role === 'acting';
    await join(site, owner, person, {
      ...{ role: role === 'acting' ? 'client' : role, mayAct: role === 'acting' },
      ...(isClient && { hosts: [given.host] }),
    });
    people[role] = person;
  }
  const other = await signedInPerson(site, 'autre');
  const strange = await seedSite(site, await organisationOf(site, other, 'Autre agence'), 'secret.fr');
  const looked = createTestSite(database.current(), { routes: apiRoutes.map(stubbed) });
  world = { site: looked, call: callAs(looked), people: people as World['people'], given, hidden, strange };
});

const queries: Readonly<Record<string, (of: SeededSite) => string>> = {
  listDecisions: ({ host }) => `?host=${host}`,
  listSamples: ({ host }) => `?host=${host}`,
  exportReport: () => '?format=json',
  // Its answer repeats the names it is asked for: those of others are in lineups.test.ts.
  compareSites: () => '?sites=client-a.fr,client-b.fr',
  exportLineup: () => '?format=svg',
  readComments: () => '?key=rule%3Argaa-langue-absente',
  compareReport: ({ earlier }) => `?with=${earlier}`,
};

/** The address of one thing of a site. */
function addressOf({ path, operationId }: Route, of: SeededSite): string {
  const id = path.startsWith('/api/schedules')
    ? of.schedule
    : path.startsWith('/api/samples')
      ? of.sample
      : path.startsWith('/api/lineups')
        ? of.lineup
        : path.startsWith('/api/webhooks')
          ? of.webhook
          : path.startsWith('/api/decisions')
            ? of.decision
            : of.audit;
  const plain = path
    .replace(':verification', of.verification)
    .replace(':shareId', of.audit)
    .replace(':handoverId', of.audit)
    .replace(':commentId', of.audit)
    .replace(':delivery', of.audit)
    .replace(':id', id)
    .replace(':host', of.host)
    .replace(':uid', 'owner')
    .replace(':token', 'A'.repeat(43))
    .replace(':key', 'page-1');
  return `${plain}${queries[operationId]?.(of) ?? ''}`;
}

/** Written out once more, apart from the code that decides. */
const order: readonly SpaceRole[] = ['reader', 'member', 'admin', 'owner'];
function expectedOf(right: SpaceRight, who: SpaceRole | 'acting'): 'open' | 'refused' {
  if (right === 'person') return 'open';
  if (who === 'client') return right.client === 'read' ? 'open' : 'refused';
  if (who === 'acting') return right.client ? 'open' : 'refused';
  return order.indexOf(who) >= order.indexOf(right.least) ? 'open' : 'refused';
}

const codeOf = async (answer: Response): Promise<string | null> =>
  answer.ok || answer.status === 304 ? null : (await refusalOf(answer.clone())).code;

const who = [...spaceRoles, 'acting'] as const;

/** Asks as somebody for one thing of a site. A minute passes: no limit of a minute is what answers. */
async function ask(route: Route, role: SpaceRole | 'acting', of: SeededSite) {
  world.site.clock.forward(61_000);
  const answer = await world.call(world.people[role], route.method, addressOf(route, of));
  return { status: answer.status, code: await codeOf(answer), text: await answer.text() };
}

/** What is wrong with an answer about a site that the role may or may not see; null for the right one. */
function wrongWith(route: Route, role: SpaceRole | 'acting', got: Awaited<ReturnType<typeof ask>>) {
  const right = rightOfCall(route);
  if (right === undefined) return 'has no row';
  const isOpen = expectedOf(right, role) === 'open';
  if (!isOpen) return got.status === 403 && got.code === 'space/not-allowed' ? null : 'is not refused';
  if (got.code === 'space/not-allowed') return 'is refused';
  if (route.method !== 'GET' && got.code !== reached) return 'does not reach its handler';
  if (got.status === 400 || got.code === 'server/unexpected') return 'was not asked well';
  if (got.text.includes(world.strange.host)) return 'shows a site of another organisation';
  const isClient = role === 'client' || role === 'acting';
  return isClient && got.text.includes(world.hidden.host) ? 'shows a site of another client' : null;
}

describe('every call of the API in an organisation', () => {
  it('is open to the roles of its row, and shows nothing of others', async () => {
    const wrong: unknown[] = [];
    for (const route of userRoutes)
      for (const role of who) {
        const got = await ask(route, role, world.given);
        const why = wrongWith(route, role, got);
        if (why) wrong.push({ call: route.operationId, role, why, status: got.status, code: got.code });
      }
    expect(userRoutes.length).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  }, 240_000);

  it('answers a client 404 for the site of another client, and of another organisation', async () => {
    const wrong: unknown[] = [];
    let asked = 0;
    for (const route of userRoutes.filter(({ path }) => path.includes(':')))
      for (const role of ['client', 'acting'] as const) {
        const right = rightOfCall(route);
        if (right === undefined || right === 'person' || expectedOf(right, role) === 'refused') continue;
        for (const of of [world.hidden, world.strange]) {
          asked += 1;
          const { status, code } = await ask(route, role, of);
          if (status !== 404 || code !== 'request/not-found')
            wrong.push({ call: route.operationId, role, host: of.host, status, code });
        }
      }
    expect(asked).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  }, 120_000);

  it('lists only what a client is given', async () => {
    const { call, people, given } = world;
    const read = async (path: string) => (await call(people.client, 'GET', path)).json();
    const { items, total } = await read('/api/audits');
    expect([total, new Set(items.map(({ host }: { host: string }) => host))]).toEqual([
      2,
      new Set([given.host]),
    ]);
    const { sites } = await read('/api/sites');
    expect(sites.map(({ host }: { host: string }) => host)).toEqual([given.host]);
    expect(await read('/api/decisions?host=client-b.fr')).toMatchObject({ items: [], total: 0 });
    expect((await read('/api/decisions?host=client-a.fr')).total).toBe(1);
  });

  it('takes no word of a session for a role: who is lowered may do less at the next call', async () => {
    const { call, people, site } = world;
    expect(await codeOf(await call(people.member, 'POST', '/api/audits'))).toBe(reached);
    await site.deps.db.execute(`update memberships set role = 'reader' where person = 'member'`);
    expect(await codeOf(await call(people.member, 'POST', '/api/audits'))).toBe('space/not-allowed');
    await site.deps.db.execute(`update users set suspended_at = now() where kind = 'organisation'`);
    const { items } = await (await call(people.reader, 'GET', '/api/audits')).json();
    expect(items).toEqual([]);
  });
});

describe('a key of an organisation', () => {
  const byKey = (route: Route, key: string, of: SeededSite) =>
    world.site.call(route.method, addressOf(route, of), { headers: { authorization: `Bearer ${key}` } });

  it('reads what is of its organisation, on the calls that take a key, and nothing of another', async () => {
    for (const route of userRoutes) {
      world.site.clock.forward(61_000);
      const own = await codeOf(await byKey(route, world.given.key, world.given));
      if (!route.key)
        expect({ call: route.operationId, own }).toEqual({
          call: route.operationId,
          own: 'key/not-accepted',
        });
      else if (route.method !== 'GET')
        expect({ call: route.operationId, own }).toEqual({ call: route.operationId, own: reached });
      if (!route.key || route.method !== 'GET') continue;
      const strange = await byKey(route, world.given.key, world.strange);
      expect(await strange.clone().text()).not.toContain(`"${world.strange.host}`);
      if (/\/:(?:id)\b/.test(route.path)) expect(strange.status).toBe(404);
    }
  });
});

describe('every page', () => {
  const pages = routes.flatMap(({ path, file }) =>
    path === undefined || path === '*' ? [] : [{ path, file }],
  );

  it('that asks for a signed-in person has its row, and no row is of no page', () => {
    const asks = pages.filter(({ path, file }) =>
      // Their address is a link of a mail, open to whoever holds it; what it does is asked of the person alone.
      path === 'invitation/:token'
        ? false
        : /require(?:Viewer|Admin)\(/.test(readFileSync(`src/web/${file}`, 'utf8')),
    );
    expect(Object.keys(rightsOfPages).toSorted()).toEqual(asks.map(({ path }) => `/${path}`).toSorted());
  });
});
