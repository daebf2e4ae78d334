import { expect, test } from 'vitest';
import { lighthouseRows } from '#reference/lighthouse-audits.ts';
import { auditIds, lighthouseConfig } from './lighthouse-config.ts';

test('every Lighthouse audit that a rule shows is run', () => {
  expect(lighthouseRows.map(({ auditId }) => auditId).filter((id) => !auditIds.includes(id))).toEqual([]);
});

test('the score keeps Lighthouse’s own weights', () => {
  const config = lighthouseConfig({
    begin: async () => undefined,
    end: () => undefined,
    recorded: () => undefined,
  }) as {
    categories: { performance: { auditRefs: { id: string; weight: number }[] } };
  };
  const weights = config.categories.performance.auditRefs.map(({ weight }) => weight);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(weights.filter((weight) => weight > 0)).toHaveLength(5);
});
