import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeptLineup, Lineup, RefusedStart } from '#contract/api/lineups.ts';
import type { AuditScope } from '#contract/audit-words.ts';
import type { Report } from '#contract/report.ts';
import { themeIds } from '#contract/themes.ts';
import { insertAudit, type NewAudit } from '#store/audits.ts';
import { saveReport } from '#store/reports.ts';
import { type AuditApi, codeOf, createAuditApi, type Person } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { auditReport } from '../support/report.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const rows = async (sql: string, values: unknown[] = []) =>
  (await database.current().pool.query(sql, values)).rows;

/** A finished audit of a site, whose themes all have that score. */
async function audited(
  { viewer: { uid } }: Person,
  host: string,
  score: number,
  { report = {}, ...change }: Partial<NewAudit> & { report?: Partial<Report> } = {},
): Promise<string> {
  const { deps } = api.world;
  const id = deps.ids.uuid();
  const at = deps.clock.now();
  await insertAudit(deps.db, {
    ...{ id, uid, url: `https://${host}/`, host, scope: 'site', maxPages: 10, device: 'mobile' },
    ...{ status: 'done', progress: { stage: 'report', done: 1, total: 1 }, quotaMonth: '2000-01' },
    ...{ createdAt: at, startedAt: at, finishedAt: at, score, pageCount: 3 },
    themeScores: Object.fromEntries(themeIds.map((theme) => [theme, score])),
    ...change,
  });
  const whole = auditReport({ host, url: `https://${host}/`, score, ...report });
  const themes = whole.themes.map((theme) => ({ ...theme, score, edition: 'une' }));
  await saveReport(deps.db, id, { ...whole, themes }, at);
  return id;
}

const beside = async (person: Person, ...sites: string[]) =>
  api.call(person, 'GET', `/api/side-by-side?sites=${encodeURIComponent(sites.join(','))}`);
const lineupIn = async (answer: Response) => ((await answer.json()) as { lineup: Lineup }).lineup;
interface Started {
  kept: KeptLineup;
  started: number;
  refused: RefusedStart[];
}
const keep = (person: Person, body: object) => api.call(person, 'POST', '/api/lineups', body);
const kept = async (person: Person, body: object) => (await (await keep(person, body)).json()) as Started;

