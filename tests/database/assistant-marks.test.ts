import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAppError } from '#contract/errors.ts';
import type { Evidence, Report } from '#contract/report.ts';
import type { RuleCheck } from '#engine/ports/rule-check.ts';
import { assistantTools } from '#service/assistant/tools.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import type { Viewer } from '#service/viewer.ts';
import { findAudit } from '#store/audits.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { canary, withCanaries } from '#tests/support/site-canaries.ts';

const home = 'https://exemple.fr/';
const ruleId = 'axe-image-alt';

const database = testDatabase();
let world: AuditWorld;
let viewer: Viewer;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
  viewer = await world.addUser({ plan: 'pro' });
});
afterEach(() => world.close());

const evidence: Evidence[] = [
  { type: 'element', selector: '#a', snippet: '<img id="a">', note: 'note', opened: 'Menu' },
  { type: 'header', url: home, name: 'x-own', value: 'value' },
  { type: 'request', url: home, method: 'GET', note: 'note' },
  { type: 'cookie', name: 'id', domain: 'exemple.fr', note: 'note' },
  { type: 'text', quote: 'quote', where: 'where' },
];
const more: Evidence[] = [
  { type: 'value', label: 'label', english: 'english', value: 'value', expected: 'expected' },
  { type: 'page', url: home, note: 'note' },
];

/** A report whose site wrote the canary wherever a site may write. */
function hostileReport(): Report {
  const found = { ruleId, verdict: 'fail' as const, occurrences: 1 };
  const fix = {
    subject: 'subject',
    title: 'title',
    explanation: 'explanation',
    defects: 1,
    pages: 1,
    points: 1,
    hours: [1, 2] as [number, number],
    role: 'development' as const,
    findings: [{ ...found, pages: [home] }],
  };
  return withCanaries(
    auditReport({
      url: home,
      host: 'exemple.fr',
      findings: [
        finding({
          ruleId,
          pages: [{ url: home, occurrences: 1, evidence }],
          evidence: more,
          failsOn: [home],
        }),
        finding({ ruleId: 'sec-hsts-absent', pages: [], evidence: more }),
      ],
      pages: [visitedPage({ url: home })],
      fixes: [
        { ...fix, key: 'part:footer', cause: 'part' },
        { ...fix, key: 'template:main>x-own', cause: 'template' },
        { ...fix, key: `rule:${ruleId}`, cause: 'rule' },
      ],
    }),
  );
}

/** Every text of an answer that is not below the mark, names of fields included. */
function unmarked(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name === 'from_audited_site' ? [name] : [name, ...unmarked(value)],
  );
}

const verdict = {
  ruleId,
  title: `title ${canary}`,
  severity: 'majeur',
  occurrences: 1,
  pages: [],
} as const;
const still: RuleCheck = {
  kind: 'judged',
  verdicts: [{ ...verdict, status: 'fail', evidence, reason: canary }],
  screenshot: null,
  journal: [],
};
const untold: RuleCheck = {
  ...still,
  verdicts: [{ ...verdict, status: 'error', evidence: [], occurrences: 0, reason: `reason ${canary}` }],
};

async function audited(check: RuleCheck): Promise<{ id: string; page: string }> {
  const report = hostileReport();
  await world.startWorker(
    async (...asked) => {
      const outcome = await instantRunner(...asked);
      return outcome.kind === 'report' ? { ...outcome, report } : outcome;
    },
    { check: async () => check },
  );
  const { id } = await startAudit(world.deps, viewer, { url: home, scope: 'page' });
  await eventually(async () => (await findAudit(world.deps.db, id))?.status === 'done');
  return { id, page: report.findings[0]?.pages[0]?.url ?? '' };
}

/** What each tool is asked; a tool without a line here fails the test. */
const asked = (id: string, page: string): Record<string, Record<string, unknown>[]> => ({
  start_audit: [{ url: home }, { url: 'http://127.0.0.1/' }],
  audit_status: [{ audit_id: id }, { audit_id: '00000000-0000-7000-8000-000000000000' }],
  list_fixes: [{ audit_id: id }],
  read_finding: [
    { audit_id: id, rule_id: ruleId },
    { audit_id: id, rule_id: 'sec-hsts-absent' },
    { audit_id: id, rule_id: 'seo-titre-absent' },
  ],
  verify_fix: [
    { audit_id: id, rule_id: ruleId, page },
    { audit_id: id, rule_id: ruleId, page: `${page}/other` },
  ],
});

describe.each([
  ['still shows a fault', still],
  ['cannot be judged', untold],
])('of a site that writes orders everywhere and %s', (_name, check) => {
  it('no tool repeats a word of it outside of from_audited_site, nor in a refusal', async () => {
    const { id, page } = await audited(check);
    expect(page).toContain(canary);
    const questions = asked(id, page);
    expect(Object.keys(questions).toSorted()).toEqual(assistantTools.map(({ name }) => name).toSorted());
    const texts: string[] = [];
    for (const tool of assistantTools)
      for (const given of questions[tool.name] ?? []) {
        const call = { deps: world.deps, viewer, signal: AbortSignal.timeout(60_000) };
        const told = await tool.run(call, given).catch((error: unknown) => {
          if (!isAppError(error)) throw error;
          return error.message;
        });
        texts.push(JSON.stringify(told));
        expect(unmarked(told).filter((text) => text.includes(canary))).toEqual([]);
      }
    // It was there to be repeated.
    expect(texts.filter((text) => text.includes(canary)).length).toBeGreaterThanOrEqual(3);
  });
});
