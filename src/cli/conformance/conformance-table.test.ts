import { expect, test } from 'vitest';
import type { ActCase } from './act-cases.ts';
import { differencesOf, resultsByRule, summaryOf, tableOf } from './conformance-table.ts';
import { earlReportOf } from './earl-report.ts';
import type { CaseOutcome, JudgedCase } from './judge-cases.ts';

const judged = (ruleId: string, expected: ActCase['expected'], outcome: CaseOutcome): JudgedCase => ({
  act: {
    ruleId,
    ruleName: `Rule ${ruleId}`,
    expected,
    testcaseId: 'abcdef12',
    testcaseTitle: 'Example 1',
    relativePath: `testcases/${ruleId}/abcdef12.html`,
  },
  outcome,
  said: [
    { ruleId: 'axe-label', outcome },
    { ruleId: 'axe-select-name', outcome: 'inapplicable' },
  ],
});

const cases = [
  judged('aaaaaa', 'failed', 'failed'),
  judged('aaaaaa', 'failed', 'cantTell'),
  judged('aaaaaa', 'passed', 'cantTell'),
  judged('aaaaaa', 'inapplicable', 'failed'),
  judged('bbbbbb', 'failed', 'failed'),
  judged('bbbbbb', 'passed', 'untested'),
];

test('only failures count: a doubt finds nothing and is wrong about nothing', () => {
  const rows = resultsByRule(cases);
  expect(rows).toMatchObject([
    { ruleId: 'aaaaaa', failing: 2, found: 1, doubted: 1, sound: 2, false: 1 },
    { ruleId: 'bbbbbb', failing: 1, found: 1, doubted: 0, sound: 1, false: 0 },
  ]);
  expect(summaryOf(rows)).toBe('ACT: 2/3 failing, 1/3 false');
  expect(tableOf(rows).split('\n')).toMatchObject([
    expect.stringContaining('Règle ACT'),
    expect.stringMatching(/^\|-/),
    expect.stringMatching(/aaaaaa Rule aaaaaa +\| 1\/2 +\| 1 +\| 1\/2 +\| non/),
    expect.stringMatching(/bbbbbb Rule bbbbbb +\| 1\/1 +\| 0 +\| 0\/1 +\| oui/),
  ]);
});

test('each case we answer otherwise is named with the rules that answer', () => {
  expect(differencesOf(cases)).toEqual([
    'aaaaaa Example 1 : attendu failed, obtenu cantTell (axe-label) – testcases/aaaaaa/abcdef12.html',
    'aaaaaa Example 1 : attendu inapplicable, obtenu failed (axe-label) – testcases/aaaaaa/abcdef12.html',
  ]);
});

test('the report for the W3C asserts each rule of ours about each published case', () => {
  const report = JSON.parse(JSON.stringify(earlReportOf(cases.slice(0, 2), '1.2.3')));
  expect(report['@context']).toBe('https://www.w3.org/WAI/content-assets/wcag-act-rules/earl-context.json');
  expect(report['@graph']).toHaveLength(2);
  expect(report['@graph'][1]).toMatchObject({
    '@type': 'TestSubject',
    source: 'https://www.w3.org/WAI/content-assets/wcag-act-rules/testcases/aaaaaa/abcdef12.html',
    assertions: [
      { '@type': 'Assertion', test: { title: 'axe-label' }, result: { outcome: 'earl:cantTell' } },
      { '@type': 'Assertion', test: { title: 'axe-select-name' }, result: { outcome: 'earl:inapplicable' } },
    ],
  });
});
