import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAppError } from '#contract/errors.ts';
import type { OptOutAnswer } from '#engine/probe/opt-out.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { readAudit } from '#service/reports/read-report.ts';
import { findAudit } from '#store/audits.ts';
import { messagesOfAudit } from '#store/outbox.ts';
import { domains } from '#store/schema.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { proofChecks } from '#tests/support/proofs.ts';

const database = testDatabase();
let world: AuditWorld;
let optOut: OptOutAnswer = 'refuses';
const asked: string[] = [];
beforeEach(async () => {
  asked.length = 0;
  optOut = 'refuses';
  world = await createAuditWorld(database.current(), {
    readOptOut: async (origin) => {
      asked.push(origin);
      return optOut;
    },
    proveDomain: async () => proofChecks({ file: { outcome: 'proved' } }),
  });
});
afterEach(() => world.close());

const request = { url: 'exemple.fr', scope: 'site' } as const;
const ended = (id: string) =>
  eventually(async () => {
    const audit = await findAudit(world.deps.db, id);
    return audit !== null && ['done', 'error'].includes(audit.status) && audit;
  });

describe('a site that refuses audits', () => {
  it('is asked once a day, before anything else, and its refusal costs nothing', async () => {
    const viewer = await world.addUser();
    let runs = 0;
    await world.startWorker((...order) => {
      runs += 1;
      return instantRunner(...order);
    });
    const { id } = await startAudit(world.deps, viewer, request);
    expect(await ended(id)).toMatchObject({
      status: 'error',
      errorCode: 'preflight/opted-out',
      errorMessage: expect.stringContaining('refuse les audits'),
      countsInQuota: false,
    });
    expect(await messagesOfAudit(world.deps.db, id)).toHaveLength(1);
    expect([runs, asked]).toEqual([0, ['https://exemple.fr']]);
    const other = await world.addUser();
    const refusal = await startAudit(world.deps, other, request).catch((error: unknown) => error);
    expect(isAppError(refusal) && [refusal.code, refusal.field]).toEqual(['audit/site-refuses', 'url']);
    // A site that is away for a day has not changed its mind; one that answers has.
    for (const [now, status] of [
      ['unreachable', 'error'],
      ['allows', 'done'],
    ] as const) {
      optOut = now;
      world.clock.move(24 * 3_600_000);
      expect(await ended((await startAudit(world.deps, other, request)).id)).toMatchObject({ status });
    }
    expect([runs, asked.length]).toEqual([1, 3]);
  });

  it('refuses nothing to whoever has proved it', async () => {
    const viewer = await world.addUser();
    const now = world.deps.clock.now();
    await world.deps.db.insert(domains).values({
      ...{ id: world.deps.ids.uuid(), uid: viewer.uid, host: 'exemple.fr', token: 't', status: 'proved' },
      ...{ method: 'file', createdAt: now, provedAt: now, confirmedAt: now },
    });
    await world.startWorker(instantRunner);
    for (let count = 0; count < 2; count += 1)
      expect(await ended((await startAudit(world.deps, viewer, request)).id)).toMatchObject({
        status: 'done',
      });
  });
});

describe('audits of one site', () => {
  it('say that they wait, and hear how many share the site', async () => {
    optOut = 'allows';
    const [first, second] = [await world.addUser({ plan: 'pro' }), await world.addUser({ plan: 'pro' })];
    const shares: number[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const run: AuditRunner = async (order, events) => {
      events.onShare?.((sharedBy) => shares.push(sharedBy));
      await gate;
      return instantRunner(order, events);
    };
    await world.startWorker(run, { auditsAtOnce: 3 });
    const large = await startAudit(world.deps, first, request);
    const small = await startAudit(world.deps, second, { ...request, maxPages: 10 });
    const statusOf = async (id: string) => (await findAudit(world.deps.db, id))?.status;
    await eventually(
      async () => (await statusOf(large.id)) === 'running' && (await statusOf(small.id)) === 'running',
    );
    const third = await startAudit(world.deps, first, request);
    await eventually(async () => shares.includes(2));
    const { audit } = await readAudit(world.deps, first, third.id);
    expect(audit).toMatchObject({
      status: 'queued',
      progress: { stage: 'queued', waits: 'site', before: 1 },
    });
    release();
    for (const { id } of [large, small, third]) await ended(id);
  });
});
