import { describe, expect, it } from 'vitest';
import type { CheckedRule, Finding, Report } from '#contract/report.ts';
import type { Theme } from '#contract/themes.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { findWorsening } from './worsening.ts';

const home = 'https://www.exemple.fr/';
const contact = 'https://www.exemple.fr/contact';
const on = (...urls: string[]) => urls.map((url) => ({ url, occurrences: 1, evidence: [] }));
const pages = (...urls: string[]) => urls.map((url) => visitedPage({ url }));
const check = (change: Partial<CheckedRule> = {}): CheckedRule => ({
  ruleId: 'sec-hsts-absent',
  theme: 'security',
  ruleVersion: 1,
  title: 'HSTS',
  status: 'pass',
  automation: 'automatique',
  ...change,
});
const report = (change: Partial<Report> = {}) =>
  auditReport({ findings: [], checks: [check()], pages: pages(home, contact), ...change });
const hsts = (change: Partial<Finding> = {}) =>
  finding({ ruleId: 'sec-hsts-absent', theme: 'security', pages: on(home), ...change });

/** Every theme at 80, but for those named. */
const scored = (scores: Partial<Record<Theme, number | { score: number | null; upTo?: number }>>) =>
  report().themes.map((result) => {
    const given = scores[result.theme] ?? 80;
    return { ...result, ...(typeof given === 'number' ? { score: given } : given) };
  });
const themesOf = (before: Report, now: Report) =>
  findWorsening(before, now)?.themes.map(({ theme }) => theme) ?? [];
const rulesOf = (before: Report, now: Report) =>
  findWorsening(before, now)?.defects.map(({ finding: { ruleId }, pages: urls }) => [ruleId, ...urls]) ?? [];

describe('a score is worse', () => {
  it('when it fell more than the margin, not by less, and not when it rose', () => {
    const before = report({ themes: scored({}) });
    expect(themesOf(before, report({ themes: scored({ security: 76 }) }))).toEqual(['security']);
    expect(themesOf(before, report({ themes: scored({ security: 77 }) }))).toEqual([]);
    expect(findWorsening(before, report({ themes: scored({ security: 95 }) }))).toBeNull();
  });

  it('when the most it may be is below the least it was', () => {
    const range = { score: 40, upTo: 90 };
    const wide = report({ themes: scored({ legal: range }) });
    expect(themesOf(report({ themes: scored({}) }), wide)).toEqual([]);
    expect(themesOf(wide, report({ themes: scored({ legal: 38 }) }))).toEqual([]);
    const [theme] =
      findWorsening(wide, report({ themes: scored({ legal: { score: 10, upTo: 30 } }) }))?.themes ?? [];
    expect(theme).toMatchObject({ theme: 'legal', before: range, now: { score: 10, upTo: 30 } });
  });

  it('for performance, beyond what the loads of the home page differ by', () => {
    const measured = (spread: [number, number]) => [
      visitedPage({ url: home, measures: { loads: 3, score: spread, metrics: {} as never } }),
    ];
    const past = (spread: [number, number]) => report({ themes: scored({}), pages: measured(spread) });
    const now = (performance: number) =>
      report({ themes: scored({ performance }), pages: measured([performance, performance]) });
    expect(themesOf(past([70, 90]), now(60))).toEqual([]);
    expect(themesOf(past([78, 82]), now(60))).toEqual(['performance']);
    // Loads that happened to agree still differ from those of another day.
    expect(themesOf(past([80, 80]), now(70))).toEqual([]);
  });

  it('never when one of the two is missing, or other rules made it', () => {
    const before = report({ themes: scored({}) });
    expect(themesOf(before, report({ themes: scored({ security: { score: null } }) }))).toEqual([]);
    const now = { themes: scored({ security: 20, seo: 20 }) };
    expect(themesOf(before, report({ ...now, checks: [check({ ruleVersion: 2 })] }))).toEqual(['seo']);
    expect(themesOf(before, report({ ...now, checks: [check(), check({ ruleId: 'sec-new' })] }))).toEqual([
      'seo',
    ]);
    const { ruleVersion: _, ...unversioned } = check();
    expect(themesOf(report({ themes: scored({}), checks: [unversioned] }), report(now))).toEqual(['seo']);
  });
});

describe('a defect is new', () => {
  it('when a rule that held on pages seen both times fails there', () => {
    expect(rulesOf(report(), report({ findings: [hsts()], checks: [] }))).toEqual([
      ['sec-hsts-absent', home],
    ]);
    const spread = report({ findings: [hsts({ pages: on(home, contact, `${home}new`) })], checks: [] });
    expect(rulesOf(report(), spread)).toEqual([['sec-hsts-absent', home, contact]]);
  });

  it('not on a page that was not seen before, nor where another page had it', () => {
    const elsewhere = { pages: pages(home, `${home}new`), checks: [] };
    expect(
      rulesOf(report(), report({ ...elsewhere, findings: [hsts({ pages: on(`${home}new`) })] })),
    ).toEqual([]);
    const before = report({ findings: [hsts({ pages: on(contact) })], checks: [] });
    expect(rulesOf(before, report({ findings: [hsts({ pages: on(home, contact) })], checks: [] }))).toEqual(
      [],
    );
  });

  it('of the site as a whole when nothing of it was said before', () => {
    const now = report({ findings: [hsts({ pages: [] })], checks: [] });
    expect(rulesOf(report(), now)).toEqual([['sec-hsts-absent']]);
    expect(rulesOf(report({ findings: [hsts({ pages: [], verdict: 'review' })], checks: [] }), now)).toEqual(
      [],
    );
  });

  it.each<[string, Partial<Finding>]>([
    ['is to be looked at by a person', { verdict: 'review' }],
    ['only a person can confirm', { automation: 'revue' }],
    ['is worth knowing only', { severity: 'info' }],
    ['depends on the load', { theme: 'performance' }],
    ['another version of the rule found', { ruleVersion: 2 }],
    ['a new rule found', { ruleId: 'sec-new' }],
  ])('never when it %s', (_, change) => {
    expect(rulesOf(report(), report({ findings: [hsts(change)], checks: [] }))).toEqual([]);
  });

  it.each(['error', 'off'] as const)('never when the rule was « %s » before', (status) => {
    const before = report({ checks: [check({ status })] });
    expect(rulesOf(before, report({ findings: [hsts()], checks: [] }))).toEqual([]);
  });

  it('not when the list of pages it had was cut short', () => {
    const many = Array.from({ length: 200 }, (_, index) => `${home}${index}`);
    const before = report({ findings: [hsts({ pages: on(...many) })], checks: [] });
    expect(rulesOf(before, report({ findings: [hsts()], checks: [] }))).toEqual([]);
  });
});

it('two audits that say the same are no alert', () => {
  const same = report({ findings: [hsts(), finding()], checks: [] });
  expect(findWorsening(same, same)).toBeNull();
});
