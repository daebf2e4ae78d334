import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ScheduleRequest } from '#contract/api/schedules.ts';
import type { AuditOrder } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import type { ScheduleMail } from '#contract/schedule-words.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { createSchedule } from '#service/schedules/create-schedule.ts';
import { runDueSchedules } from '#service/schedules/run-due-schedules.ts';
import { readStopLink, stopScheduleMails } from '#service/schedules/stop-schedule-mails.ts';
import { type AuditWorld, createAuditWorld } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sampleReport } from '#tests/support/sample-report.ts';

const database = testDatabase();
let world: AuditWorld;
/** What the next audit finds. */
let found: (order: AuditOrder) => Report | 'down';
beforeEach(async () => {
  world = await createAuditWorld(database.current());
  world.clock.set('2026-11-20T10:00:00Z');
  found = (order) => stable(order);
});
afterEach(() => world.close());

const request: ScheduleRequest = {
  url: 'exemple.fr',
  scope: 'site',
  frequency: 'weekly',
  day: 7,
  hour: 6,
  mail: 'always',
};
const weekMs = 7 * 24 * 3600 * 1000;

/** A report whose one page and one rule are known. */
function stable(order: AuditOrder, change: Partial<Report> = {}): Report {
  const report = sampleReport(order);
  const page = {
    url: order.url,
    title: 'Accueil',
    status: 200,
    performanceScore: null,
    metrics: null,
    requestCount: 3,
    transferBytes: 9000,
    domNodes: 40,
    sobriety: null,
    failures: 0,
    screenshot: null,
  };
  const hsts = {
    ruleId: 'sec-hsts-absent',
    ruleVersion: 1,
    theme: 'security',
    title: 'HSTS',
    status: 'pass',
  } as const;
  return {
    ...report,
    findings: [],
    checks: [{ ...hsts, automation: 'automatique' }],
    pages: [page],
    ...change,
  };
}
const defect = (order: AuditOrder) => stable(order, { findings: sampleReport(order).findings, checks: [] });

const run: AuditRunner = async (order) => {
  const report = found(order);
  if (report === 'down')
    return { kind: 'failure', code: 'preflight/timeout', detail: 'silence', journal: [] };
  return { kind: 'report', report, screenshots: [], journal: [] };
};
const rows = async (sql: string) => (await database.current().pool.query(sql)).rows;
const mails = () => rows('select kind, data from outbox order by created_at');

/** Lets the schedule come due once more and its audit end. */
async function nextWeek(): Promise<void> {
  world.clock.move(weekMs);
  await runDueSchedules(world.deps);
  await eventually(async () => {
    const waiting = await rows(`select 1 from audits where status in ('queued', 'running')`);
    return waiting.length === 0;
  });
}

async function schedule(mail: ScheduleMail) {
  const viewer = await world.addUser({ plan: 'pro' });
  await createSchedule(world.deps, viewer, { ...request, mail });
  await world.startWorker(run);
  await nextWeek();
  return viewer;
}
const kinds = async () => (await mails()).map(({ kind }) => kind);

describe('the mails of a scheduled audit', () => {
  it('each time: its result, or what got worse instead of it', async () => {
    await schedule('always');
    await nextWeek();
    expect(await kinds()).toEqual(['audit-finished', 'audit-finished']);
    found = defect;
    await nextWeek();
    const [, , worse] = await mails();
    expect(worse).toMatchObject({
      kind: 'audit-worse',
      data: {
        themes: [],
        defects: [{ title: 'HSTS absent  et <script>', pages: ['https://exemple.fr/'], pageCount: 1 }],
        defectCount: 1,
      },
    });
    // The defect is still there: nothing got worse since.
    await nextWeek();
    expect((await kinds()).at(-1)).toBe('audit-finished');
  });

  it('only when something got worse: silence otherwise, a failure included in what is worse', async () => {
    await schedule('worse');
    await nextWeek();
    expect(await kinds()).toEqual([]);
    found = (order) => {
      const report = stable(order);
      const themes = report.themes.map((theme) => ({ ...theme, score: theme.theme === 'seo' ? 40 : 82 }));
      return { ...report, themes };
    };
    await nextWeek();
    expect((await mails())[0]).toMatchObject({
      kind: 'audit-worse',
      data: { themes: [{ id: 'seo', before: { score: 82 }, now: { score: 40 } }], defects: [] },
    });
    found = () => 'down';
    await nextWeek();
    expect(await kinds()).toEqual(['audit-worse', 'audit-failed']);
  });

  it('never: none, whatever happens', async () => {
    await schedule('never');
    found = defect;
    await nextWeek();
    found = () => 'down';
    await nextWeek();
    expect(await kinds()).toEqual([]);
  });

  it('compare with what was asked for alike only', async () => {
    const viewer = await schedule('worse');
    found = (order) =>
      stable(order, { themes: stable(order).themes.map((theme) => ({ ...theme, score: 10 })) });
    await rows(`update schedules set device = 'desktop'`);
    await nextWeek();
    expect(await kinds()).toEqual([]);
    // A person’s own audit tells its result, not an alert.
    await startAudit(world.deps, viewer, { url: 'exemple.fr', scope: 'site', device: 'mobile' });
    await eventually(async () => (await kinds()).length > 0);
    expect(await kinds()).toEqual(['audit-finished']);
    expect((await mails())[0].data.stopUrl).toContain('/desabonnement?jeton=');
  });
});

describe('the way out of these mails', () => {
  it('stands in their headers, works once and again, and leaves the audits', async () => {
    await schedule('always');
    const [file] = await eventually(async () => {
      // A mail is written beside its place, then named.
      const names = (await readdir(world.mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return names.length > 0 && names;
    });
    const { headers } = await simpleParser(await readFile(join(world.mailFolder, file ?? '')));
    expect(headers.get('list')).toMatchObject({
      unsubscribe: { url: expect.stringMatching(/^http:\/\/constat\.example\/desabonnement\/[\da-f-]{36}$/) },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    const [{ data }] = await mails();
    const token = new URL(data.stopUrl).pathname.split('/').at(-1) ?? '';
    expect(await readStopLink(world.deps, token)).toEqual({ host: 'exemple.fr', mail: 'always' });
    await stopScheduleMails(world.deps, token);
    await stopScheduleMails(world.deps, token);
    expect(await readStopLink(world.deps, token)).toEqual({ host: 'exemple.fr', mail: 'never' });
    await nextWeek();
    expect(await kinds()).toEqual(['audit-finished']);
    expect(await rows(`select 1 from audits where status = 'done'`)).toHaveLength(2);
  });

  it('opens nothing with a token that is none', async () => {
    await schedule('always');
    for (const token of ['', 'x', '01990000-0000-7000-8000-000000000000', "' or 1=1"]) {
      expect(await readStopLink(world.deps, token)).toBeNull();
      await stopScheduleMails(world.deps, token);
    }
    expect(await rows('select mail from schedules')).toEqual([{ mail: 'always' }]);
  });
});
