import { describe, expect, test } from 'vitest';
import { rules as legal } from '../legal/index.ts';
import { rules as privacy } from '../privacy/index.ts';
import { rules as security } from '../security/index.ts';

const rules = [...security, ...privacy, ...legal];
const ids = new Set(rules.map(({ id }) => id));

test('ids are unique and parents are registered', () => {
  expect(ids.size).toBe(rules.length);
  expect(rules.filter(({ parent }) => parent !== undefined && !ids.has(parent)).map(({ id }) => id)).toEqual(
    [],
  );
});

test('a parent is at least as severe as its children, so that mending one never lowers a score', () => {
  const order = ['info', 'mineur', 'majeur', 'bloquant'];
  const bySeverity = new Map(rules.map(({ id, severity }) => [id, order.indexOf(severity)]));
  const wrong = rules.filter(
    ({ parent, severity }) => (bySeverity.get(parent ?? '') ?? 9) < order.indexOf(severity),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  const texts = [rule.title.fail, rule.title.pass, rule.why, rule.fix, ...Object.values(rule.messages ?? {})];

  test('speaks French with French signs', () => {
    for (const text of texts) expect(text).not.toMatch(/'|\.\.\.| {2}|^\s|\s$/);
    expect(rule.title.fail).not.toBe(rule.title.pass);
  });

  test('explains and mends in whole sentences', () => {
    for (const text of [rule.why, rule.fix]) expect(text).toMatch(/^\p{Lu}.{20,}[.?!»…]$/u);
  });

  test('states no verdict of law', () => {
    expect(texts.join(' ')).not.toMatch(/\billégal/i);
  });
});
