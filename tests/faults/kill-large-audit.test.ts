import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { attemptsOf } from '#store/attempts.ts';
import { findAudit } from '#store/audits.ts';
import { readReport } from '#store/reports.ts';
import { type AuditWorld, createAuditWorld } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { serve } from '../support/probed-site.ts';
import { answerRecorded, recordedRunner } from '../support/recorded-pool.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';
import { type Product, startProduct } from './kill-product.ts';

const site = { pageCount: 60 };
const maxPages = 40;

describe('kill -9 of workers in the middle of a large audit', () => {
  const database = testDatabase();
  const products: Product[] = [];
  let world: AuditWorld;
  let sink: SmtpSink;
  beforeEach(async () => {
    sink = await startSmtpSink();
    world = await createAuditWorld(database.current());
  });
  afterEach(async () => {
    for (const product of products.splice(0)) await product.kill();
    await world.close();
    await sink.close();
  });

  const count = async (what: string) => {
    const { rows } = await database.current().pool.query(`select ${what} as n from audit_visits`);
    return Number(rows[0].n);
  };

  it('who coordinates and who visits: the last one goes on with what is there, to the same report', async () => {
    const { db, url } = database.current();
    const { origin, target } = await serve(answerRecorded(site));
    const recorded = { target, site, visitMs: 150 };
    const setup = {
      databaseUrl: url,
      smtpUrl: sink.url,
      dataFolder: world.mailFolder,
      auditsAtOnce: 1,
      engineMs: 0,
    };
    for (const _ of [1, 2, 3]) products.push(await startProduct({ ...setup, recorded }));
    const viewer = await world.addUser({ plan: 'agency' });
    const config = { ...world.deps.config, allowTargets: [target] };
    const asked = { url: `${origin}/`, scope: 'site', maxPages } as const;
    const { id } = await startAudit({ ...world.deps, config }, viewer, asked);
    await eventually(async () => (await count('count(outcome)')) >= 6, 60_000);
    const [attempt] = await attemptsOf(db, id);
    const coordinator = products.find(({ pid }) => attempt?.workerId.includes(`:${pid}:`));
    const visitor = products.find((product) => product !== coordinator);
    const kept = await count('count(outcome)');
    await Promise.all([coordinator?.kill(), visitor?.kill()]);
    const audit = await eventually(async () => {
      const row = await findAudit(db, id);
      return row !== null && !['queued', 'running'].includes(row.status) && row;
    }, 90_000);
    expect(audit).toMatchObject({ status: 'done', attempts: 2, pageCount: maxPages });
    expect(kept).toBeGreaterThan(0);

    const order: AuditOrder = { ...asked, device: 'mobile', exclude: [], profile: null };
    const alone = await recordedRunner({ target, site, timing: { visitMs: () => 1 } })(order, {
      ...{ onProgress: () => undefined, signal: new AbortController().signal },
    });
    if (alone.kind !== 'report') throw new Error(alone.detail);
    const { startedAt, finishedAt, ...expected } = alone.report;
    expect(await readReport(db, id)).toMatchObject(JSON.parse(JSON.stringify(expected)));
  }, 180_000);
});
