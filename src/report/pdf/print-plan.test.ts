import { expect, it } from 'vitest';
import type { Finding } from '#contract/report.ts';
import { finding } from '#tests/support/report.ts';
import { isLong, planFindings } from './print-plan.ts';

const findings = (count: number): Finding[] =>
  Array.from({ length: count }, (_, index) => finding({ ruleId: `rule-${index}` }));
const counts = (count: number, share = 1) => {
  const plan = planFindings(findings(count), share);
  const of = (detail: string) => [...plan.values()].filter((one) => one === detail).length;
  return { whole: of('whole'), brief: of('brief'), row: of('row'), none: count - plan.size };
};

it('tells a few findings whole, and the first of many', () => {
  expect(counts(12)).toEqual({ whole: 12, brief: 0, row: 0, none: 0 });
  const many = counts(150);
  expect(many.none).toBe(0);
  expect(many.whole).toBeGreaterThan(5);
  expect(many.row).toBeGreaterThan(50);
});

it('gives every finding at least its row until there is no room left at all', () => {
  expect(counts(300).none).toBe(0);
  expect(counts(2000).none).toBeGreaterThan(0);
});

it('takes less when told that it was too long', () => {
  expect(counts(150, 0.8).whole).toBeLessThan(counts(150).whole);
});

it('never tells whole what is only good to know', () => {
  const plan = planFindings([finding({ severity: 'info' }), finding({ verdict: 'review' })], 1);
  expect([...plan.values()]).toEqual(['row', 'row']);
});

it('reads the first ones first', () => {
  const all = findings(120);
  const details = all.map((one) => planFindings(all, 1).get(one));
  expect(details.lastIndexOf('whole')).toBeLessThan(details.indexOf('brief'));
  expect(details.lastIndexOf('brief')).toBeLessThan(details.indexOf('row'));
});

it('keeps a finding on its page unless its proof would leave a quarter of it blank', () => {
  expect(isLong(finding())).toBe(false);
  const text = 'Une phrase qui explique longuement ce que le contrôle a vu sur la page. ';
  expect(isLong(finding({ why: text.repeat(8), fix: text.repeat(8) }))).toBe(true);
});
