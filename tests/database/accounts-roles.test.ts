import { expect, it } from 'vitest';
import type { Route } from '#http/route.ts';
import { apiRoutes } from '#http/routes.ts';
import { openSession } from '#service/accounts/start-session.ts';
import { cookieName } from '#service/accounts/token-cookies.ts';
import { sealSecret } from '#service/factors/sealed-secret.ts';
import { saveBlobs } from '#store/blobs.ts';
import { audits, domains, reports } from '#store/schema.ts';
import { decisions } from '#store/schema-decisions.ts';
import { secondFactors } from '#store/schema-factors.ts';
import { handovers, providers } from '#store/schema-handovers.ts';
import { journeys } from '#store/schema-journeys.ts';
import { apiKeys } from '#store/schema-keys.ts';
import { planRequests } from '#store/schema-plans.ts';
import { recipients, shares } from '#store/schema-shares.ts';
import { identityLinks } from '#store/schema-sign-ins.ts';
import { siteAccesses } from '#store/schema-site-access.ts';
import { trials } from '#store/schema-trials.ts';
import { verifications } from '#store/schema-verifications.ts';
import { webhookDeliveries, webhooks } from '#store/schema-webhooks.ts';
import { assignments, comments } from '#store/schema-work.ts';
import { ensureProfile, recordLogin } from '#store/users.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '../support/http.ts';
import { insertLineup } from '../support/insert-lineup.ts';
import { insertSample } from '../support/insert-sample.ts';
import { insertSchedule } from '../support/insert-schedule.ts';
import { auditReport, finding } from '../support/report.ts';

const database = testDatabase();
const auditId = '01890000-0000-7000-8000-00000000000a';
const requestId = '01890000-0000-7000-8000-00000000000b';
const domainId = '01890000-0000-7000-8000-00000000000c';
const scheduleId = '01890000-0000-7000-8000-00000000000d';
const sampleId = '01900000-0000-7000-8000-0000000000aa';
const decisionId = '01890000-0000-7000-8000-00000000000e';
const verificationId = '01890000-0000-7000-8000-00000000000f';
const shareId = '01890000-0000-7000-8000-000000000010';
const recipientId = '01890000-0000-7000-8000-000000000011';
const keyId = '01890000-0000-7000-8000-000000000012';
const webhookId = '01890000-0000-7000-8000-000000000013';
const deliveryId = '01890000-0000-7000-8000-000000000014';
const trialId = '01890000-0000-7000-8000-000000000031';
const accessId = '01890000-0000-7000-8000-000000000015';
const journeyId = '01890000-0000-7000-8000-000000000019';
const linkId = '01890000-0000-7000-8000-00000000001a';
const handoverId = '01890000-0000-7000-8000-000000000016';
const lineupId = '01890000-0000-7000-8000-00000000001b';
const assignmentId = '01890000-0000-7000-8000-00000000001c';
const commentId = '01890000-0000-7000-8000-00000000001d';
const fixKey = `rule:${finding().ruleId}`;
const factorId = '01890000-0000-7000-8000-000000000017';
const appId = '01890000-0000-7000-8000-000000000018';
const host = 'secret.exemple.fr';
const page = `https://${host}/`;
const { ruleId, pages } = finding();
const shown = finding({ pages: pages.map((one) => ({ ...one, url: page })) });

/** A signed-in person, without the detour by mail. */
async function person(site: TestSite, uid: string, admin = false) {
  const { deps } = site;
  const email = `${uid}@exemple.fr`;
  await ensureProfile(deps.db, { uid, email, displayName: uid }, deps.clock.now());
  const user = await recordLogin(deps.db, { uid, email, admin, now: deps.clock.now() });
  if (!user) throw new Error('no profile');
  const { token, viewer } = await openSession(deps, deps.db, user, {
    userAgent: 'test',
    cookieHeader: null,
    stamp: '',
  });
  return { cookie: `${cookieName('session', deps.config)}=${token}`, sessionId: viewer.sessionId };
}

async function seed(site: TestSite, status: 'running' | 'done' = 'running') {
  const owner = await person(site, 'owner');
  const people = { owner, other: await person(site, 'other'), admin: await person(site, 'admin', true) };
  const { db } = site.deps;
  await db.insert(audits).values({
    id: auditId,
    uid: 'owner',
    url: page,
    host,
    scope: 'page',
    maxPages: 1,
    device: 'mobile',
    status,
    progress: { stage: 'visit', done: 0, total: 1 },
    createdAt: new Date(),
    quotaMonth: '2026-11',
  });
  const document = auditReport({ host, url: page, findings: [shown] });
  await db.insert(reports).values({ auditId, schemaVersion: 1, document, createdAt: new Date() });
  await seedFollowing(site);
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
    .values({ id: domainId, uid: 'owner', host, token: 'jeton', createdAt: new Date() });
  await insertSchedule(db, 'owner', scheduleId, host);
  await insertSample(db, { uid: 'owner', id: sampleId, host });
  const image = { key: 'page-1', contentType: 'image/webp', bytes: Buffer.from('image') };
  await saveBlobs(db, auditId, [image], new Date());
  return people;
}

