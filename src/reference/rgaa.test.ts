import { expect, test } from 'vitest';
import { isRgaaReference, rgaaCriteria, rgaaCriterionOf } from './rgaa.ts';

test('the grid has 13 topics, 106 criteria and 258 tests', () => {
  expect(new Set(rgaaCriteria.map(({ topic }) => topic)).size).toBe(13);
  expect(rgaaCriteria).toHaveLength(106);
  expect(new Set(rgaaCriteria.map(({ number }) => number)).size).toBe(106);
  expect(rgaaCriteria.reduce((sum, { testCount }) => sum + testCount, 0)).toBe(258);
});

test('levels and automation add up to the published counts', () => {
  expect(rgaaCriteria.filter(({ level }) => level === 'A')).toHaveLength(77);
  expect(rgaaCriteria.filter(({ automation }) => automation === 'A')).toHaveLength(17);
});

test('a reference is a criterion or one of its tests', () => {
  expect(rgaaCriterionOf('8.3.1')?.number).toBe('8.3');
  expect(['8.3', '8.3.1', '12.11'].map(isRgaaReference)).toEqual([true, true, true]);
  expect(['8.3.2', '8.11', '14.1', '8', 'x'].map(isRgaaReference)).toEqual(Array(5).fill(false));
});
