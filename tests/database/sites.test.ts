import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditFigures } from '#contract/audit-figures.ts';
import { createSchedule } from '#service/schedules/create-schedule.ts';
import { listSites } from '#service/sites/list-sites.ts';
import { readSiteHistory } from '#service/sites/read-site-history.ts';
import type { Viewer } from '#service/viewer.ts';
import { insertAudit, type NewAudit } from '#store/audits.ts';
import { type AuditWorld, createAuditWorld } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';

const database = testDatabase();
let world: AuditWorld;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
});
afterEach(() => world.close());

const start = Date.parse('2026-09-01T05:00:00Z');
const dayMs = 24 * 3600 * 1000;
let day = 0;

/** A finished audit, one day after the one before. */
async function addDone(viewer: Viewer, host: string, score: number | null, change: Partial<NewAudit> = {}) {
  day += 1;
  const finishedAt = new Date(start + day * dayMs);
  const id = world.deps.ids.uuid();
  await insertAudit(world.deps.db, {
    id,
    uid: viewer.uid,
    url: `https://${host}/`,
    host,
    scope: 'site',
    maxPages: 10,
    device: 'mobile',
    status: 'done',
    progress: { stage: 'report', done: 1, total: 1 },
    createdAt: finishedAt,
    finishedAt,
    quotaMonth: '2026-09',
    score,
    themeScores: { security: score },
    ...change,
  });
  return id;
}
const figures = (change: Partial<AuditFigures>): AuditFigures => ({ failures: 3, reviews: 2, ...change });

describe('the sites of a person', () => {
  it('show their newest audit of the whole site and the comparable one before', async () => {
    const viewer = await world.addUser({ plan: 'pro' });
    await addDone(viewer, 'a.fr', 60, { scoreUpTo: 66, pageCount: 9, themeScores: { security: 50 } });
    await addDone(viewer, 'a.fr', 20, { device: 'desktop' });
    await addDone(viewer, 'a.fr', 10, { exclude: ['/panier'] });
    const newest = await addDone(viewer, 'a.fr', 71, {
      scoreUpTo: 73,
      themesUpTo: { security: 80 },
      figures: figures({ danger: true, picture: { key: 'accueil.webp', width: 412, height: 900 } }),
    });
    await addDone(viewer, 'a.fr', 99, { scope: 'page', maxPages: 1 });
    await addDone(viewer, 'b.fr', null, { scope: 'page', maxPages: 1 });
    await addDone(viewer, 'b.fr', 1, { status: 'error' });
    await createSchedule(world.deps, viewer, {
      url: 'b.fr',
      scope: 'page',
      frequency: 'monthly',
      day: 1,
      hour: 6,
      mail: 'never',
    });
    const [a, b, ...others] = await listSites(world.deps, viewer);
    expect(others).toEqual([]);
    expect(a).toMatchObject({
      host: 'a.fr',
      auditId: newest,
      score: 71,
      upTo: 73,
      danger: true,
      before: { score: 60, upTo: 66, pageCount: 9 },
      auditCount: 5,
      picture: { key: 'accueil.webp', width: 412, height: 900 },
      // Of the same demand only, the oldest first.
      scores: [60, 71],
      nextRunAt: null,
    });
    expect(a?.themes.security).toEqual({ score: 71, upTo: 80 });
    expect(a?.before?.themes.security?.score).toBe(50);
    expect(b?.danger).toBe(false);
    expect(b).toMatchObject({ host: 'b.fr', score: null, before: null, auditCount: 1 });
    expect(b?.nextRunAt).toMatch(/T0[45]:00:00\.000Z$/);
  });

  it('are theirs alone, without what they deleted', async () => {
    const [viewer, stranger] = [await world.addUser(), await world.addUser()];
    await addDone(viewer, 'a.fr', 60);
    await addDone(viewer, 'b.fr', 60, { deletedAt: new Date() });
    expect((await listSites(world.deps, viewer)).map(({ host }) => host)).toEqual(['a.fr']);
    expect(await listSites(world.deps, stranger)).toEqual([]);
    await expect(readSiteHistory(world.deps, stranger, 'a.fr')).rejects.toMatchObject({
      code: 'request/not-found',
    });
  });
});

describe('the history of a site', () => {
  it('is one series at a time, the oldest audit first', async () => {
    const viewer = await world.addUser();
    await addDone(viewer, 'a.fr', 60);
    const desktop = await addDone(viewer, 'a.fr', 20, { device: 'desktop', profile: 'shop' });
    await addDone(viewer, 'a.fr', 71, { figures: figures({ failures: 9 }) });
    await addDone(viewer, 'a.fr', 50, { scope: 'page', maxPages: 1, url: 'https://a.fr/contact?x=1' });
    const history = await readSiteHistory(world.deps, viewer, 'a.fr');
    expect(history.points.map(({ score, figures: kept }) => [score, kept?.failures])).toEqual([
      [60, undefined],
      [71, 9],
    ]);
    expect(history.series.map(({ label, auditCount }) => [label, auditCount])).toEqual([
      ['Page /contact?x=1, téléphone', 1],
      ['Tout le site, 10\u00a0pages au plus, téléphone', 2],
      ['Tout le site, 10\u00a0pages au plus, ordinateur, boutique en ligne', 1],
    ]);
    const other = await readSiteHistory(world.deps, viewer, 'a.fr', { auditId: desktop });
    expect(other.points.map(({ auditId }) => auditId)).toEqual([desktop]);
    const page = history.series[0]?.key ?? '';
    expect((await readSiteHistory(world.deps, viewer, 'a.fr', { series: page })).points[0]?.score).toBe(50);
  });
});
