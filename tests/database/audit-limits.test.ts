import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FailureCode } from '#contract/audit.ts';
import { isAppError } from '#contract/errors.ts';
import { plans } from '#contract/plans.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { cancelAudit } from '#service/audits/cancel-audit.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { retryAudit } from '#service/audits/retry-audit.ts';
import { failAudit } from '#service/audits/settle-audit.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { sweepAudits } from '#service/audits/sweep-audits.ts';
import { addDomain } from '#service/domains/add-domain.ts';
import { checkDomain } from '#service/domains/check-domain.ts';
import type { Viewer } from '#service/viewer.ts';
import { startsSince } from '#store/audit-starts.ts';
import { findActive, findAudit, updateAudit } from '#store/audits.ts';
import { messagesOfAudit } from '#store/outbox.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { proofChecks } from '#tests/support/proofs.ts';

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

/** An audit that no queue runs again has ended. */
const failAs = async (uid: string, code: FailureCode) => {
  const { id } = await startAudit(world.deps, { uid }, { ...request, scope: 'page' });
  await world.deps.db.transaction((tx) => failAudit(world.deps, tx, id, code, () => true));
  return id;
};

describe('failures of ours, which cost nothing', () => {
  const doneByAnother = async () => {
    const other = await world.addUser();
    const { id } = await startAudit(world.deps, other, request);
    const finishedAt = world.clock.now();
    await updateAudit(world.deps.db, id, { status: 'done', finishedAt });
  };

  it('are five a day for one person, deleted audits included; then no audit is started before the day is over', async () => {
    await doneByAnother();
    const viewer = await world.addUser({ plan: 'agency' });
    const codes = [
      'engine/crashed',
      'engine/deadline',
      'engine/crashed',
      'engine/crashed',
      'engine/deadline',
    ] as const;
    const ids: string[] = [];
    for (const code of codes) ids.push(await failAs(viewer.uid, code));
    for (const id of ids.slice(1)) await deleteAudit(world.deps, viewer, id);
    const refusal = {
      code: 'audit/failures-limit',
      message: expect.stringMatching(
        /^Depuis 24 heures, 5\s?audits à vous se sont arrêtés .* possible le .*2026.*\.$/,
      ),
    };
    expect(await refusalOf(startAudit(world.deps, viewer, request))).toEqual(refusal);
    expect(await refusalOf(retryAudit(world.deps, viewer, ids[0] ?? ''))).toEqual(refusal);
    expect(await refusalOf(startAudit(world.deps, await world.addUser(), request))).toBeNull();
    world.clock.move(24 * 3_600_000 + 1000);
    expect(await refusalOf(startAudit(world.deps, viewer, request))).toBeNull();
  });

  it('punish nobody when they hit everybody, nor when the machine was too busy', async () => {
    const viewer = await world.addUser({ plan: 'agency' });
    for (let time = 0; time < 6; time += 1) await failAs(viewer.uid, 'engine/crashed');
    await doneByAnother();
    for (let time = 0; time < 6; time += 1) await failAs(viewer.uid, 'engine/overloaded');
    world.clock.move(3_600_000 + 1000);
    for (let time = 0; time < 6; time += 1) await failAs(viewer.uid, 'engine/crashed');
    expect(await refusalOf(startAudit(world.deps, viewer, request))).toBeNull();
  });
});

