import { describe, expect, test } from 'vitest';
import { factsOf } from './axe-facts.ts';

const check = (data: unknown, id = 'a-check') => ({ all: [], none: [], any: [{ id, data }] });
const dataOf = ([first]: ReturnType<typeof factsOf>) => first?.data ?? {};
const [only] = factsOf(check(null), 'a-rule', 'fail');

describe('what a check of axe-core found, without a sentence of it', () => {
  test('is told by engine, rule, check and outcome', () => {
    expect(only).toEqual({
      engine: 'axe-core',
      rule: 'a-rule',
      check: 'a-check',
      outcome: 'fail',
      key: 'default',
      data: {},
    });
  });

  test('checks of all kinds are told, those that all must pass first, twenty at most', () => {
    const many = (name: string) =>
      Array.from({ length: 15 }, (_, at) => ({ id: `${name}${at}`, data: null }));
    const facts = factsOf({ all: many('all'), none: many('none'), any: many('any') }, 'r', 'incomplete');
    expect(facts).toHaveLength(20);
    expect(facts.map(({ check: id }) => id)[0]).toBe('all0');
    expect(facts.at(-1)).toMatchObject({ check: 'none4', outcome: 'incomplete' });
  });

  test('a doubt of ours stands alone, under our name', () => {
    expect(
      factsOf({ ...check({ messageKey: 'x' }), doubt: 'scrolledBehind' }, 'color-contrast', 'fail'),
    ).toEqual([
      {
        engine: 'constat',
        rule: 'color-contrast',
        check: 'color-contrast',
        outcome: 'incomplete',
        key: 'scrolledBehind',
        data: {},
      },
    ]);
  });
});

test.each([
  ['nothing', undefined, {}],
  ['a text', 'role', { value: 'role' }],
  ['a number', 3, { value: '3' }],
  ['a list', ['a', 2], { values: ['a', '2'] }],
  [
    'plain values',
    { fgColor: '#fff', ratio: 2.1, large: false },
    { fgColor: '#fff', ratio: 2.1, large: false },
  ],
  ['a list of texts by name', { roles: ['tab', 'link'] }, { roles: ['tab', 'link'] }],
  ['a list of something else', { roles: [{ a: 1 }] }, {}],
  ['what holds more', { node: { tag: 'p' }, kept: 'yes' }, { kept: 'yes' }],
])('data of a check: %s', (_, data, wanted) => {
  expect(factsOf(check(data), 'r', 'fail')[0]?.data).toEqual(wanted);
});

test('long texts and lists are cut', () => {
  const long = 'é'.repeat(300);
  const list = Array.from({ length: 30 }, () => long);
  const data = dataOf(factsOf(check({ long, list: list.slice(0, 2) }), 'r', 'fail'));
  expect(String(data.long)).toHaveLength(200);
  expect((data.list as string[])[0]).toHaveLength(200);
  const values = dataOf(factsOf(check(list), 'r', 'fail'));
  expect(values.values).toHaveLength(20);
});

test.each([
  ['its own key', { messageKey: 'shortTextContent' }, 'shortTextContent'],
  ['what is missing', { missingData: 'bgImage', messageKey: 'other' }, 'bgImage'],
  ['the reason of what is missing', { missingData: [{ reason: 'bgOverlap' }] }, 'bgOverlap'],
  ['no cause', { ratio: 2 }, 'default'],
  ['a list', ['a'], 'default'],
])('the cause that a check names: %s', (_, data, wanted) => {
  expect(factsOf(check(data), 'r', 'fail')[0]?.key).toBe(wanted);
});
