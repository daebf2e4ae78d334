import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Handover } from '#contract/api/handovers.ts';
import { isAppError } from '#contract/errors.ts';
import type { Evidence, Finding, Report } from '#contract/report.ts';
import type { RuleCheck } from '#engine/ports/rule-check.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { leaveProvider, readProviderLink } from '#service/handovers/leave-provider.ts';
import { markHandedFix } from '#service/handovers/mark-handed-fix.ts';
import { openPlan, openPlanFix } from '#service/handovers/read-plan.ts';
import { verifyHandedFix } from '#service/handovers/verify-handed-fix.ts';
import { type AuditApi, codeOf, createAuditApi } from '#tests/support/audit-api.ts';
import { instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { visitedPage } from '#tests/support/report.ts';
import { sampleReport } from '#tests/support/sample-report.ts';

const home = 'https://exemple.fr/';
const image = (name: string): Evidence => ({
  type: 'element',
  selector: `#${name}`,
  snippet: `<img id="${name}" src="/${name}.jpg">`,
});
const imageFix = 'rule:axe-image-alt';
const hstsFix = 'rule:sec-hsts-absent';
const titleFix = 'rule:seo-titre-duplique';

const database = testDatabase();
let api: AuditApi;
/** What the site shows, and what a check of the rule finds. */
let isMended = false;
let auditId: string;
beforeEach(async () => {
  isMended = false;
  api = await createAuditApi(database.current());
  await api.world.startWorker(runner, { check: async () => judged(isMended ? [] : [image('phare')]) });
  auditId = await audited();
});
afterEach(() => api.world.close());

/** A page with a picture without alternative, a header that is missing, and what only an audit can tell. */
const runner: AuditRunner = async (order, world) => {
  const outcome = await instantRunner(order, world);
  if (outcome.kind !== 'report') throw new Error('no report');
  const [hsts] = sampleReport(order).findings;
  const of = (ruleId: string, more: Partial<Finding>): Finding => ({
    ...(hsts as Finding),
    ...{ ruleId, ruleVersion: 1, pages: [], title: ruleId },
    ...more,
  });
  const pages = [{ url: home, occurrences: 1, evidence: [image('phare')] }];
  const findings = [
    ...(isMended ? [] : [of('axe-image-alt', { pages, evidence: [], occurrences: 1 })]),
    of('sec-hsts-absent', {}),
    of('seo-titre-duplique', { pages: [{ url: home, occurrences: 1, evidence: [] }] }),
  ];
  const { fixes: _, ...report }: Report = {
    ...outcome.report,
    ...{ findings, startedAt: api.world.clock.now().toISOString() },
    pages: [
      visitedPage({ url: home, screenshot: { key: 'page-1', width: 412, height: 900 } }),
      visitedPage({ url: `${home}autre`, screenshot: { key: 'page-2', width: 412, height: 900 } }),
    ],
    checks: [
      {
        ruleId: 'axe-image-alt',
        theme: 'accessibility',
        title: '',
        status: 'pass',
        automation: 'automatique',
      },
    ],
  };
  return { ...outcome, report };
};

const judged = (evidence: readonly Evidence[]): RuleCheck => ({
  kind: 'judged',
  verdicts: [
    {
      ...{ ruleId: 'axe-image-alt', status: evidence.length > 0 ? 'fail' : 'pass', title: '' },
      ...{ severity: 'majeur', evidence, occurrences: evidence.length, pages: [], reason: '' },
    },
  ],
  screenshot: null,
  journal: [],
});

async function audited(): Promise<string> {
  const { id } = (await (await api.start(api.claire)).json()) as { id: string };
  await eventually(async () => {
    const answer = await api.call(api.claire, 'GET', `/api/reports/${id}?report=0`);
    return ((await answer.json()) as { status: string }).status === 'done';
  });
  return id;
}

const rows = async (sql: string) => (await database.current().pool.query(sql)).rows;
const path = () => `/api/reports/${auditId}/handovers`;
const send = (body: object = {}, person = api.claire, headers = {}) =>
  api.call(person, 'POST', path(), { email: 'sacha@agence.fr', fixes: [imageFix], ...body }, headers);
const list = async () =>
  ((await (await api.call(api.claire, 'GET', path())).json()) as { handovers: Handover[] }).handovers;
/** What the newest mail of a plan holds. */
async function mailed() {
  const [row] = await rows(
    `select recipient, data from outbox where kind = 'fixes-handed-over' order by created_at desc limit 1`,
  );
  const { url, stopUrl } = row.data as { url: string; stopUrl: string };
  return { ...row, token: url.split('/').at(-1) ?? '', leave: stopUrl.split('/').at(-1) ?? '' };
}
async function sent(body: object = {}) {
  const answer = await send(body);
  expect(answer.status).toBe(201);
  const { handover } = (await answer.json()) as { handover: Handover };
  return { handover, ...(await mailed()) };
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (isAppError(error) ? `${error.status} ${error.code}` : String(error)),
  );
const deps = () => api.world.deps;
const mark = (token: string, asked: object = {}, key = imageFix) =>
  markHandedFix(deps(), token, key, { mark: 'done', note: '', revision: 0, ...asked });
const stateOf = async (token: string, key = imageFix) =>
  (await openPlan(deps(), token)).rows.find((row) => row.key === key);

describe('fixes sent to a provider', () => {
  it('of pages that an access opens leave once their owner says that they may be shown', async () => {
    await rows(`update audits set figures = figures || '{"protected": true}' where id = '${auditId}'`);
    expect((await codeOf(await send())).slice(0, 2)).toEqual([409, 'share/protected-pages']);
    expect((await send({ showProtected: true })).status).toBe(201);
  });

  it('leave by mail with their tickets and a link that is nowhere kept', async () => {
    const { handover, token, recipient, data } = await sent({ message: 'Bonjour,\r\nà vous.\u202e' });
    expect(recipient).toBe('sacha@agence.fr');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(data).toMatchObject({ host: 'exemple.fr', fixCount: 1, message: 'Bonjour,\nà vous.' });
    expect(data.ownerEmail).toBe(api.claire.viewer.email);
    expect(data.tickets).toMatchObject([
      { title: 'axe-image-alt', places: [{ page: '/', element: '#phare', code: expect.any(String) }] },
    ]);
    expect(handover).toMatchObject({ state: 'working', fixes: [{ key: imageFix, state: 'todo' }] });
    expect(Date.parse(handover.expiresAt) - Date.parse(handover.createdAt)).toBe(90 * 24 * 3_600_000);
    expect(JSON.stringify(handover)).not.toContain(token);
    expect(JSON.stringify(await rows('select * from handovers'))).not.toContain(token);
    const plan = await openPlan(deps(), token);
    expect(plan.rows.map(({ key }) => key)).toEqual([imageFix]);
    expect(await list()).toMatchObject([{ accessCount: 1 }]);
  });

  it('are all that its link opens', async () => {
    const { token } = await sent();
    expect((await openPlanFix(deps(), token, imageFix)).findings).toHaveLength(1);
    expect(await refusal(openPlanFix(deps(), token, hstsFix))).toBe('404 request/not-found');
    expect(await refusal(mark(token, {}, hstsFix))).toBe('404 request/not-found');
    expect(await refusal(verifyHandedFix(deps(), token, hstsFix))).toBe('404 request/not-found');
    const picture = (key: string) => api.call(null, 'GET', `/plan/${token}/captures/${key}`);
    expect((await picture('page-1')).status).toBe(200);
    const { token: other } = await sent({ fixes: [hstsFix] });
    expect(await codeOf(await api.call(null, 'GET', `/plan/${other}/captures/page-1`))).toEqual([
      404,
      'request/not-found',
    ]);
    for (const file of ['captures/page-2', 'badge.svg', 'constats/sec-hsts-absent'])
      expect((await api.call(null, 'GET', `/plan/${token}/${file}`)).status).toBe(404);
  });

  it('are refused with a sentence where something is wrong, and nothing leaves', async () => {
    const many = Array.from({ length: 500 }, (_, index) => `rule:${index}`);
    const wrong: [object, (string | number)[]][] = [
      [{ email: 'sacha' }, [400, 'auth/invalid-email', 'email']],
      [{ fixes: [] }, [400, 'handover/no-fix', 'fixes']],
      [{ fixes: many }, [400, 'handover/too-many-fixes', 'fixes']],
      [{ fixes: [imageFix, 'rule:gone'] }, [409, 'handover/unknown-fix', 'fixes']],
      [{ message: 'x'.repeat(1_001) }, [400, 'handover/message-length', 'message']],
    ];
    for (const [body, code] of wrong) expect(await codeOf(await send(body))).toEqual(code);
    expect((await send({ days: 400 })).status).toBe(400);
    expect(await codeOf(await send({}, api.marc))).toEqual([404, 'request/not-found']);
    expect(await codeOf(await send({}, api.admin))).toEqual([404, 'request/not-found']);
    expect(await rows('select 1 from handovers')).toEqual([]);
    expect(await rows(`select 1 from outbox where kind = 'fixes-handed-over'`)).toEqual([]);
  });

  it('leave once for the same key of idempotency', async () => {
    const headers = { 'idempotency-key': 'deux-fois' };
    const [first, second] = [await send({}, api.claire, headers), await send({}, api.claire, headers)];
    expect(await first.json()).toEqual(await second.json());
    expect(await rows('select 1 from handovers')).toHaveLength(1);
  });
});

describe('a provider', () => {
  it('is written to few times, by few accounts; strangers even less', async () => {
    const codes: (string | number)[] = [];
    for (let index = 0; index < 6; index += 1)
      codes.push((await send({ email: `dev${index}@autre-${index}.fr` })).status);
    expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
    const again = await send({ email: 'dev9@autre.fr' });
    expect(await codeOf(again)).toEqual([429, 'handover/new-addresses']);
    // Whom one knows already is no stranger, within what a mailbox is sent.
    const known = async () => (await send({ email: 'dev0@autre-0.fr' })).status;
    expect([await known(), await known(), await known()]).toEqual([201, 201, 429]);
    expect(await codeOf(await send({ email: 'dev0+1@autre-0.fr' }))).toEqual([429, 'handover/new-addresses']);
    expect(await rows('select 1 from handovers')).toHaveLength(7);
  });

  it('stops the plans of an account for good, from the mail', async () => {
    const { leave, token } = await sent();
    expect(await readProviderLink(deps(), leave)).toMatchObject({ hasLeft: false });
    await leaveProvider(deps(), leave);
    await leaveProvider(deps(), leave);
    expect(await codeOf(await send())).toEqual([409, 'handover/refused', 'email']);
    expect(await list()).toMatchObject([{ state: 'refused' }]);
    expect((await openPlan(deps(), token)).rows).toHaveLength(1);
    expect((await api.call(api.claire, 'DELETE', `/api/audits/${auditId}`)).status).toBe(204);
    auditId = await audited();
    expect(await codeOf(await send())).toEqual([409, 'handover/refused', 'email']);
    expect(await readProviderLink(deps(), 'none')).toBeNull();
  });

  it('marks what is under way and done, with a note of plain text; twice is once, two at once are told', async () => {
    const { token } = await sent();
    await mark(token, { mark: 'doing', note: 'Je m’en occupe\u0000\u202e\n\n\n\nlundi' });
    expect(await stateOf(token)).toMatchObject({
      state: 'doing',
      note: 'Je m’en occupe\n\nlundi',
      revision: 1,
    });
    await mark(token, { mark: 'doing', note: 'Je m’en occupe\n\nlundi' });
    expect(await stateOf(token)).toMatchObject({ revision: 1 });
    expect(await refusal(mark(token))).toBe('409 handover/overtaken');
    const both = await Promise.all([
      refusal(mark(token, { revision: 1 })),
      refusal(mark(token, { mark: 'todo', revision: 1 })),
    ]);
    expect(both.toSorted()).toEqual(['409 handover/overtaken', 'none']);
    expect(await refusal(mark(token, { note: 'x'.repeat(10_000), revision: 2 }))).toBe(
      '400 handover/note-length',
    );
    expect(await list()).toMatchObject([{ fixes: [{ note: '' }] }]);
  });

  it('has verified what is done: still there, then corrected, as its owner sees', async () => {
    const { token } = await sent({ fixes: [imageFix, titleFix] });
    expect(await refusal(verifyHandedFix(deps(), token, imageFix))).toBe('409 handover/not-done');
    await mark(token);
    expect(await stateOf(token)).toMatchObject({
      state: 'done',
      sentence: expect.stringContaining('Fait le'),
    });
    const verified = async () => {
      expect(await verifyHandedFix(deps(), token, imageFix)).toBe(1);
      await eventually(async () => (await stateOf(token))?.isRunning === false);
      return (await list())[0]?.fixes[0];
    };
    expect(await verified()).toMatchObject({
      state: 'again',
      sentence: expect.stringContaining('Toujours là'),
    });
    isMended = true;
    expect(await verified()).toMatchObject({
      state: 'verified',
      sentence: expect.stringContaining('Vérifié'),
    });
    await mark(token, {}, titleFix);
    expect(await refusal(verifyHandedFix(deps(), token, titleFix))).toBe('409 handover/not-verifiable');
  });

  it('verifies within the owner’s limits and those of a link', async () => {
    const { token } = await sent();
    await mark(token);
    await rows(`insert into verifications (id, audit_id, uid, host, rule_id, page, status, created_at, finished_at)
      select gen_random_uuid(), '${auditId}', uid, 'autre.fr', 'x', 'https://autre.fr/', 'done', now(), now()
      from audits, generate_series(1, 1000) where audits.id = '${auditId}'`);
    expect(await refusal(verifyHandedFix(deps(), token, imageFix))).toBe('429 handover/owner-limit');
    await rows(`delete from verifications`);
    await rows(`update users set plan = 'agency'`);
    for (let index = 0; index < 20; index += 1) {
      expect(await verifyHandedFix(deps(), token, imageFix)).toBe(1);
      await eventually(async () => (await stateOf(token))?.isRunning === false);
      await rows(`update verifications set created_at = created_at - interval '2 hours'`);
    }
    expect(await refusal(verifyHandedFix(deps(), token, imageFix))).toBe('429 handover/link-limit');
  });
});

describe('the next audit', () => {
  it('closes what it finds no more, and opens it again once it is back', async () => {
    const { token } = await sent();
    await mark(token);
    isMended = true;
    const mended = await audited();
    expect(await stateOf(token)).toMatchObject({
      state: 'verified',
      sentence: expect.stringContaining('audit'),
    });
    isMended = false;
    await audited();
    expect(await stateOf(token)).toMatchObject({
      state: 'again',
      sentence: expect.stringContaining('encore'),
    });
    await mark(token, { revision: 1 });
    expect(await stateOf(token)).toMatchObject({ state: 'done' });
    expect(mended).not.toBe(auditId);
  });
});

describe('a link', () => {
  it('once revoked or expired says so, and can be mailed again until it is revoked', async () => {
    const { handover, token } = await sent({ days: 30 });
    const expire = (days: number) =>
      rows(`update handovers set expires_at = expires_at - interval '${days} days'`);
    await expire(31);
    expect(await refusal(openPlan(deps(), token))).toBe('410 handover/expired');
    expect(await codeOf(await api.call(null, 'GET', `/plan/${token}/captures/page-1`))).toEqual([
      410,
      'handover/expired',
    ]);
    expect(await list()).toMatchObject([{ state: 'expired' }]);
    await expire(-31);
    await mark(token, { note: 'fini' });
    await expire(31);
    const resend = () => api.call(api.claire, 'POST', `${path()}/${handover.id}/resend`);
    expect((await resend()).status).toBe(200);
    const { token: other, data } = await mailed();
    expect(data.isAgain).toBe(true);
    expect(other).not.toBe(token);
    expect(await refusal(openPlan(deps(), token))).toBe('404 request/not-found');
    expect(await stateOf(other)).toMatchObject({ state: 'done', note: 'fini' });
    const revoke = (person = api.claire) => api.call(person, 'DELETE', `${path()}/${handover.id}`);
    expect((await revoke(api.marc)).status).toBe(404);
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).status).toBe(204);
    expect(await refusal(openPlan(deps(), other))).toBe('410 handover/revoked');
    expect(await refusal(mark(other))).toBe('410 handover/revoked');
    expect(await codeOf(await resend())).toEqual([409, 'handover/ended']);
  });

  it('that is none of ours is not found; one of a suspended account or a deleted audit opens nothing', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), "' or 1=1"])
      expect(await refusal(openPlan(deps(), token))).toBe('404 request/not-found');
    const { token } = await sent();
    await rows(`update users set suspended_at = now()`);
    expect(await refusal(openPlan(deps(), token))).toBe('410 handover/revoked');
    await rows(`update users set suspended_at = null`);
    expect((await api.call(api.claire, 'DELETE', `/api/audits/${auditId}`)).status).toBe(204);
    expect(await refusal(openPlan(deps(), token))).toBe('404 request/not-found');
    expect(await rows('select 1 from handovers union all select 1 from providers')).toEqual([]);
  });
});
