import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FailureCode } from '#contract/audit.ts';
import { isAppError } from '#contract/errors.ts';
import { plans } from '#contract/plans.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { cancelAudit } from '#service/audits/cancel-audit.ts';
import { retryAudit } from '#service/audits/retry-audit.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { sweepAudits } from '#service/audits/sweep-audits.ts';
import { startsSince } from '#store/audit-starts.ts';
import { findAudit, updateAudit } from '#store/audits.ts';
import { messagesOfAudit } from '#store/outbox.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const database = testDatabase();
let world: AuditWorld;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
});
afterEach(() => world.close());

const request = { url: 'exemple.fr', scope: 'site' } as const;

const refusalOf = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (isAppError(error)) return { code: error.code, message: error.message };
    throw error;
  }
  return null;
};

const ended = (id: string, round: number) =>
  eventually(async () => {
    const audit = await findAudit(world.deps.db, id);
    return audit?.round === round && ['done', 'error'].includes(audit.status) && audit;
  });

const failing =
  (code: FailureCode): AuditRunner =>
  async () => ({ kind: 'failure', code, detail: 'test', journal: [] });

describe('audits that cost nothing are bounded', () => {
  it('start and cancel ends at the plan’s number an hour, and frees when it says', async () => {
    const viewer = await world.addUser();
    for (let count = 0; count < plans.free.startsPerHour; count += 1) {
      const { id } = await startAudit(world.deps, viewer, request);
      expect(await cancelAudit(world.deps, viewer, id)).toEqual({ countsInQuota: false });
      expect(await messagesOfAudit(world.deps.db, id)).toEqual([]);
    }
    expect(await refusalOf(startAudit(world.deps, viewer, request))).toEqual({
      code: 'audit/starts-limit',
      message: expect.stringMatching(/^Vous avez démarré 10\s?audits, .* possible le .*2026.*\.$/),
    });
    expect(
      (await world.addUser()) && (await refusalOf(startAudit(world.deps, await world.addUser(), request))),
    ).toBeNull();
    world.clock.move(3_600_000);
    const { id } = await startAudit(world.deps, viewer, request);
    await cancelAudit(world.deps, viewer, id);
    world.clock.move(3 * 24 * 3_600_000);
    await sweepAudits(world.deps);
    expect(await startsSince(world.deps.db, viewer.uid, new Date(0))).toEqual([]);
  });

  it('a cancelled audit costs once a page is read, and a failure that cost is not made good', async () => {
    const viewer = await world.addUser({ plan: 'agency' });
    const cancelAt = async (progress: Parameters<typeof updateAudit>[2]) => {
      const { id } = await startAudit(world.deps, viewer, request);
      await updateAudit(world.deps.db, id, { status: 'running', startedAt: new Date(), ...progress });
      return (await cancelAudit(world.deps, viewer, id)).countsInQuota;
    };
    expect(await cancelAt({ progress: { stage: 'preflight', done: 0, total: 0 } })).toBe(false);
    expect(await cancelAt({ progress: { stage: 'visit', done: 0, total: 10 } })).toBe(false);
    expect(await cancelAt({ progress: { stage: 'visit', done: 1, total: 10 } })).toBe(true);
    expect(await cancelAt({ progress: { stage: 'analyse', done: 0, total: 0 } })).toBe(true);
    const worker = await world.startWorker(failing('preflight/http-error'));
    const { id } = await startAudit(world.deps, viewer, request);
    await ended(id, 0);
    await worker.stop();
    await retryAudit(world.deps, viewer, id);
    expect(await cancelAudit(world.deps, viewer, id)).toEqual({ countsInQuota: true });
  });

  it('one audit is started again three times, with one mail a round, whoever failed', async () => {
    const viewer = await world.addUser();
    await world.startWorker(failing('preflight/timeout'));
    const { id } = await startAudit(world.deps, viewer, request);
    await ended(id, 0);
    for (const round of [1, 2, 3]) {
      await retryAudit(world.deps, viewer, id);
      await ended(id, round);
    }
    expect((await refusalOf(retryAudit(world.deps, viewer, id)))?.code).toBe('audit/too-many-retries');
    expect(await messagesOfAudit(world.deps.db, id)).toHaveLength(4);
  });

  it('a person starts failed audits again ten times a day', async () => {
    const viewer = await world.addUser({ plan: 'pro' });
    await world.startWorker(failing('preflight/timeout'));
    const again = async (times: number) => {
      const { id } = await startAudit(world.deps, viewer, request);
      await ended(id, 0);
      for (let round = 1; round <= times; round += 1) {
        await retryAudit(world.deps, viewer, id);
        await ended(id, round);
      }
      return id;
    };
    for (const times of [3, 3, 3]) await again(times);
    const id = await again(1);
    expect(await refusalOf(retryAudit(world.deps, viewer, id))).toEqual({
      code: 'audit/retries-limit',
      message: expect.stringMatching(/10\s?fois en 24 heures\. La prochaine relance sera possible le /),
    });
    world.clock.move(24 * 3_600_000);
    await retryAudit(world.deps, viewer, id);
    await ended(id, 2);
  });
});

describe('what a second round costs', () => {
  it.each<[FailureCode, boolean]>([
    // Started again after a fault of ours: free, whatever comes of it.
    ['engine/deadline', false],
    // The site kept us out and now lets us in: an audit like any other.
    ['preflight/bot-wall', true],
    ['preflight/http-error', true],
  ])('after %s the report counts: %s', async (code, countsInQuota) => {
    const viewer = await world.addUser();
    let runs = failing(code);
    await world.startWorker((...asked) => runs(...asked));
    const { id } = await startAudit(world.deps, viewer, request);
    await ended(id, 0);
    runs = instantRunner;
    await retryAudit(world.deps, viewer, id);
    expect(await ended(id, 1)).toMatchObject({ status: 'done', countsInQuota });
  });

  it('an audit that a wall made free needs room in the month to be started again', async () => {
    const viewer = await world.addUser();
    let runs = failing('preflight/robots');
    await world.startWorker((...asked) => runs(...asked));
    const { id } = await startAudit(world.deps, viewer, request);
    await ended(id, 0);
    runs = instantRunner;
    for (let count = 0; count < plans.free.auditsPerMonth; count += 1)
      await ended((await startAudit(world.deps, viewer, request)).id, 0);
    expect((await refusalOf(retryAudit(world.deps, viewer, id)))?.code).toBe('audit/quota-reached');
  });
});

describe('an audit that waits for its site', () => {
  it('takes no place of its person, and too many of one site are refused but to its owner', async () => {
    const [first, viewer] = [await world.addUser(), await world.addUser()];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await world.startWorker(
      async (...asked) => {
        if (new URL(asked[0].url).host === 'exemple.fr') await gate;
        return instantRunner(...asked);
      },
      { auditsAtOnce: 2 },
    );
    const running = await startAudit(world.deps, first, request);
    await eventually(async () => (await findAudit(world.deps.db, running.id))?.status === 'running');
    await startAudit(world.deps, viewer, request);
    // The person’s own place is free for another site, once.
    const other = await startAudit(world.deps, viewer, { ...request, url: 'autre-exemple.fr' });
    await ended(other.id, 0);
    for (let count = 0; count < 19; count += 1) await startAudit(world.deps, await world.addUser(), request);
    expect((await refusalOf(startAudit(world.deps, await world.addUser(), request)))?.code).toBe(
      'audit/site-busy',
    );
    release();
  });
});
