import { expect, test } from 'vitest';
import type { Evidence, Finding, Report } from '#contract/report.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { compareReports } from './compare-reports.ts';

const home = 'https://www.exemple.fr/';
const contact = `${home}contact`;
const link = (name: string): Evidence => ({
  type: 'element',
  selector: `#${name}`,
  snippet: `<a id="${name}">${name}</a>`,
});
const linksOn = (url: string, names: readonly string[], occurrences = names.length) => ({
  url,
  occurrences,
  evidence: names.map(link),
});

function reportOf(
  pages: readonly string[],
  findings: readonly Finding[],
  changes: Partial<Report> = {},
): Report {
  return auditReport({
    pages: pages.map((url) => visitedPage({ url, title: url })),
    findings: [...findings],
    checks: [],
    ...changes,
  });
}
const countsOf = (before: Report, after: Report) => compareReports(before, after).counts;
const found = (...pages: ReturnType<typeof linksOn>[]) =>
  finding({ pages, occurrences: pages.reduce((sum, page) => sum + page.occurrences, 0) });

test('what is corrected, new and still there', () => {
  const before = reportOf([home], [found(linksOn(home, ['a', 'b']))]);
  const after = reportOf([home], [found(linksOn(home, ['b', 'c']))]);
  expect(countsOf(before, after)).toEqual({ fixed: 1, fresh: 1, still: 1, moved: 0 });
});

test('a page that only one audit read says nothing', () => {
  const before = reportOf([home, contact], [found(linksOn(home, ['a']), linksOn(contact, ['b']))]);
  const after = reportOf([home, `${home}plan`], [found(linksOn(home, ['a']), linksOn(`${home}plan`, ['z']))]);
  const { counts, rules, pages } = compareReports(before, after);
  expect(pages).toBe(1);
  expect(counts).toEqual({ fixed: 0, fresh: 0, still: 1, moved: 0 });
  expect(rules[0]?.apart.map(({ why }) => why)).toEqual(['page-unseen', 'page-new']);
});

test('a page whose address changed is the same page', () => {
  const before = reportOf([home], [found(linksOn(home, ['a']))]);
  const moved = auditReport({
    pages: [visitedPage({ url: `${home}accueil`, title: home })],
    findings: [found(linksOn(`${home}accueil`, ['a']))],
    checks: [],
  });
  expect(countsOf(before, moved)).toEqual({ fixed: 0, fresh: 0, still: 1, moved: 0 });
});

test('a list that was cut leaves its rest unknown', () => {
  const before = reportOf([home], [found(linksOn(home, ['a', 'b'], 40))]);
  const after = reportOf([home], [found(linksOn(home, ['b', 'c']))]);
  const { counts, rules } = compareReports(before, after);
  // « a » went; « c » may be one of the thirty-eight that were only counted.
  expect(counts).toEqual({ fixed: 1, fresh: 0, still: 1, moved: 0 });
  expect(rules[0]?.apart.map(({ why }) => why)).toEqual(['list-cut']);
});

test('a rule is compared with itself only', () => {
  const id = finding().ruleId;
  const check = {
    ruleId: id,
    theme: 'accessibility',
    title: '',
    automation: 'automatique',
    ruleVersion: 1,
  } as const;
  const passed = reportOf([home], [], { checks: [{ ...check, status: 'pass' }] });
  const untested = reportOf([home], [], { checks: [{ ...check, status: 'error' }] });
  const failed = reportOf([home], [found(linksOn(home, ['a']))]);
  const later = reportOf([home], [{ ...found(linksOn(home, ['a'])), ruleVersion: 2 }]);
  expect(countsOf(failed, passed)).toEqual({ fixed: 1, fresh: 0, still: 0, moved: 0 });
  expect(countsOf(passed, failed)).toEqual({ fixed: 0, fresh: 1, still: 0, moved: 0 });
  const why = (before: Report, after: Report) =>
    compareReports(before, after).notComparable.map((rule) => rule.why);
  expect(why(failed, untested)).toEqual(['rule-untested']);
  expect(why(failed, later)).toEqual(['rule-changed']);
  expect(why(reportOf([home], []), failed)).toEqual(['rule-new']);
});

test('proofs that are no elements are known by what they name', () => {
  const header = (value: string | null): Evidence => ({ type: 'header', url: home, name: 'CSP', value });
  const of = (...evidence: Evidence[]) =>
    reportOf([home], [finding({ pages: [], evidence, occurrences: evidence.length })]);
  expect(countsOf(of(header(null)), of(header('default-src *')))).toMatchObject({ still: 1, fresh: 0 });
  const cookie = (name: string): Evidence => ({ type: 'cookie', name, domain: 'exemple.fr' });
  expect(countsOf(of(cookie('_ga')), of(cookie('_fbp')))).toMatchObject({ fixed: 1, fresh: 1, still: 0 });
});
