import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MediansChoice } from '#contract/api/lineups.ts';
import { dayMs } from '#contract/durations.ts';
import { sweep } from '#jobs/sweep.ts';
import { computeMedians } from '#service/medians/compute-medians.ts';
import { insertAudit, type NewAudit } from '#store/audits.ts';
import { type AuditApi, createAuditApi } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

async function addAudit(uid: string, host: string, change: Partial<NewAudit> = {}): Promise<void> {
  const { deps } = api.world;
  const at = deps.clock.now();
  await insertAudit(deps.db, {
    ...{ id: deps.ids.uuid(), uid, url: `https://${host}/`, host, scope: 'site', maxPages: 10 },
    ...{ device: 'mobile', profile: 'shop', status: 'done', quotaMonth: '2000-01' },
    progress: { stage: 'report', done: 1, total: 1 },
    ...{ createdAt: at, startedAt: at, finishedAt: at, score: 50, pageCount: 3 },
    ...{ themeScores: { seo: 61 }, ...change },
  });
}

/** So many accounts, each with so many sites of shops. @returns their ids */
async function shops(accounts: number, sitesEach: number): Promise<string[]> {
  const uids: string[] = [];
  for (let at = 0; at < accounts; at += 1) {
    const { uid } = await api.world.addUser({ emailVerified: true });
    uids.push(uid);
    for (let site = 0; site < sitesEach; site += 1) await addAudit(uid, `s${at}-${site}.fr`);
  }
  return uids;
}

const read = async () => (await (await api.call(api.claire, 'GET', '/api/medians')).json()) as MediansChoice;
async function profiles(): Promise<string[]> {
  await computeMedians(api.world.deps);
  return (await read()).medians.map(({ profile }) => profile);
}

it('tell nothing below thirty sites of ten accounts, whoever owns how many', async () => {
  const [first = ''] = await shops(9, 4);
  expect(await profiles()).toEqual([]);
  // One account with a hundred sites counts for five of them.
  for (let site = 0; site < 100; site += 1) await addAudit(first, `many-${site}.fr`);
  expect(await profiles()).toEqual([]);
  await addAudit((await api.world.addUser()).uid, 'ten.fr');
  expect(await profiles()).toEqual(['shop']);
  expect((await read()).medians[0]).toMatchObject({ sites: 30, score: 50, themes: { seo: 61 } });
});

const old = () => new Date(api.world.clock.now().getTime() - 200 * dayMs);
it.each<[string, string, () => Partial<NewAudit>]>([
  ['a site twice', 's0-0.fr', () => ({})],
  ['an audit of one page', '', () => ({ scope: 'page' })],
  ['an audit as from a computer', '', () => ({ device: 'desktop' })],
  ['a closed site', '', () => ({ figures: { failures: 0, reviews: 0, protected: true } })],
  ['an old audit', '', () => ({ finishedAt: old() })],
  ['another kind of site', '', () => ({ profile: 'public' })],
  ['a site of no kind', '', () => ({ profile: null })],
  ['an audit that failed', '', () => ({ status: 'error' })],
  ['a deleted audit', '', () => ({ deletedAt: old() })],
])('do not count %s', async (_, host, change) => {
  // Twenty sites: ten more of what does not count would make thirty.
  const uids = await shops(10, 2);
  for (const [at, uid] of uids.entries()) await addAudit(uid, host || `more-${at}.fr`, change());
  expect(await profiles()).toEqual([]);
  for (const [at, uid] of uids.entries()) await addAudit(uid, `counted-${at}.fr`);
  expect(await profiles()).toEqual(['shop']);
});

it('leave out who does not agree from the next night on, and forget what they made possible', async () => {
  const [first = ''] = await shops(10, 3);
  expect(await profiles()).toEqual(['shop']);
  await addAudit(api.claire.viewer.uid, 'claire.fr');
  expect((await read()).counts).toBe(true);
  const answer = await api.call(api.claire, 'PUT', '/api/medians', { counts: false });
  expect(await answer.json()).toMatchObject({ counts: false });
  await api.world.deps.db.execute(`update users set counts_in_medians = false where uid = '${first}'`);
  expect(await profiles()).toEqual([]);
});

it('forget who deletes an account, and are made again by the daily upkeep', async () => {
  const [first = ''] = await shops(10, 3);
  await sweep(api.world.deps);
  expect((await read()).medians).toHaveLength(1);
  await api.world.deps.db.execute(`delete from users where uid = '${first}'`);
  await sweep(api.world.deps);
  expect((await read()).medians).toEqual([]);
});

it('name no site and no account', async () => {
  const uids = await shops(10, 3);
  await computeMedians(api.world.deps);
  const text = JSON.stringify(await read());
  for (const trace of ['s0-0.fr', ...uids]) expect(text).not.toContain(trace);
  const { rows } = await database.current().pool.query('select * from site_medians');
  expect(JSON.stringify(rows)).not.toMatch(/s\d-\d\.fr/);
});
