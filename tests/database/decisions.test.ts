import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReportResponse } from '#contract/api/reports.ts';
import { decidedReport } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { findMessage, messagesOfAudit } from '#store/outbox.ts';
import { saveReport } from '#store/reports.ts';
import { users } from '#store/schema.ts';
import { decisions as table } from '#store/schema-decisions.ts';
import { type AuditApi, codeOf, createAuditApi, type Person } from '../support/audit-api.ts';
import { instantRunner } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { home, link, reportShowing } from '../support/decisions.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const ruleId = 'rgaa-langue-absente';
const showing = (...names: string[]) =>
  reportShowing({ [home]: names.map((name) => link(name, 'footer:1')) });

/** A finished audit with that report, of the moment. @returns its id. */
async function audited(person: Person, report: Report): Promise<string> {
  const { id } = (await (await api.start(person)).json()) as { id: string };
  const signal = new AbortController().signal;
  const job = { id, data: { auditId: id, round: 0 }, retryCount: 0, lastTry: false, signal };
  const now = api.world.clock.now().toISOString();
  const run: typeof instantRunner = async (order, running) => {
    const outcome = await instantRunner(order, running);
    return outcome.kind === 'report'
      ? { ...outcome, report: { ...report, startedAt: now, finishedAt: now } }
      : outcome;
  };
  await runAuditJob(api.world.deps, { run, workerId: 'test' })(job);
  return id;
}

const third = { ruleId, verdict: 'fail', kind: 'third-party', reason: 'Module du département.' } as const;
const ofRule = { ...third, scope: 'rule' } as const;
const ofElement = { ...third, scope: 'element', page: home, order: 0 } as const;
const decide = (person: Person | null, id: string, body: object) =>
  api.call(person, 'POST', `/api/reports/${id}/decisions`, body);
const idOf = async (answer: Response) => ((await answer.json()) as { decision: { id: string } }).decision.id;
const undo = (person: Person, id: string) => api.call(person, 'POST', `/api/decisions/${id}/undo`);
const journal = async (person: Person, host = 'exemple.fr') =>
  (await (await api.call(person, 'GET', `/api/decisions?host=${host}`)).json()) as {
    items: Record<string, unknown>[];
    total: number;
  };
const readAll = async (person: Person, id: string) =>
  readReportResponse.parse(await (await api.call(person, 'GET', `/api/reports/${id}`)).json());

it('is kept with who and when, laid over this report and the next ones, and undone', async () => {
  const id = await audited(api.claire, showing('a', 'b'));
  const before = await readAll(api.claire, id);
  expect(before.decisions).toBeUndefined();
  const made = await decide(api.claire, id, ofElement);
  expect(made.status).toBe(201);
  const decision = ((await made.json()) as { decision: Record<string, unknown> }).decision;
  expect(decision).toMatchObject({
    ...{ ruleId, kind: 'third-party', scope: 'element', page: home, place: '#a', auditId: id, until: null },
    author: { email: api.claire.viewer.email },
  });
  const after = await readAll(api.claire, id);
  expect(after.report).toEqual(before.report);
  expect(after.decisions?.findings).toMatchObject([
    { ruleId, isWhole: false, occurrences: [{ page: home, order: 0, decision: decision.id }] },
  ]);
  const later = await audited(api.claire, showing('z', 'a'));
  const own = decidedReport.parse(
    (
      (await (await api.call(api.claire, 'GET', `/api/reports/${later}/decisions`)).json()) as {
        decisions: unknown;
      }
    ).decisions,
  );
  expect(own.findings[0]?.occurrences).toEqual([{ page: home, order: 1, decision: decision.id }]);
  expect((await undo(api.claire, String(decision.id))).status).toBe(200);
  expect((await undo(api.claire, String(decision.id))).status).toBe(200);
  expect((await readAll(api.claire, later)).decisions).toBeUndefined();
  expect(await journal(api.claire)).toMatchObject({
    total: 1,
    items: [{ id: decision.id, end: { how: 'undone', by: { email: api.claire.viewer.email } } }],
  });
});

