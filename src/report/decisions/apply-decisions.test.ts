import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidedReport } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';
import { contact, decided, home, link, reportShowing } from '#tests/support/decisions.ts';
import { finding } from '#tests/support/report.ts';
import { applyDecisions } from './apply-decisions.ts';

const now = new Date('2026-11-22T10:00:00Z');
const first = reportShowing({ [home]: [link('a'), link('b')], [contact]: [link('a'), link('c')] });
/** Places that decisions cover in a report, as `page order`. */
const covered = (report: Report, ...decisions: Parameters<typeof applyDecisions>[1]) =>
  applyDecisions(report, decisions, now).findings.flatMap(({ occurrences }) =>
    occurrences.map(
      ({ page, order }) => `${page === home ? 'home' : page === contact ? 'contact' : page} ${order}`,
    ),
  );

describe('what a decision covers', () => {
  test('an element: that one alone, not its double on another page nor its neighbours', () => {
    expect(covered(first, decided(first, { page: home, order: 0 }))).toEqual(['home 0']);
  });

  test('an element known again in a later report, moved among others, on a page whose address changed', () => {
    const renamed = 'https://www.exemple.fr/accueil';
    const later = reportShowing({ [renamed]: [link('z'), link('b'), link('a')], [contact]: [link('a')] });
    later.pages[0] = { ...later.pages[0], title: `Page ${home}` } as Report['pages'][number];
    expect(covered(later, decided(first, { page: home, order: 0 }))).toEqual([`${renamed} 2`]);
  });

  test('nothing where the element is gone, be another one at its place', () => {
    const later = reportShowing({ [home]: [link('b'), link('new')], [contact]: [link('a')] });
    expect(covered(later, decided(first, { page: home, order: 0 }))).toEqual([]);
  });

  test('a component: its places on every page, and no others', () => {
    const shared = reportShowing({
      [home]: [link('a', 'footer:1'), link('b')],
      [contact]: [link('a', 'footer:1'), link('c', 'header:1')],
    });
    const decision = decided(shared, { page: home, order: 0 }, { scope: 'component' });
    expect(covered(shared, decision)).toEqual(['home 0', 'contact 0']);
    const redone = reportShowing({ [home]: [link('a', 'footer:2')], [contact]: [link('c', 'footer:2')] });
    expect(covered(redone, decision)).toEqual(['home 0', 'contact 0']);
  });

  test('a rule: all of its finding, those only counted too, and no other rule', () => {
    const other = finding({ ruleId: 'other' });
    const report = { ...first, findings: [...first.findings, other] };
    const result = applyDecisions(report, [decided(report, null)], now);
    expect(result.findings).toMatchObject([{ ruleId: first.findings[0]?.ruleId, isWhole: true }]);
    expect(result.counts).toMatchObject({ defects: 2, defectsDecided: 1 });
  });

  test('nothing of a report older than the one it was made on', () => {
    const older = { ...first, finishedAt: '2026-10-01T10:00:00.000Z' };
    expect(applyDecisions(older, [decided(first, null)], now).findings).toEqual([]);
  });

  test('the narrowest where several cover one place', () => {
    const all = decided(first, null);
    const one = decided(first, { page: home, order: 1 }, { id: '01900000-0000-7000-8000-000000000002' });
    expect(applyDecisions(first, [one, all], now).findings).toMatchObject([
      { decision: all.id, occurrences: [{ page: home, order: 1, decision: one.id }], isWhole: true },
    ]);
  });

  test('the element of a component, though the component was decided later', () => {
    const shared = reportShowing({ [home]: [link('a', 'footer:1'), link('b', 'footer:1')] });
    const element = decided(shared, { page: home, order: 0 }, { madeAt: '2026-11-21T10:30:00.000Z' });
    const id = '01900000-0000-7000-8000-000000000002';
    const component = decided(shared, { page: home, order: 1 }, { id, scope: 'component' });
    expect(applyDecisions(shared, [element, component], now).findings[0]?.occurrences).toEqual([
      { page: home, order: 0, decision: element.id },
      { page: home, order: 1, decision: id },
    ]);
  });
});

