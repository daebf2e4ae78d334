import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import { batchPages } from '#contract/shared-visits.ts';
import type { Worker } from '#jobs/start-worker.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { findAudit } from '#store/audits.ts';
import { readReport } from '#store/reports.ts';
import { type AuditWorld, createAuditWorld } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { serve } from '#tests/support/probed-site.ts';
import {
  answerRecorded,
  type RecordedTiming,
  recordedRunner,
  recordedVisitor,
} from '#tests/support/recorded-pool.ts';

const database = testDatabase();
let world: AuditWorld;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
});
afterEach(() => world.close());

const site = { pageCount: 90 };
const maxPages = 60;

const allowing = (target: string) => ({
  ...world.deps,
  config: { ...world.deps.config, allowTargets: [target] },
});

const ended = (id: string, timeoutMs = 60_000) =>
  eventually(async () => {
    const audit = await findAudit(world.deps.db, id);
    return audit !== null && ['done', 'error', 'cancelled'].includes(audit.status) && audit;
  }, timeoutMs);

/** What two audits of the same pages must agree on: everything but when they were. */
function timeless(report: Report | null): object {
  const { startedAt, finishedAt, ...rest } = report as Report;
  return rest;
}

describe('a large audit', () => {
  it('gives the same report by one process, one worker and several of different paces', async () => {
    const { origin, target } = await serve(answerRecorded(site));
    const quick: RecordedTiming = { visitMs: () => 1 };
    const order: AuditOrder = {
      ...{ url: `${origin}/`, scope: 'site', maxPages, device: 'mobile', exclude: [], profile: null },
    };
    const alone = await recordedRunner({ target, site, timing: quick })(order, {
      ...{ onProgress: () => undefined, signal: new AbortController().signal },
    });
    if (alone.kind !== 'report') throw new Error(alone.detail);
    expect(alone.report.pages.length).toBe(maxPages);

    const reports: object[] = [];
    for (const workers of [1, 4]) {
      const batches = new Set<number>();
      const started: Worker[] = [];
      for (let worker = 0; worker < workers; worker += 1) {
        // Each worker has its own pace, and each page too: what lands first is never the same.
        const timing = {
          visitMs: (url: string) => ((url.length * 7 + worker * 13) % 11) * (worker + 2) + 10,
          slots: 2,
        };
        const visit = recordedVisitor({ site, timing });
        const begun = await world.startWorker(recordedRunner({ target, site, timing }), {
          visit: async (visits, more) => {
            batches.add(worker);
            expect(visits.length).toBeLessThanOrEqual(batchPages);
            await visit(visits, more);
          },
        });
        started.push(begun);
      }
      const viewer = await world.addUser({ plan: 'agency' });
      const { id } = await startAudit(allowing(target), viewer, { url: order.url, scope: 'site', maxPages });
      expect(await ended(id)).toMatchObject({ status: 'done', pageCount: maxPages });
      reports.push(timeless(await readReport(world.deps.db, id)));
      await Promise.all(started.map((worker) => worker.stop()));
      expect(batches.size).toBeGreaterThanOrEqual(Math.min(workers, 2));
      const { rows } = await database.current().pool.query('select count(*)::int as n from audit_visits');
      expect(rows[0].n).toBe(0);
    }
    const expected = JSON.parse(JSON.stringify(timeless(alone.report)));
    expect(reports[0]).toEqual(expected);
    expect(reports[1]).toEqual(expected);
  }, 120_000);
});
