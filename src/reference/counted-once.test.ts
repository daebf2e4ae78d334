import { expect, test } from 'vitest';
import { allRules, ruleOf, themeOf } from '#engine/rules/registry.ts';
import { countedOnce, paidElsewhere } from './counted-once.ts';

const parents = new Set(allRules.map(({ parent }) => parent));

test('a defect that is paid once is seen by rules of one theme, each in one family and outside of parents', () => {
  const ids = countedOnce.flatMap(({ ruleIds }) => ruleIds);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { ruleIds } of countedOnce) expect(new Set(ruleIds.map(themeOf)).size).toBe(1);
  expect(ids.filter((id) => parents.has(id) || ruleOf(id)?.parent !== undefined)).toEqual([]);
});

test('what is paid elsewhere is paid there, by a rule of another theme', () => {
  for (const [id, { by }] of Object.entries(paidElsewhere)) {
    expect(themeOf(by)).toBeDefined();
    expect(themeOf(by)).not.toBe(themeOf(id));
    expect(Object.hasOwn(paidElsewhere, by)).toBe(false);
    expect(parents.has(id)).toBe(false);
  }
});