describe('sites side by side', () => {
  it('are told by the newest audit of the whole site, with its date and what it does better', async () => {
    await audited(api.claire, 'a.fr', 40);
    api.world.clock.move(60_000);
    const newest = await audited(api.claire, 'a.fr', 80);
    api.world.clock.move(60_000);
    await audited(api.claire, 'a.fr', 99, { scope: 'page' as AuditScope });
    await audited(api.claire, 'b.fr', 60);
    const { sites, themes, leftOut } = await lineupIn(await beside(api.claire, 'https://a.fr/', 'b.fr'));
    expect(sites.map(({ audit }) => [audit?.id, audit?.score, audit?.apart])).toEqual([
      [newest, 80, null],
      [expect.any(String), 60, null],
    ]);
    expect(sites[0]?.audit?.finishedAt).toMatch(/^\d{4}-/);
    expect(themes).toEqual([...themeIds]);
    expect(leftOut).toEqual([]);
    expect(sites[0]?.better).toContain('Sécurité\u00a0: 80/100, contre 60/100 au mieux ailleurs.');
    expect(sites[1]?.better).toEqual([]);
  });

  it('never shows an audit of somebody else, and says where there is none', async () => {
    await audited(api.claire, 'a.fr', 80);
    await audited(api.marc, 'secret.fr', 97);
    const answer = await beside(api.claire, 'a.fr', 'secret.fr');
    const text = await answer.clone().text();
    // Of ids and times, some hold these figures too.
    expect(text).not.toMatch(/:97\b/);
    expect((await lineupIn(answer)).sites[1]).toMatchObject({
      ...{ host: 'secret.fr', audit: null, better: [] },
      notes: ['Pas encore audité dans cet espace.'],
    });
  });

  it('say an audit that runs, one that failed, and a report that is gone; nothing is made up', async () => {
    await audited(api.claire, 'a.fr', 80);
    await audited(api.claire, 'b.fr', 60, { reportRemovedAt: api.world.clock.now() });
    await audited(api.claire, 'c.fr', 60, { status: 'error', errorMessage: 'Le site n’a pas répondu.' });
    await audited(api.claire, 'd.fr', 60, { status: 'running' });
    const { sites } = await lineupIn(await beside(api.claire, 'a.fr', 'b.fr', 'c.fr', 'd.fr'));
    expect(sites.map(({ notes }) => notes)).toEqual([
      [],
      [],
      ['Le dernier audit a échoué\u00a0: Le site n’a pas répondu.'],
      ['Son premier audit est en cours.'],
    ]);
    expect(sites.map(({ running }) => running)).toEqual([false, false, false, true]);
    expect(sites[1]?.audit).toMatchObject({ score: 60, apart: expect.stringContaining('n’est plus gardé') });
    expect(sites[1]?.audit?.figures.blocking).toBeNull();
    expect(sites.flatMap(({ better }) => better)).toEqual([]);
  });

  it.each([
    [['a.fr'], 'lineup/too-few', 'au moins 2 sites'],
    [['a.fr', 'b.fr', 'c.fr', 'd.fr', 'e.fr', 'f.fr'], 'lineup/too-many-sites', '5 sites au plus'],
    [['a.fr', 'https://a.fr/contact'], 'lineup/same-site', 'a.fr'],
    [['a.fr', 'pas une adresse'], 'lineup/address', 'pas une adresse'],
    [['a.fr', '10.0.0.1'], 'lineup/address', 'réseau privé'],
    [[' ', ''], 'lineup/too-few', 'au moins 2 sites'],
  ])('refuse %j with a sentence that says what to do', async (sites, code, words) => {
    const answer = await beside(api.claire, ...sites);
    const { error } = (await answer.json()) as { error: { code: string; field: string; message: string } };
    expect([answer.status, error.code, error.field]).toEqual([400, code, 'sites']);
    expect(error.message).toContain(words);
  });
});

