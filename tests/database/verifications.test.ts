import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Evidence, Finding, Report } from '#contract/report.ts';
import type { Verification } from '#contract/verification.ts';
import type { RuleCheck } from '#engine/ports/rule-check.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import type { CheckRunner } from '#service/verifications/check-runner.ts';
import { reconcileVerifications } from '#service/verifications/reconcile-verifications.ts';
import { openOf, settleVerification, takeVerification } from '#store/verifications.ts';
import { type AuditApi, codeOf, createAuditApi, type Person } from '#tests/support/audit-api.ts';
import { instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sampleReport } from '#tests/support/sample-report.ts';

const home = 'https://exemple.fr/';
const image = (name: string): Evidence => ({
  type: 'element',
  selector: `#${name}`,
  snippet: `<img id="${name}" src="/${name}.jpg">`,
});
const missing = [image('phare'), image('port')];

const database = testDatabase();
let api: AuditApi;
let over: PromiseWithResolvers<void>;
beforeEach(async () => {
  over = Promise.withResolvers();
  api = await createAuditApi(database.current());
});
afterEach(() => {
  over.resolve();
  return api.world.close();
});

/** A report with two pictures without alternative on its home page, and what cannot be verified by one page. */
const runner: AuditRunner = async (order, world) => {
  const outcome = await instantRunner(order, world);
  if (outcome.kind !== 'report') throw new Error('no report');
  const [hsts] = sampleReport(order).findings;
  const of = (ruleId: string, more: Partial<Finding>): Finding => ({
    ...(hsts as Finding),
    ruleId,
    pages: [],
    ...more,
  });
  const findings = [
    of('axe-image-alt', { pages: [{ url: home, occurrences: 2, evidence: missing }], occurrences: 2 }),
    of('sec-hsts-absent', {}),
    of('seo-titre-duplique', { pages: [{ url: home, occurrences: 1, evidence: [] }] }),
  ];
  const report: Report = { ...outcome.report, findings };
  return { ...outcome, report };
};

async function audited(person: Person, check: CheckRunner): Promise<string> {
  const { id } = (await (await api.start(person)).json()) as { id: string };
  await api.world.startWorker(runner, { check });
  await eventually(async () => {
    const answer = await api.call(person, 'GET', `/api/reports/${id}?report=0`);
    return ((await answer.json()) as { status: string }).status === 'done';
  });
  return id;
}

const ask = (person: Person | null, id: string, body: object = {}) =>
  api.call(person, 'POST', `/api/reports/${id}/verifications`, {
    ruleId: 'axe-image-alt',
    page: home,
    ...body,
  });
const asked = async (id: string, body: object = {}) =>
  ((await (await ask(api.claire, id, body)).json()) as { verification: Verification }).verification;
const read = async (person: Person | null, id: string, one: string) =>
  api.call(person, 'GET', `/api/reports/${id}/verifications/${one}`);

async function answered(id: string, one: string): Promise<Verification> {
  let verification: Verification | undefined;
  await eventually(async () => {
    ({ verification } = (await (await read(api.claire, id, one)).json()) as { verification: Verification });
    return verification?.status === 'done';
  });
  return verification as Verification;
}

const judged = (evidence: readonly Evidence[]): RuleCheck => ({
  kind: 'judged',
  verdicts: [
    {
      ruleId: 'axe-image-alt',
      status: evidence.length > 0 ? 'fail' : 'pass',
      title: 'Image sans alternative',
      severity: 'majeur',
      evidence,
      occurrences: evidence.length,
      pages: [],
      reason: '',
    },
  ],
  screenshot: { key: 'x', contentType: 'image/webp', bytes: new Uint8Array([7]), width: 412, height: 900 },
  journal: [],
});
/** Takes as long as its test. */
const never: CheckRunner = (_order, { signal }) =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    void over.promise.then(() => resolve(judged([])));
  });