/** What hangs on the report, and on the site: one of each. */
async function seedFollowing({ deps: { db, config } }: TestSite): Promise<void> {
  const createdAt = new Date();
  const own = { uid: 'owner', createdAt };
  await db.insert(decisions).values({
    ...{
      id: decisionId,
      uid: 'owner',
      host,
      auditId,
      ruleId,
      ruleVersion: 1,
      verdict: 'fail',
      title: 'Titre',
    },
    ...{ kind: 'third-party', scope: 'rule', page: '', place: '' },
    ...{ anchor: { page: '', title: '', evidence: [], order: 0, part: null, pages: [] } },
    ...{ reason: 'Une raison.', authorName: 'owner', authorEmail: 'owner@exemple.fr' },
    ...{ decidedFrom: createdAt, madeAt: createdAt },
  });
  await db.insert(verifications).values({ ...own, id: verificationId, auditId, host, ruleId, page });
  await db.insert(shares).values({
    ...{ ...own, id: shareId, auditId, tokenHash: Buffer.alloc(32, 1) },
    expiresAt: new Date(createdAt.getTime() + 86_400_000),
  });
  await db.insert(apiKeys).values({
    ...{ ...own, id: keyId, tokenHash: Buffer.alloc(32, 2), name: 'CI', scope: 'read', start: 'cst_abcd' },
    expiresAt: new Date(createdAt.getTime() + 86_400_000),
  });
  await db.insert(webhooks).values({
    ...{
      ...own,
      id: webhookId,
      url: 'https://secret.exemple.fr/',
      events: ['audit.done'],
      secret: 'whsec_x',
    },
  });
  await db.insert(webhookDeliveries).values({
    ...{ id: deliveryId, webhookId, eventId: deliveryId, event: 'audit.done', body: '{}' },
    ...{ once: false, state: 'delivered', createdAt },
  });
  await db.insert(siteAccesses).values({
    ...{ id: accessId, uid: 'owner', host, origin: `https://${host}`, sealed: Buffer.alloc(64) },
    ...{ kinds: ['basic'], setAt: createdAt },
  });
  await db.insert(secondFactors).values([
    { ...own, id: factorId, kind: 'passkey', name: 'secret.exemple.fr', activatedAt: createdAt },
    // One that waits for its first code.
    {
      ...{ ...own, id: appId, kind: 'totp', name: 'secret.exemple.fr' },
      sealed: sealSecret({ config }, { uid: 'owner', id: appId }, Buffer.alloc(20)),
    },
  ]);
  await db.insert(journeys).values({
    ...{ id: journeyId, uid: 'owner', host, name: 'Panier', version: 1, savedAt: createdAt },
    steps: [],
  });
  await db.insert(trials).values({
    ...{ ...own, id: trialId, host, subject: 'journey', subjectId: journeyId },
  });
  await db.insert(identityLinks).values({
    ...{ ...own, id: linkId, provider: 'proconnect', issuer: 'https://fournisseur.exemple.fr', subject: '1' },
    email: 'owner@exemple.fr',
  });
  await db
    .insert(providers)
    .values({ ...own, id: handoverId, email: 'agence@exemple.fr', leaveToken: handoverId });
  await db.insert(handovers).values({
    ...{ ...own, id: handoverId, auditId, providerId: handoverId, tokenHash: Buffer.alloc(32, 3), days: 90 },
    ...{ sentAt: createdAt, expiresAt: new Date(createdAt.getTime() + 86_400_000) },
  });
  await db.insert(assignments).values({
    ...{ ...own, id: assignmentId, host, fixKey, title: 'Titre', auditId, changedAt: createdAt },
    basis: { rules: [{ ruleId, verdict: 'fail', version: 1 }], pages: [page], pictures: [] },
  });
  await db.insert(comments).values({ id: commentId, assignmentId, author: 'owner', text: host, createdAt });
  await insertLineup(db, { uid: 'owner', id: lineupId, hosts: [host, 'autre.exemple.fr'] });
  await db.insert(recipients).values({
    ...{ ...own, id: recipientId, host, email: 'equipe@exemple.fr', state: 'confirmed' },
  });
}