describe('a comparison that is kept', () => {
  it('is opened again, changed and deleted; its name is its own', async () => {
    await audited(api.claire, 'a.fr', 80);
    const made = await kept(api.claire, { name: '  Voisins ', sites: ['a.fr', 'b.fr'] });
    expect(made).toMatchObject({
      kept: { name: 'Voisins', hosts: ['a.fr', 'b.fr'] },
      started: 0,
      refused: [],
    });
    const path = `/api/lineups/${made.kept.id}`;
    expect(await (await api.call(api.claire, 'GET', path)).json()).toMatchObject({
      kept: { name: 'Voisins' },
      lineup: { sites: [{ host: 'a.fr' }, { host: 'b.fr', audit: null }] },
    });
    expect(await codeOf(await keep(api.claire, { name: 'voisins', sites: ['a.fr', 'c.fr'] }))).toEqual([
      ...[409, 'lineup/name-taken', 'name'],
    ]);
    expect(await codeOf(await keep(api.claire, { name: ' ', sites: ['a.fr', 'c.fr'] }))).toEqual([
      ...[400, 'lineup/name', 'name'],
    ]);
    const changed = await api.call(api.claire, 'PUT', path, { name: 'Voisins 2', sites: ['c.fr', 'a.fr'] });
    expect(await changed.json()).toMatchObject({ kept: { name: 'Voisins 2', hosts: ['c.fr', 'a.fr'] } });
    for (const method of ['GET', 'DELETE']) expect((await api.call(api.marc, method, path)).status).toBe(404);
    expect((await api.call(api.claire, 'DELETE', path)).status).toBe(204);
    expect((await api.call(api.claire, 'GET', path)).status).toBe(404);
    expect(await rows('select count(*)::int as all from audits')).toEqual([{ all: 1 }]);
  });

  it('asked for twice with one key is made once', async () => {
    const body = { name: 'Voisins', sites: ['a.fr', 'b.fr'] };
    for (const _ of [1, 2])
      expect(
        (await api.call(api.claire, 'POST', '/api/lineups', body, { 'idempotency-key': 'une' })).status,
      ).toBe(201);
    expect(await rows('select name from lineups')).toEqual([{ name: 'Voisins' }]);
  });

  it('starts ordinary audits of sites without any, within the plan, and loses nothing where one is refused', async () => {
    await audited(api.claire, 'a.fr', 80);
    const made = await kept(api.claire, { name: 'Voisins', sites: ['a.fr', 'b.fr', 'c.fr'], audit: true });
    // The free plan runs one audit at once.
    expect(made.started).toBe(1);
    expect(made.refused).toEqual([{ host: 'c.fr', message: expect.stringContaining('à la fois') }]);
    expect(await rows(`select host, scope, device from audits where status = 'queued'`)).toEqual([
      { host: 'b.fr', scope: 'site', device: 'mobile' },
    ]);
    const { lineup } = (await (await api.call(api.claire, 'GET', `/api/lineups/${made.kept.id}`)).json()) as {
      lineup: Lineup;
    };
    expect(lineup.sites.map(({ running }) => running)).toEqual([false, true, false]);
  });

  it('is refreshed as its sites were audited before, and leaves those under way', async () => {
    await api.call(api.admin, 'PATCH', `/api/admin/users/${api.claire.viewer.uid}`, { plan: 'agency' });
    await audited(api.claire, 'a.fr', 80, { device: 'both', profile: 'shop', maxPages: 25 });
    await audited(api.claire, 'b.fr', 80, { status: 'running' });
    const { kept: one } = await kept(api.claire, { name: 'Voisins', sites: ['a.fr', 'b.fr'] });
    const answer = await api.call(api.claire, 'POST', `/api/lineups/${one.id}/audits`, {});
    expect([answer.status, await answer.json()]).toMatchObject([202, { started: 1, refused: [] }]);
    expect(await rows(`select host, device, profile, max_pages from audits where status = 'queued'`)).toEqual(
      [{ host: 'a.fr', device: 'both', profile: 'shop', max_pages: 25 }],
    );
  });

  it('is taken away as a table and as a picture, where the plan has them', async () => {
    const long = '=HYPERLINK("x")';
    await audited(api.claire, 'a.fr', 80);
    await audited(api.claire, 'b.fr', 60);
    const { kept: one } = await kept(api.claire, { name: long, sites: ['a.fr', 'b.fr'] });
    const get = (format: string) =>
      api.call(api.claire, 'GET', `/api/lineups/${one.id}/export?format=${format}`);
    expect(await codeOf(await get('csv'))).toEqual([403, 'plan/feature-missing']);
    const svg = await get('svg');
    expect(svg.headers.get('content-type')).toBe('image/svg+xml');
    expect(svg.headers.get('content-disposition')).toMatch(/^attachment; filename="constat-cote-a-cote-/);
    expect(svg.headers.get('content-security-policy')).toContain('sandbox');
    expect(await svg.text()).not.toContain('<image');
    await api.call(api.admin, 'PATCH', `/api/admin/users/${api.claire.viewer.uid}`, { plan: 'agency' });
    await api.call(api.claire, 'PUT', '/api/account/brand', { name: 'Agence Lumière', logo: null });
    expect(await (await get('svg')).text()).toContain('Agence Lumière');
    const csv = await (await get('csv')).text();
    expect(csv).toContain('"Mesure";"Unité";"a.fr";"b.fr";"Nettement mieux"\r\n');
    expect(csv).toContain('"Sécurité";"/100";"80";"60";"a.fr"\r\n');
    expect(csv).toMatch(/"Audit du";"";"\d+/);
  });

  it('is one of fifty at most', async () => {
    const { uid } = api.claire.viewer;
    await rows(
      `insert into lineups (id, uid, name, sites, created_at, saved_at)
        select gen_random_uuid(), $1, 'n' || n, '["https://a.fr/","https://b.fr/"]', now(), now() from generate_series(1, 50) n`,
      [uid],
    );
    const answer = await keep(api.claire, { name: 'Une de plus', sites: ['a.fr', 'b.fr'] });
    expect(await codeOf(answer)).toEqual([409, 'lineup/too-many']);
  });
});