describe('a finding counts as decided', () => {
  test('when each of its places is, not before', () => {
    const two = reportShowing({ [home]: [link('a'), link('b')] });
    const at = (order: number) =>
      decided(two, { page: home, order }, { id: `01900000-0000-7000-8000-00000000000${order}` });
    expect(applyDecisions(two, [at(0)], now).counts).toMatchObject({ defects: 1, defectsDecided: 0 });
    expect(applyDecisions(two, [at(0), at(1)], now).counts).toMatchObject({ defects: 1, defectsDecided: 1 });
  });

  test('never by its places where some are counted without being shown', () => {
    const cut = reportShowing({ [home]: [link('a')] }, { finding: { occurrences: 30 } });
    expect(applyDecisions(cut, [decided(cut, { page: home, order: 0 })], now).counts.defectsDecided).toBe(0);
  });

  test('among defects only when it is one: « à savoir » is none', () => {
    const info = reportShowing({ [home]: [link('a')] }, { finding: { severity: 'info' } });
    expect(applyDecisions(info, [decided(info, null)], now).counts).toEqual({
      defects: 0,
      defectsDecided: 0,
      defectsContested: 0,
      reviews: 0,
      reviewsDecided: 0,
    });
  });
});

describe('a contest', () => {
  const contest = { kind: 'contested' } as const;

  test('is counted apart and settles nothing', () => {
    const { counts, findings } = applyDecisions(first, [decided(first, null, contest)], now);
    expect(counts).toMatchObject({ defects: 1, defectsDecided: 0, defectsContested: 1 });
    expect(findings).toMatchObject([{ decision: expect.any(String), isWhole: false }]);
  });

  test('of one place keeps the finding open, though the rest is decided', () => {
    const all = decided(first, null, { kind: 'accepted' });
    const id = '01900000-0000-7000-8000-000000000002';
    const one = decided(first, { page: home, order: 0 }, { ...contest, id });
    expect(applyDecisions(first, [all, one], now).counts).toMatchObject({
      defectsDecided: 0,
      defectsContested: 1,
    });
  });

  test('has no object left once the point is a doubt', () => {
    const doubt = {
      ...first,
      findings: first.findings.map((one) => ({ ...one, verdict: 'review' as const })),
    };
    const [found] = applyDecisions(doubt, [decided(first, null, contest)], now).findings;
    expect(found?.lapsed).toMatchObject([{ why: 'unproven' }]);
    expect(found?.decision).toBeNull();
  });
});

describe('a decision lapses, and says why', () => {
  const lapsed = (report: Report, decision: ReturnType<typeof decided>, at = now) =>
    applyDecisions(report, [decision], at).findings.map((one) => [one.isWhole, one.lapsed[0]?.why]);

  test('after its last day in Paris, not during it', () => {
    const decision = decided(first, null, { kind: 'accepted', until: '2026-11-22' });
    expect(lapsed(first, decision, new Date('2026-11-22T22:59:00Z'))).toEqual([[true, undefined]]);
    expect(lapsed(first, decision, new Date('2026-11-22T23:00:00Z'))).toEqual([[false, 'expired']]);
  });

  test('when the rule has another version', () => {
    const later = reportShowing({ [home]: [link('a')] }, { finding: { ruleVersion: 2 } });
    expect(lapsed(later, decided(first, null))).toEqual([[false, 'rule-changed']]);
  });

  test('« faux positif », when the doubt became a proof', () => {
    const doubt = reportShowing({ [home]: [link('a')] }, { finding: { verdict: 'review' } });
    const decision = decided(doubt, null, { kind: 'false-positive' });
    expect(lapsed(doubt, decision)).toEqual([[true, undefined]]);
    expect(lapsed(reportShowing({ [home]: [link('a')] }), decision)).toEqual([[false, 'proven']]);
  });

  test('« corrigé », when an audit begun afterwards sees it again; not one that was under way', () => {
    const decision = decided(first, { page: home, order: 0 }, { kind: 'mended' });
    const next = (startedAt: string) => ({ ...first, startedAt, finishedAt: '2026-11-21T12:00:00.000Z' });
    expect(lapsed(next('2026-11-21T10:59:00.000Z'), decision)).toEqual([[false, undefined]]);
    expect(lapsed(next('2026-11-21T11:30:00.000Z'), decision)).toEqual([[false, 'still-there']]);
  });
});