it('answers with the verdict of the engine, as the audit was ordered, and keeps it with the report', async () => {
  const orders: unknown[] = [];
  const id = await audited(api.claire, async (order) => {
    orders.push(order);
    return judged([image('port')]);
  });
  const response = await ask(api.claire, id, { occurrence: 0 });
  expect(response.status).toBe(202);
  const { verification } = (await response.json()) as { verification: Verification };
  expect(verification).toMatchObject({ status: 'queued', result: null, sentence: '' });
  const done = await answered(id, verification.id);
  expect(done).toMatchObject({
    result: { outcome: 'fixed', counts: { fixed: 1, still: 0, others: 1 } },
    sentence: 'Corrigé ici\u202f; 1\u00a0autre endroit de cette page reste.',
  });
  expect(orders).toMatchObject([
    { ruleId: 'axe-image-alt', isHome: true, audit: { url: home, device: 'mobile', maxPages: 1 } },
  ]);
  const second = await answered(id, (await asked(id, { occurrence: 1 })).id);
  expect(second.result).toMatchObject({ outcome: 'still', signal: 'same', screenshot: { width: 412 } });
  const picture = await api.call(
    api.claire,
    'GET',
    `/api/reports/${id}/screenshots/${second.result?.screenshot?.key}`,
  );
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(new Uint8Array([7]));
  const list = (await (await api.call(api.claire, 'GET', `/api/reports/${id}/verifications`)).json()) as {
    verifications: Verification[];
  };
  expect(list.verifications.map((one) => one.id)).toEqual([second.id, done.id]);
});

it('says so when the page is out of reach, or nothing could be judged', async () => {
  const answers: RuleCheck[] = [
    { kind: 'unreachable', code: 'preflight/http-error', reason: null, detail: 'HTTP 404', journal: [] },
    { kind: 'failed', why: 'late', detail: '', journal: [] },
  ];
  const id = await audited(api.claire, async () => answers.shift() as RuleCheck);
  expect((await answered(id, (await asked(id)).id)).sentence).toBe(
    'Page injoignable\u00a0: le serveur répond par une erreur.',
  );
  expect((await answered(id, (await asked(id)).id)).result).toEqual({
    outcome: 'unverifiable',
    reason: 'late',
    proof: [],
  });
});

it('does not exist for anybody else; an administrator may read', async () => {
  const id = await audited(api.claire, never);
  const { id: one } = await asked(id);
  for (const person of [api.marc, api.admin])
    expect(await codeOf(await ask(person, id))).toEqual([404, 'request/not-found']);
  expect(await codeOf(await read(api.marc, id, one))).toEqual([404, 'request/not-found']);
  expect((await read(api.admin, id, one)).status).toBe(200);
  expect((await ask(null, id)).status).toBe(401);
  const another = '0190aaaa-0000-7000-8000-000000000000';
  expect(await codeOf(await read(api.claire, id, another))).toEqual([404, 'request/not-found']);
});

it('refuses what the report does not say and what one page cannot tell', async () => {
  const id = await audited(api.claire, never);
  const refused = async (body: object) => codeOf(await ask(api.claire, id, body));
  const unknown = [404, 'verification/no-such-finding'];
  expect(await refused({ ruleId: 'sec-csp-absente' })).toEqual(unknown);
  expect(await refused({ page: 'https://exemple.fr/autre' })).toEqual(unknown);
  expect(await refused({ page: 'http://169.254.169.254/' })).toEqual(unknown);
  expect(await refused({ occurrence: 2 })).toEqual(unknown);
  expect(await refused({ ruleId: 'seo-titre-duplique' })).toEqual([409, 'verification/not-possible']);
  expect((await ask(api.claire, id, { ruleId: 'sec-hsts-absent' })).status).toBe(202);
});

