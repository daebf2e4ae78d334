import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parisHour, siteVisitDays } from '#contract/visit-question.ts';
import { listActs } from '#service/admin/list-acts.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { sweepAudits } from '#service/audits/sweep-audits.ts';
import { addDomain } from '#service/domains/add-domain.ts';
import { checkDomain } from '#service/domains/check-domain.ts';
import { confirmVisit, understandQuestion } from '#service/site-visits/confirm-visit.ts';
import { lookUpVisits } from '#service/site-visits/look-up-visits.ts';
import type { Viewer } from '#service/viewer.ts';
import { findAudit } from '#store/audits.ts';
import { openSiteVisit } from '#store/site-visits.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const hourMs = 3_600_000;
const database = testDatabase();
let world: AuditWorld;
let alice: Viewer;
let admin: Viewer;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
  alice = await world.addUser({ email: 'alice@exemple.fr' });
  admin = await world.addUser({ admin: true });
});
afterEach(() => world.close());

const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The question about a site at the hour of a moment. */
function about(site: string, at: Date) {
  const [day = '', time = ''] = paris.format(at).split(' ');
  return { site, day, hour: String(Number(time.slice(0, 2))) };
}

const confirm = async (site: string, at: Date) => (await confirmVisit(world.deps, about(site, at))).kind;

async function audited(url = 'www.exemple.fr'): Promise<string> {
  const worker = await world.startWorker(instantRunner);
  const { id } = await startAudit(world.deps, alice, { url, scope: 'page' });
  await eventually(async () => (await findAudit(world.deps.db, id))?.status === 'done');
  await worker.stop();
  return id;
}

describe('whoever was visited', () => {
  it('is told yes for the site and the hour, and nothing of who asked or what was read', async () => {
    const at = world.clock.now();
    await audited();
    for (const site of ['exemple.fr', 'www.exemple.fr', 'blog.exemple.fr', 'https://EXEMPLE.fr/page'])
      expect(await confirm(site, at)).toBe('yes');
    const answer = await confirmVisit(world.deps, about('exemple.fr', at));
    expect(Object.keys(answer).toSorted()).toEqual(['from', 'host', 'kind']);
    expect(JSON.stringify(answer)).not.toContain('alice');
  });

  it('is told no for another site, and that nothing is known before the first visit', async () => {
    const at = world.clock.now();
    await audited();
    world.clock.move(5 * hourMs);
    expect(await confirm('autre.fr', new Date(at.getTime() + 2 * hourMs))).toBe('no');
    expect(await confirm('exemple.fr', new Date(at.getTime() + 2 * hourMs))).toBe('no');
    expect(await confirm('exemple.fr', new Date(at.getTime() - 2 * hourMs))).toBe('unknown');
    expect(await confirm('exemple.fr', new Date(at.getTime() + 20 * hourMs))).toBe('to-come');
  });

  it('is told yes all the same once the audit, then the account are deleted', async () => {
    const at = world.clock.now();
    const id = await audited();
    await deleteAudit(world.deps, alice, id);
    expect(await confirm('exemple.fr', at)).toBe('yes');
    await database.current().pool.query('delete from users where uid = $1', [alice.uid]);
    expect(await confirm('exemple.fr', at)).toBe('yes');
    expect(await lookUpVisits(world.deps, admin, about('exemple.fr', at))).toMatchObject({
      kind: 'found',
      visits: [{ email: null }],
    });
  });

  it('is told of checks of a proof too, which anybody may ask of any site', async () => {
    const at = world.clock.now();
    const { id } = await addDomain(world.deps, alice, 'victime.fr');
    await checkDomain(world.deps, alice, id);
    expect(await confirm('victime.fr', at)).toBe('yes');
  });

  it('is told of a visit that lasts, of one that a dead worker never ended, and no longer after half a year', async () => {
    const start = world.clock.now();
    const visit = {
      ofId: world.deps.ids.uuid(),
      kind: 'audit' as const,
      site: 'exemple.fr',
      host: 'exemple.fr',
    };
    await openSiteVisit(world.deps.db, { ...visit, uid: alice.uid, attempt: 1, startedAt: start });
    world.clock.move(40 * hourMs);
    const later = (hours: number) => new Date(start.getTime() + hours * hourMs);
    expect(await confirm('exemple.fr', later(3))).toBe('yes');
    expect(await confirm('exemple.fr', later(20))).toBe('no');
    // Its next attempt ends it.
    await openSiteVisit(world.deps.db, { ...visit, uid: alice.uid, attempt: 2, startedAt: later(2) });
    expect(await confirm('exemple.fr', later(1))).toBe('yes');
    world.clock.move(siteVisitDays * 24 * hourMs);
    expect(await confirm('exemple.fr', later(30))).toBe('unknown');
    await sweepAudits(world.deps);
    const { rows } = await database.current().pool.query('select 1 from site_visits');
    expect(rows).toEqual([]);
  });
});

describe('an administrator', () => {
  it('finds who asked for a visit, and the look is written down with what was looked for', async () => {
    const at = world.clock.now();
    const id = await audited();
    const question = about('exemple.fr', at);
    expect(await lookUpVisits(world.deps, admin, question)).toMatchObject({
      kind: 'found',
      visits: [{ id, kind: 'audit', host: 'www.exemple.fr', email: 'alice@exemple.fr', attempt: 1 }],
    });
    const { items } = await listActs(world.deps, { limit: 10, offset: 0 });
    expect(items).toMatchObject([
      { act: 'visits-looked-up', adminUid: admin.uid, targetUid: null, detail: { site: 'exemple.fr' } },
    ]);
    await lookUpVisits(world.deps, admin, { site: '', day: '', hour: '' });
    expect((await listActs(world.deps, { limit: 10, offset: 0 })).total).toBe(1);
  });
});

describe('a question', () => {
  it.each([
    [{ site: '', day: '2026-11-20', hour: '3' }, 'site'],
    [{ site: 'a b', day: '2026-11-20', hour: '3' }, 'site'],
    [{ site: 'exemple.fr', day: '20/11/2026', hour: '3' }, 'day'],
    [{ site: 'exemple.fr', day: '2026-02-30', hour: '3' }, 'day'],
    [{ site: 'exemple.fr', day: '2026-11-20', hour: '24' }, 'hour'],
    // The clock is put forward over it.
    [{ site: 'exemple.fr', day: '2026-03-29', hour: '2' }, 'hour'],
  ])('%j is unclear by its %s', (question, field) => {
    expect(understandQuestion(question)).toEqual({ kind: 'unclear', field });
  });

  it('is about an hour in Paris, two where the clock is put back', () => {
    const span = (day: string, hour: string) => {
      const found = parisHour(day, hour);
      return found && [found.from.toISOString(), found.to.toISOString()];
    };
    expect(span('2026-11-20', '14')).toEqual(['2026-11-20T13:00:00.000Z', '2026-11-20T14:00:00.000Z']);
    expect(span('2026-07-20', '0')).toEqual(['2026-07-19T22:00:00.000Z', '2026-07-19T23:00:00.000Z']);
    expect(span('2026-10-25', '2')).toEqual(['2026-10-25T00:00:00.000Z', '2026-10-25T02:00:00.000Z']);
  });
});