/** Ids by the part of the address that names their kind; reports and audits have one id. */
const ids: readonly (readonly [string, string])[] = [
  ['plan-requests', requestId],
  ['domains', domainId],
  ['schedules', scheduleId],
  ['/api/samples/', sampleId],
  ['/api/lineups/', lineupId],
  ['/api/decisions/', decisionId],
  ['recipients', recipientId],
  ['/keys/', keyId],
  ['webhooks', webhookId],
  ['/journeys/', journeyId],
  ['/trials/', trialId],
  ['/sign-ins/', linkId],
  ['/factors/apps/', appId],
  ['/factors/', factorId],
];

/** The address of the owner’s own thing. */
function addressOf({ path: pattern }: Route, ownerSessionId: string): string {
  const known = ids.find(([part]) => pattern.includes(part))?.[1] ?? auditId;
  const path = pattern
    .replace(':uid', 'owner')
    .replace(':host', host)
    .replace(':verification', verificationId)
    .replace(':shareId', shareId)
    .replace(':delivery', deliveryId)
    .replace(':commentId', commentId)
    .replace(':handoverId', handoverId)
    .replace(':id', pattern.includes('sessions') ? ownerSessionId : known)
    .replace(':key', 'page-1');
  if (path.endsWith('/comments')) return `${path}?key=${encodeURIComponent(fixKey)}`;
  if (path.endsWith(`${lineupId}/export`)) return `${path}?format=svg`;
  return path.endsWith(`${auditId}/export`) ? `${path}?format=json` : path;
}

/** Bodies of calls that are checked before anything is looked for. */
const bodies: Readonly<Record<string, object>> = {
  'PUT /api/schedules/:id': {
    ...{ url: 'exemple.fr', scope: 'site', frequency: 'weekly', day: 1, hour: 6, mail: 'worse' },
  },
  'PUT /api/samples/:id': {
    ...{ name: 'RGAA', pages: [{ url: '/', name: 'Accueil', kind: 'home' }], version: 1 },
  },
  'PUT /api/lineups/:id': { name: 'Voisins', sites: [host, 'autre.exemple.fr'] },
  'POST /api/sites/:host/journeys': { recording: '{}' },
  'PUT /api/sites/:host/journeys/:id': { version: 1, name: 'Panier', steps: [{ step: 1, state: null }] },
  'PUT /api/sites/:host/journeys/:id/version': { version: 1, restore: 1 },
  'PUT /api/audits/:id/profile': { profile: 'company' },
  'POST /api/reports/:id/verifications': { ruleId, page },
  'POST /api/reports/:id/decisions': {
    ...{ ruleId, verdict: 'fail', kind: 'third-party', scope: 'rule', reason: 'Module du département.' },
  },
  'POST /api/reports/:id/handovers': { email: 'agence@exemple.fr', fixes: ['rule:x'] },
  'PUT /api/reports/:id/assignments': { key: fixKey, mark: 'doing', revision: 1 },
  'POST /api/reports/:id/comments': { key: fixKey, text: 'À voir' },
  'PATCH /api/reports/:id/comments/:commentId': { text: 'À revoir' },
  'POST /api/account/factors/apps/:id': { code: '000000' },
  'PATCH /api/account/factors/:id': { name: 'Téléphone' },
  'POST /api/sites/:host/recipients': { email: 'autre@exemple.fr' },
};

function bodyOf({ method, path }: Route): object | undefined {
  if (method === 'GET' || method === 'DELETE') return undefined;
  return bodies[`${method} ${path}`] ?? {};
}

/** Whether a call was refused before the handler, or let in to it. */
async function turnedAway(answer: Response): Promise<string | null> {
  if (answer.ok || answer.status === 304) return null;
  const { code } = await refusalOf(answer);
  return code === 'auth/required' || code === 'auth/forbidden' ? code : null;
}

const named = apiRoutes.map((route) => [`${route.method} ${route.path}`, route] as const);

/** Who is refused before the handler, by access. « Nobody » is the very answer of check-session. */
function expectedOf(route: Route) {
  const nobody =
    route.access === 'public' && route.path !== '/api/auth/check-session' ? null : 'auth/required';
  const person = route.access === 'admin' ? 'auth/forbidden' : null;
  return { nobody, other: person, owner: person, admin: null };
}

it.each(named)('%s lets in whom it declares, and shows another’s thing to nobody', async (_name, route) => {
  const site = createTestSite(database.current());
  // Only what has ended can be compared, corrected, decided, verified and shared.
  const needsEnd =
    /assignments|comments|comparison|fixes|decisions|verifications|shares|handovers|audits\/:id\/profile|sample-proposal/.test(
      route.path,
    );
  const status = needsEnd ? 'done' : 'running';
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
  // Organisations have no rows here: tests/database/organisations-roles.test.ts asks for theirs.
  const isOwnThing = route.access === 'user' && route.path.includes(':') && route.tag !== 'Organisations';
  if (isOwnThing) {
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
  if (isOwnThing) expect(owner.status).not.toBe(404);
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