describe('what held the engine', () => {
  const held = { about: 'https://exemple.fr/a.odt', detail: 'held', cause: 'silent', journal: [] } as const;

  it('is named where it is a file of the site: the audit ends, counts, and is not tried again', async () => {
    let runs = 0;
    await world.startWorker(async () => {
      runs += 1;
      return { kind: 'failure', code: 'preflight/file-hangs', ...held };
    });
    const { id } = await startAudit(world.deps, await world.addUser(), request);
    expect(await ended(id, 0)).toMatchObject({
      errorCode: 'preflight/file-hangs',
      errorMessage: expect.stringMatching(/ Il s’agit de\s: https:\/\/exemple\.fr\/a\.odt$/),
      countsInQuota: true,
    });
    expect(runs).toBe(1);
  });

  it('is tried once more where it is ours', async () => {
    let runs = 0;
    await world.startWorker(async () => {
      runs += 1;
      return { kind: 'failure', code: 'engine/crashed', detail: 'full', cause: 'memory', journal: [] };
    });
    const { id } = await startAudit(world.deps, await world.addUser(), request);
    expect(await ended(id, 0)).toMatchObject({ errorCode: 'engine/crashed', countsInQuota: false });
    expect(runs).toBe(2);
  });
});

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
  it('takes no place of its person, and too many strangers of one site are refused', async () => {
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
    // A large one runs and another waits for it, in a turn of their own: the bound is the site’s.
    for (let count = 0; count < 2; count += 1)
      await startAudit(world.deps, await world.addUser({ plan: 'agency' }), { ...request, maxPages: 200 });
    await eventually(async () => {
      const active = await findActive(world.deps.db, new Date(Date.now() + 60_000));
      return active.filter(({ status }) => status === 'running').length === 2;
    });
    await startAudit(world.deps, await world.addUser(), request);
    const alice = await world.addUser();
    expect(await refusalOf(startAudit(world.deps, alice, request))).toEqual({
      code: 'audit/site-busy',
      message: expect.stringMatching(/^3\s?audits attendent .* exemple\.fr.*, réessayez dans une heure\./),
    });
    release();
  });

  it('of strangers that ask at the same instant three wait, and a failed audit is not started again past them', async () => {
    const worker = await world.startWorker(failing('preflight/timeout'));
    const late = await world.addUser();
    const { id } = await startAudit(world.deps, late, request);
    await ended(id, 0);
    await worker.stop();
    const persons = [];
    for (let count = 0; count < 8; count += 1) persons.push(await world.addUser());
    const answers = await Promise.all(
      persons.map((person) => refusalOf(startAudit(world.deps, person, request))),
    );
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(3);
    expect((await refusalOf(retryAudit(world.deps, late, id)))?.code).toBe('audit/site-busy');
  });

  it('whoever answers for the site is never refused for them, and is audited next', async () => {
    const prove = async (viewer: Viewer, host: string, method: 'dns' | 'file' = 'file') => {
      const proving = {
        ...world.deps,
        proveDomain: async () => proofChecks({ [method]: { outcome: 'proved' } }),
      };
      const { id } = await addDomain(proving, viewer, host);
      expect((await checkDomain(proving, viewer, id)).status).toBe('proved');
    };
    for (let count = 0; count < 3; count += 1) await startAudit(world.deps, await world.addUser(), request);
    const [owner, tenant, neighbour] = [await world.addUser(), await world.addUser(), await world.addUser()];
    await prove(owner, 'www.exemple.fr');
    await prove(tenant, 'blog.exemple.fr');
    await prove(neighbour, 'autre-exemple.fr', 'dns');
    for (const stranger of [neighbour, tenant])
      expect((await refusalOf(startAudit(world.deps, stranger, request)))?.code).toBe('audit/site-busy');
    const own = await startAudit(world.deps, owner, request);
    const hosted = await startAudit(world.deps, tenant, { ...request, url: 'blog.exemple.fr' });
    const began: string[] = [];
    await world.startWorker(async (...asked) => {
      began.push(asked[0].url);
      return instantRunner(...asked);
    });
    for (const { id } of [own, hosted]) await ended(id, 0);
    expect(began.slice(0, 2)).toEqual(['https://exemple.fr/', 'https://blog.exemple.fr/']);
  });
});

describe('new accounts of one mail domain', () => {
  const first = async (email: string, plan: 'free' | 'pro' = 'free') => {
    const viewer = await world.addUser({ email, plan });
    return refusalOf(startAudit(world.deps, viewer, { url: `a${viewer.uid}.fr`, scope: 'page' }));
  };

  it('ask for forty first audits in a day; public providers, paid plans and later audits are not counted', async () => {
    const known = await world.addUser({ email: 'ancien@mairie.exemple', plan: 'free' });
    const { id } = await startAudit(world.deps, known, request);
    await cancelAudit(world.deps, known, id);
    for (let index = 1; index < 40; index += 1)
      expect(await first(`p${index}@sous${index}.mairie.exemple`)).toBeNull();
    expect(await first('encore@mairie.exemple')).toEqual({
      code: 'audit/first-audits',
      message: expect.stringMatching(/pourra partir dans 2[34].heures.; .* page Contact\.$/),
    });
    expect(await first('encore2@mairie.exemple', 'pro')).toBeNull();
    for (let index = 0; index < 3; index += 1) expect(await first(`p${index}@gmail.com`)).toBeNull();
    expect(await first('p@autre.exemple')).toBeNull();
    expect(await refusalOf(startAudit(world.deps, known, request))).toBeNull();
    world.clock.move(24 * 3_600_000);
    expect(await first('demain@mairie.exemple')).toBeNull();
  }, 60_000);
});