describe('two who decide at once', () => {
  it('the later is shown what the earlier decided, and replaces it knowingly', async () => {
    const id = await audited(api.claire, showing('a', 'b'));
    const [one, other] = await Promise.all([
      decide(api.claire, id, ofRule),
      decide(api.claire, id, { ...ofRule, reason: 'Autre raison.' }),
    ]);
    const [won, lost] = one.status === 201 ? [one, other] : [other, one];
    expect([won.status, lost.status]).toEqual([201, 409]);
    const refusal = (await lost.json()) as { error: { code: string; message: string } };
    expect(refusal.error.code).toBe('decision/already-decided');
    expect(refusal.error.message).toMatch(/a décidé avant vous, le .+ : contenu tiers \(« .+ »\)\. Relisez/);
    const first = await idOf(won);
    const again = await decide(api.claire, id, { ...ofRule, reason: 'Relu à deux.', knowing: first });
    expect(again.status).toBe(201);
    const { items } = await journal(api.claire);
    expect(items.map(({ reason, end }) => [reason, (end as { how: string } | null)?.how])).toEqual([
      ['Relu à deux.', undefined],
      [expect.any(String), 'replaced'],
    ]);
  });

  it('on a place that the whole rule covers: it is shown too, and stays when one place is decided apart', async () => {
    const id = await audited(api.claire, showing('a', 'b'));
    const whole = await idOf(await decide(api.claire, id, ofRule));
    const one = { ...ofElement, kind: 'mended' };
    expect(await codeOf(await decide(api.claire, id, one))).toEqual([409, 'decision/already-decided']);
    expect((await decide(api.claire, id, { ...one, knowing: whole })).status).toBe(201);
    expect((await readAll(api.claire, id)).decisions?.findings).toMatchObject([
      { decision: whole, occurrences: [{ order: 0 }] },
    ]);
  });

  it('the same twice is one decision', async () => {
    const id = await audited(api.claire, showing('a'));
    const answers = await Promise.all([decide(api.claire, id, ofRule), decide(api.claire, id, ofRule)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1);
  });
});

it('belongs to its account: for anybody else there is none; administrators read', async () => {
  const id = await audited(api.claire, showing('a'));
  const decision = await idOf(await decide(api.claire, id, ofRule));
  const theirs = await audited(api.marc, showing('a'));
  expect((await readAll(api.marc, theirs)).decisions).toBeUndefined();
  expect((await journal(api.marc)).total).toBe(0);
  for (const person of [api.marc, api.admin]) {
    expect((await codeOf(await decide(person, id, ofRule)))[0]).toBe(404);
    expect((await codeOf(await undo(person, decision)))[0]).toBe(404);
  }
  expect((await api.call(api.marc, 'GET', `/api/reports/${id}/decisions`)).status).toBe(404);
  expect((await readAll(api.admin, id)).decisions?.findings).toHaveLength(1);
  expect((await decide(null, id, ofRule)).status).toBe(401);
  const unknown = { ...ofElement, order: 7 };
  expect((await codeOf(await decide(api.claire, id, unknown)))[0]).toBe(404);
  expect((await codeOf(await decide(api.claire, id, { ...ofRule, ruleId: 'none' })))[0]).toBe(404);
});

it('is held to what its kind asks for, each refusal at its field', async () => {
  const security = reportShowing({ [home]: [link('a')] }, { finding: { theme: 'security' } });
  const id = await audited(api.claire, security);
  const taken = { ...ofRule, kind: 'accepted', takenBy: 'La direction' };
  for (const [body, ...refusal] of [
    [{ ...ofRule, kind: 'false-positive' }, 'decision/only-review', 'kind'],
    [{ ...ofRule, kind: 'derogation' }, 'decision/only-accessibility', 'kind'],
    [{ ...ofRule, reason: ' \u202e\u0007 a ' }, 'decision/reason-length', 'reason'],
    [{ ...ofRule, reason: 'a'.repeat(501) }, 'decision/reason-length', 'reason'],
    [{ ...ofRule, kind: 'accepted', until: '2030-01-01' }, 'decision/taken-by-needed', 'takenBy'],
    [taken, 'decision/until-needed', 'until'],
    [{ ...taken, until: '2020-01-01' }, 'decision/until-wrong', 'until'],
    [{ ...taken, until: '2999-01-01' }, 'decision/until-wrong', 'until'],
    [{ ...taken, until: 'demain' }, 'request/invalid', 'until'],
  ] as const)
    expect(await codeOf(await decide(api.claire, id, body))).toEqual([400, ...refusal]);
  const alone = await audited(api.claire, reportShowing({ [home]: [link('a')] }));
  expect(await codeOf(await decide(api.claire, alone, { ...ofElement, scope: 'component' }))).toEqual([
    400,
    'decision/no-component',
    'scope',
  ]);
});

describe('a contest of a proven defect', () => {
  const signals = (person: Person | null) => api.call(person, 'GET', '/api/admin/rule-signals');
  const contests = (person: Person | null, ruleId: string) =>
    api.call(person, 'GET', `/api/admin/rule-signals/${ruleId}`);
  const actsOf = async () => {
    const { items } = (await (await api.call(api.admin, 'GET', '/api/admin/acts')).json()) as {
      items: { act: string; detail: object }[];
    };
    return items.filter(({ act }) => act === 'contests-looked-at').map(({ detail }) => detail);
  };

  it('stays a defect to mend, told in words, and refused of a doubt', async () => {
    const id = await audited(api.claire, showing('a'));
    const contested = { ...ofRule, kind: 'contested', reason: 'Ce lien a un nom.' };
    expect((await decide(api.claire, id, contested)).status).toBe(201);
    const { decisions } = await readAll(api.claire, id);
    expect(decisions?.counts).toMatchObject({ defects: 1, defectsDecided: 0, defectsContested: 1 });
    const next = await audited(api.claire, showing('a'));
    const [queued] = await messagesOfAudit(api.world.deps.db, next);
    const mail = await findMessage(api.world.deps.db, queued?.id ?? '');
    expect(mail?.data).toMatchObject({
      decided: '1\u00a0défaut, dont 1\u00a0contesté.',
      failureCount: 1,
      findings: [{}],
    });
    const doubtful = await audited(
      api.claire,
      reportShowing({ [home]: [link('a')] }, { finding: { verdict: 'review' } }),
    );
    expect(await codeOf(await decide(api.claire, doubtful, { ...contested, verdict: 'review' }))).toEqual([
      400,
      'decision/only-defect',
      'kind',
    ]);
  });

  it('is a signal for administrators, with its proof; their look is recorded, others see none', async () => {
    const id = await audited(api.claire, showing('a', 'b'));
    const theirs = await audited(api.marc, showing('a'));
    await decide(api.claire, id, { ...ofElement, kind: 'contested', reason: 'Il a un nom.' });
    const undone = await idOf(
      await decide(api.marc, theirs, { ...ofRule, kind: 'contested', reason: 'Non.' }),
    );
    await undo(api.marc, undone);
    await decide(api.marc, theirs, { ...ofRule, kind: 'accepted', takenBy: 'Moi', until: '2027-01-01' });
    const { ruleId } = ofRule;
    expect(await (await signals(api.admin)).json()).toMatchObject({
      total: 1,
      items: [{ ruleId, contests: 1, contestingAccounts: 1, falsePositives: 0 }],
    });
    expect(await actsOf()).toEqual([]);
    for (const _ of [1, 2])
      expect(await (await contests(api.admin, ruleId)).json()).toMatchObject({
        total: 1,
        items: [{ reason: 'Il a un nom.', page: home, evidence: { selector: '#a' }, auditId: id }],
      });
    expect(await actsOf()).toEqual([{ rule: ruleId }]);
    expect(await (await contests(api.admin, 'none')).json()).toEqual({ items: [], total: 0 });
    for (const [person, status] of [
      [api.claire, 403],
      [null, 401],
    ] as const) {
      expect((await signals(person)).status).toBe(status);
      expect((await contests(person, ruleId)).status).toBe(status);
    }
  });
});

it('leaves hostile text inert: no character that hides or turns, and no formula in a table', async () => {
  await database.current().db.update(users).set({ plan: 'agency' });
  const id = await audited(api.claire, showing('a'));
  const reason = '=HYPERLINK("http://mal.example")\u202e\n<img src=x onerror=alert(1)>\u0007 |fin';
  const made = await decide(api.claire, id, { ...ofRule, reason });
  const clean = '=HYPERLINK("http://mal.example") <img src=x onerror=alert(1)> |fin';
  expect(await made.json()).toMatchObject({ decision: { reason: clean } });
  const csv = await (await api.call(api.claire, 'GET', `/api/reports/${id}/export?format=csv`)).text();
  expect(csv).toContain(`"'${clean.replaceAll('"', '""')}"`);
  const json = await (await api.call(api.claire, 'GET', `/api/reports/${id}/export?format=json`)).json();
  expect(decidedReport.parse((json as { decisions: unknown }).decisions)).toEqual(
    (await readAll(api.claire, id)).decisions,
  );
});

it('« corrigé » is confirmed by the next audit, or says that it is still there', async () => {
  const id = await audited(api.claire, showing('a', 'b'));
  const mended = { ...third, kind: 'mended', scope: 'element', page: home } as const;
  await decide(api.claire, id, { ...mended, order: 0 });
  const still = await idOf(await decide(api.claire, id, { ...mended, order: 1 }));
  api.world.clock.move(60_000);
  const next = await audited(api.claire, showing('b'));
  expect((await readAll(api.claire, next)).decisions?.findings).toMatchObject([
    { occurrences: [], isWhole: false, lapsed: [{ decision: still, why: 'still-there' }] },
  ]);
  const { items } = await journal(api.claire);
  expect(items.map(({ place, end }) => [place, end])).toEqual([
    ['#b', null],
    ['#a', { how: 'corrected', at: expect.any(String), by: null }],
  ]);
  // Mended once more: the new one takes the place of the one that failed, without a question.
  expect((await decide(api.claire, next, { ...mended, order: 0 })).status).toBe(201);
});

it('is told by the mail of the next audit, which leaves it out of what to do first', async () => {
  const id = await audited(api.claire, showing('a'));
  await decide(api.claire, id, ofRule);
  const next = await audited(api.claire, showing('a'));
  const [queued] = await messagesOfAudit(api.world.deps.db, next);
  const mail = await findMessage(api.world.deps.db, queued?.id ?? '');
  expect(mail?.data).toMatchObject({
    decided: '1\u00a0défaut, dont 1\u00a0décidé.',
    findings: [],
    failureCount: 1,
  });
});

it('changes the version of the report, by hand and when its last day is over', async () => {
  const id = await audited(api.claire, showing('a'));
  const version = async () => (await api.call(api.claire, 'GET', `/api/reports/${id}`)).headers.get('etag');
  const bare = await version();
  const until = new Date(api.world.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
  const decision = await idOf(await decide(api.claire, id, { ...ofRule, until }));
  const decided = await version();
  api.world.clock.move(3 * 24 * 3_600_000);
  const seen = [bare, decided];
  await database.current().pool.query("update sessions set expires_at = now() + interval '30 days'");
  seen.push(await version());
  expect(new Set(seen).size).toBe(3);
  await undo(api.claire, decision);
  expect(await version()).toBe(bare);
});

describe('what is deleted leaves no decision behind', () => {
  const kept = async () => (await database.current().db.select().from(table)).length;

  it('with the last audit of the site, not with one of two', async () => {
    const one = await audited(api.claire, showing('a'));
    await decide(api.claire, one, ofRule);
    const two = await audited(api.claire, showing('a'));
    await api.call(api.claire, 'DELETE', `/api/audits/${one}`);
    expect((await readAll(api.claire, two)).decisions?.decisions).toMatchObject([{ auditId: null }]);
    await api.call(api.claire, 'DELETE', `/api/audits/${two}`);
    expect(await kept()).toBe(0);
  });

  it('with the account, that of others staying', async () => {
    const id = await audited(api.claire, showing('a'));
    const theirs = await audited(api.marc, showing('a'));
    await decide(api.claire, id, ofRule);
    await decide(api.marc, theirs, ofRule);
    await database.current().pool.query('delete from users where uid = $1', [api.claire.viewer.uid]);
    expect(await kept()).toBe(1);
  });
});

it('refuses one too many, and a report whose time is over', async () => {
  const id = await audited(api.claire, showing('a'));
  const decision = await idOf(await decide(api.claire, id, ofRule));
  await database.current().pool.query(
    `insert into decisions select (copy).* from (select jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'rule_id', 'r' || n)) as copy
     from decisions d, generate_series(1, 499) n where d.id = $1) made`,
    [decision],
  );
  await saveReport(api.world.deps.db, id, showing('a', 'b'), new Date());
  expect(await codeOf(await decide(api.claire, id, { ...ofElement, order: 1, knowing: decision }))).toEqual([
    409,
    'decision/too-many',
  ]);
  await database.current().pool.query('update audits set report_removed_at = now() where id = $1', [id]);
  expect((await codeOf(await decide(api.claire, id, ofRule)))[0]).toBe(410);
});