describe('whatever the decisions', () => {
  const kinds = ['false-positive', 'accepted', 'derogation', 'third-party', 'mended'] as const;
  const scopes = ['element', 'component', 'rule'] as const;

  /** Any report of three rules on two pages, and any decisions on it. */
  function anyCase(draw: fc.GeneratorValue) {
    const next = (below: number) => draw(fc.nat, { max: below - 1 });
    const proofs = () =>
      Array.from({ length: 1 + next(3) }, () =>
        link(`l${next(5)}`, next(2) ? `footer:${next(2)}` : undefined),
      );
    const report = reportShowing({ [home]: proofs(), [contact]: proofs() });
    report.findings = ['a', 'b', 'c'].map((ruleId) => {
      const pages = [home, contact].map((url) => {
        const evidence = proofs();
        return { url, occurrences: evidence.length + next(2), evidence };
      });
      const occurrences = pages.reduce((sum, page) => sum + page.occurrences, 0);
      return finding({
        ruleId,
        pages,
        occurrences,
        verdict: next(2) ? 'fail' : 'review',
        ruleVersion: 1 + next(2),
      });
    });
    const decisions = Array.from({ length: next(12) }, (_, index) => {
      const place = { page: next(2) ? home : contact, order: 0 };
      const wanted = scopes[next(3)] ?? 'rule';
      const ruleId = ['a', 'b', 'c'][next(3)] ?? 'a';
      const found = report.findings.find((one) => one.ruleId === ruleId);
      const shown = found?.pages.find(({ url }) => url === place.page)?.evidence[0];
      const hasPart = shown?.type === 'element' && shown.mark?.part !== undefined;
      const scope = wanted === 'component' && !hasPart ? 'element' : wanted;
      return decided(report, scope === 'rule' ? null : place, {
        id: `01900000-0000-7000-8000-0000000000${10 + index}`,
        ...{ ruleId, scope, kind: kinds[next(5)] ?? 'accepted', ruleVersion: 1 + next(2) },
        until: next(2) ? `2026-1${1 + next(2)}-1${next(9)}` : null,
        madeAt: `2026-11-2${1 + next(3)}T0${next(9)}:00:00.000Z`,
      });
    });
    return { report, decisions };
  }

  const holds = (draw: fc.GeneratorValue) => {
    const { report, decisions } = anyCase(draw);
    const before = structuredClone(report);
    const result = applyDecisions(report, decisions, now);
    // The report and its scores stay to the letter.
    expect(report).toEqual(before);
    expect(decidedReport.parse(result)).toEqual(result);
    const named = (id: string | null) => decisions.find((one) => one.id === id);
    for (const about of result.findings) {
      const found = report.findings.find((one) => one.ruleId === about.ruleId);
      const applied = [about.decision, ...about.occurrences.map(({ decision }) => decision)].map(named);
      for (const decision of applied.filter((one) => one !== undefined)) {
        expect(decision.ruleId).toBe(about.ruleId);
        expect(decision.ruleVersion).toBe(found?.ruleVersion);
        expect(decision.until === null || decision.until >= '2026-11-22').toBe(true);
        expect(decision.kind === 'false-positive' && about.verdict === 'fail').toBe(false);
      }
      // An element covers one place at most, a component only places of components.
      for (const { page, order, decision } of about.occurrences) {
        const scope = named(decision)?.scope;
        expect(scope).not.toBe('rule');
        const same = about.occurrences.filter((one) => one.decision === decision);
        if (scope === 'element') expect(same).toHaveLength(1);
        const shown = found?.pages.find(({ url }) => url === page)?.evidence[order];
        if (scope === 'component') expect(shown).toMatchObject({ mark: { part: expect.any(String) } });
      }
    }
    const { counts } = result;
    expect(counts.defects).toBe(report.findings.filter(({ verdict }) => verdict === 'fail').length);
    expect(counts.defectsDecided).toBeLessThanOrEqual(counts.defects);
    // Undone, all is as before.
    expect(applyDecisions(report, [], now).counts).toMatchObject({ defectsDecided: 0, reviewsDecided: 0 });
  };

  test('report and scores stay, each applies where it may, and none where it lapsed', () => {
    fc.assert(fc.property(fc.gen(), holds), { numRuns: 300 });
  });
});
