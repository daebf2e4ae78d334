import { expect, it } from 'vitest';
import type { Route } from '#http/route.ts';
import { apiRoutes } from '#http/routes.ts';
import { openSession } from '#service/accounts/start-session.ts';
import { saveBlobs } from '#store/blobs.ts';
import { audits, domains, reports } from '#store/schema.ts';
import { planRequests } from '#store/schema-plans.ts';
import { ensureProfile, recordLogin } from '#store/users.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '../support/http.ts';
import { insertSchedule } from '../support/insert-schedule.ts';

const database = testDatabase();
const auditId = '01890000-0000-7000-8000-00000000000a';
const requestId = '01890000-0000-7000-8000-00000000000b';
const domainId = '01890000-0000-7000-8000-00000000000c';
const scheduleId = '01890000-0000-7000-8000-00000000000d';

/** A signed-in person, without the detour by mail. */
async function person(site: TestSite, uid: string, admin = false) {
  const { deps } = site;
  const email = `${uid}@exemple.fr`;
  await ensureProfile(deps.db, { uid, email, displayName: uid }, deps.clock.now());
  const user = await recordLogin(deps.db, { uid, email, admin, now: deps.clock.now() });
  if (!user) throw new Error('no profile');
  const { token, viewer } = await openSession(deps, deps.db, user, 'test');
  return { cookie: `__Host-session=${token}`, sessionId: viewer.sessionId };
}

async function seed(site: TestSite, status: 'running' | 'done' = 'running') {
  const owner = await person(site, 'owner');
  const people = { owner, other: await person(site, 'other'), admin: await person(site, 'admin', true) };
  const { db } = site.deps;
  await db.insert(audits).values({
    id: auditId,
    uid: 'owner',
    url: 'https://secret.exemple.fr/',
    host: 'secret.exemple.fr',
    scope: 'page',
    maxPages: 1,
    device: 'mobile',
    status,
    progress: { stage: 'visit', done: 0, total: 1 },
    createdAt: new Date(),
    quotaMonth: '2026-11',
  });
  await db
    .insert(reports)
    .values({ auditId, schemaVersion: 1, document: {} as never, createdAt: new Date() });
  await db.insert(planRequests).values({
    id: requestId,
    uid: 'owner',
    plan: 'pro',
    fromPlan: 'free',
    state: 'open',
    createdAt: new Date(),
  });
  await db
    .insert(domains)
    .values({ id: domainId, uid: 'owner', host: 'secret.exemple.fr', token: 'jeton', createdAt: new Date() });
  await insertSchedule(db, 'owner', scheduleId, 'secret.exemple.fr');
  const image = { key: 'page-1', contentType: 'image/webp', bytes: Buffer.from('image') };
  await saveBlobs(db, auditId, [image], new Date());
  return people;
}

/** The address of the owner’s own thing. */
function addressOf(route: Route, ownerSessionId: string): string {
  const id = route.path.includes('sessions')
    ? ownerSessionId
    : route.path.includes('plan-requests')
      ? requestId
      : route.path.includes('domains')
        ? domainId
        : route.path.includes('schedules')
          ? scheduleId
          : auditId;
  const path = route.path.replace(':uid', 'owner').replace(':id', id).replace(':key', 'page-1');
  return path.endsWith(`${auditId}/export`) ? `${path}?format=json` : path;
}

/** What a call says; a schedule is checked before it is looked for. */
function bodyOf({ method, path }: Route): object | undefined {
  if (method === 'GET' || method === 'DELETE') return undefined;
  if (method !== 'PUT') return {};
  expect(path).toBe('/api/schedules/:id');
  return { url: 'exemple.fr', scope: 'site', frequency: 'weekly', day: 1, hour: 6, mail: 'worse' };
}

/** Whether a call was turned away at the door, or let in to the handler. */
async function turnedAway(answer: Response): Promise<string | null> {
  if (answer.ok || answer.status === 304) return null;
  const { code } = await refusalOf(answer);
  return code === 'auth/required' || code === 'auth/forbidden' ? code : null;
}

const named = apiRoutes.map((route) => [`${route.method} ${route.path}`, route] as const);

/** Who is turned away at the door, by access. « Nobody » is the very answer of check-session. */
function expectedOf(route: Route) {
  const nobody =
    route.access === 'public' && route.path !== '/api/auth/check-session' ? null : 'auth/required';
  const person = route.access === 'admin' ? 'auth/forbidden' : null;
  return { nobody, other: person, owner: person, admin: null };
}

it.each(named)('%s lets in whom it declares, and shows another’s thing to nobody', async (_name, route) => {
  const site = createTestSite(database.current());
  // Only what has ended can be compared.
  const status = route.path.endsWith('/comparison') ? 'done' : 'running';
  const people = await seed(site, status);
  const path = addressOf(route, people.owner.sessionId);
  const body = bodyOf(route);
  const callAs = (cookie?: string) => site.call(route.method, path, { cookie, body });

  const nobody = await callAs();
  const other = await callAs(people.other.cookie);
  for (const answer of [nobody, other]) {
    const text = await answer.clone().text();
    expect(text).not.toContain('secret.exemple.fr');
    expect(text).not.toContain('owner@exemple.fr');
  }
  if (route.access === 'user' && route.path.includes(':')) {
    expect(await refusalOf(other.clone())).toMatchObject({ status: 404, code: 'request/not-found' });
  }
  const [audit] = await database.current().db.select().from(audits);
  expect(audit).toMatchObject({ status, cancelRequestedAt: null });

  // The owner last but one: some of these calls delete what is asked for.
  const owner = await callAs(people.owner.cookie);
  const admin = await callAs(people.admin.cookie);
  expect({
    nobody: await turnedAway(nobody),
    other: await turnedAway(other),
    owner: await turnedAway(owner),
    admin: await turnedAway(admin),
  }).toEqual(expectedOf(route));
  if (route.access === 'user' && route.path.includes(':')) expect(owner.status).not.toBe(404);
  for (const answer of [nobody, other, owner, admin]) expect(answer.status).not.toBe(500);
});

it('answers a forged, an expired and a malformed cookie like none', async () => {
  const site = createTestSite(database.current());
  const { owner } = await seed(site);
  const forged = `__Host-session=${'A'.repeat(43)}`;
  const check = (cookie: string) => site.call('GET', '/api/auth/check-session', { cookie });
  expect((await check(`autre=1; ${owner.cookie}; encore=2`)).status).toBe(200);
  for (const cookie of [
    forged,
    '__Host-session=',
    '__Host-session',
    `session=${owner.cookie.split('=')[1]}`,
  ]) {
    expect((await check(cookie)).status).toBe(401);
  }
});
