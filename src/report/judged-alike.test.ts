import { expect, test } from 'vitest';
import { themeIds } from '#contract/themes.ts';
import { auditReport, finding } from '#tests/support/report.ts';
import { themesJudgedAlike } from './judged-alike.ts';

const report = (ruleVersion: number, edition?: string) => {
  const made = auditReport({ findings: [finding({ ruleId: 'a', ruleVersion, theme: 'seo' })], checks: [] });
  return { ...made, themes: made.themes.map((theme) => ({ ...theme, ...(edition && { edition }) })) };
};
const differing = (before: ReturnType<typeof report>, now: ReturnType<typeof report>) => {
  const alike = themesJudgedAlike(before, now);
  return themeIds.filter((theme) => !alike.has(theme) && now.themes.some((one) => one.theme === theme));
};

test('scores of the same edition compare, whatever was found or hidden', () => {
  expect(differing(report(1, 'e'), { ...report(1, 'e'), findings: [] })).toEqual([]);
});

test('a score that other rules or other prices made compares with none', () => {
  const themes = report(1).themes.map(({ theme }) => theme);
  expect(differing(report(1, 'e'), report(1, 'f')).toSorted()).toEqual([...themes].toSorted());
  expect(differing(report(1), report(1, 'f')).toSorted()).toEqual([...themes].toSorted());
});

test('older reports compare by the versions of their rules, theme by theme', () => {
  expect(differing(report(1), report(1))).toEqual([]);
  expect(differing(report(1), report(2))).toEqual(['seo']);
});
