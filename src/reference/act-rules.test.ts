import { expect, test } from 'vitest';
import { themeOf } from '#engine/rules/registry.ts';
import { actRules } from './act-rules.ts';

test('each ACT rule is spoken about by accessibility rules that exist', () => {
  const wrong = Object.entries(actRules).flatMap(([act, rules]) =>
    rules.length === 0 ? [act] : rules.filter((id) => themeOf(id) !== 'accessibility'),
  );
  expect(wrong).toEqual([]);
  expect(Object.keys(actRules)).toHaveLength(37);
});
