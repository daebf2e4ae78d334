import { expect, test } from 'vitest';
import { ruleOf } from '#engine/rules/registry.ts';
import { customs, isCustom } from './customs.ts';

test('each usage is a rule that costs no point, with a reason in one sentence', () => {
  for (const [ruleId, why] of Object.entries(customs)) {
    // A header that is loose costs points, one that is absent none.
    const severity = ruleId === 'sec-referrer-policy' ? 'mineur' : 'info';
    expect([ruleId, ruleOf(ruleId)?.severity]).toEqual([ruleId, severity]);
    expect(why, ruleId).toMatch(/^\p{Lu}.{15,110}\.$/u);
  }
});

test('code for old browsers is a usage: nobody sees it', () => {
  expect(isCustom({ ruleId: 'lh-legacy-javascript-insight', severity: 'info' })).toBe(true);
  expect(ruleOf('lh-legacy-javascript-insight')?.severity).toBe('info');
});

test('what costs points is no usage, whatever its rule', () => {
  expect(isCustom({ ruleId: 'sec-coop', severity: 'info' })).toBe(true);
  expect(isCustom({ ruleId: 'sec-coop', severity: 'mineur' })).toBe(false);
  expect(isCustom({ ruleId: 'axe-label', severity: 'info' })).toBe(false);
});