it('is one while it is being answered, three at most at once, and within the limits of the plan', async () => {
  const id = await audited(api.claire, never);
  const first = await asked(id);
  expect((await asked(id)).id).toBe(first.id);
  await asked(id, { occurrence: 0 });
  await asked(id, { occurrence: 1 });
  expect(await codeOf(await ask(api.claire, id, { ruleId: 'sec-hsts-absent' }))).toEqual([
    409,
    'verification/too-many-at-once',
  ]);
  const pool = database.current().pool;
  await pool.query(`update verifications set status = 'done', result = '{"outcome":"fixed","proof":[]}'`);
  await pool.query(
    `insert into verifications (id, audit_id, uid, host, rule_id, page, status, created_at)
     select gen_random_uuid(), audit_id, uid, host, rule_id, page, 'done', now() - interval '10 min'
     from verifications, generate_series(1, 17) where id = $1`,
    [first.id],
  );
  const refusal = await ask(api.claire, id);
  const { error } = (await refusal.json()) as { error: { code: string; message: string } };
  expect([refusal.status, error.code]).toEqual([409, 'verification/site-limit']);
  expect(error.message).toMatch(
    /^exemple\.fr a déjà reçu 20\svérifications dans l’heure\..* le \d+ \S+ \d{4} à/,
  );
  await pool.query(`update verifications set created_at = created_at - interval '2 hours'`);
  expect((await ask(api.claire, id)).status).toBe(202);
});

it('survives a worker that is gone, and is settled once', async () => {
  let calls = 0;
  const id = await audited(api.claire, async () => {
    calls += 1;
    if (calls === 1) throw new Error('The engine process ended (SIGKILL).');
    return judged([]);
  });
  const { id: one } = await asked(id);
  expect((await answered(id, one)).result).toMatchObject({ outcome: 'fixed' });
  expect(calls).toBe(2);
});

it('belongs to the worker that took it last: the one before writes nothing', async () => {
  const { db, clock } = api.world.deps;
  const id = await audited(api.claire, async () => {
    const [row] = await openOf(db, api.claire.viewer.uid);
    const taken = row && (await takeVerification(db, row.id));
    if (taken) await settleVerification(db, taken, { outcome: 'fixed', proof: [] }, clock.now());
    return judged(missing);
  });
  const { id: one } = await asked(id);
  const { result } = await answered(id, one);
  expect(result).toEqual({ outcome: 'fixed', proof: [] });
  await eventually(async () => (await api.world.deps.queue.states(db, 'verify', [one])).get(one) === 'ended');
  expect((await answered(id, one)).result).toEqual(result);
});

it('is not lost with its job, nor awaited for ever', async () => {
  const id = await audited(api.claire, async () => judged([]));
  const pool = database.current().pool;
  const insert = async (age: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into verifications (id, audit_id, uid, host, rule_id, page, created_at)
       values (gen_random_uuid(), $1, $2, 'exemple.fr', 'axe-image-alt', $3, now() - $4::interval) returning id`,
      [id, api.claire.viewer.uid, home, age],
    );
    return rows[0]?.id ?? '';
  };
  const [young, old] = [await insert('2 min'), await insert('1 hour')];
  await reconcileVerifications(api.world.deps);
  expect((await answered(id, young)).result).toMatchObject({ outcome: 'fixed' });
  expect((await answered(id, old)).result).toMatchObject({ outcome: 'unverifiable', reason: 'crashed' });
});

it('stops when its report is deleted, and leaves nothing', async () => {
  let state = '';
  const id = await audited(api.claire, (order, world) => {
    state = 'running';
    return never(order, world).finally(() => {
      state = world.signal.aborted ? 'stopped' : 'ended';
    });
  });
  await asked(id);
  await eventually(async () => state === 'running');
  expect((await api.call(api.claire, 'DELETE', `/api/audits/${id}`)).status).toBe(204);
  await eventually(async () => state === 'stopped');
  const { rows } = await database.current().pool.query('select count(*)::int as n from verifications');
  expect(rows[0]).toEqual({ n: 0 });
});
