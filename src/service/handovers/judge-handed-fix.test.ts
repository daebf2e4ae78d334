import { expect, test } from 'vitest';
import type { FixTargets } from './fix-targets.ts';
import { judgeHandedFix } from './judge-handed-fix.ts';

type Row = Parameters<typeof judgeHandedFix>[0];
type Check = Parameters<typeof judgeHandedFix>[2][number];
type Result = NonNullable<Check['result']>;

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
const row = (changes: Partial<Row> = {}): Row => ({
  ...{ mark: 'done', changedAt: at(10), doneAt: at(10), seen: null, seenAt: null },
  ...changes,
});
const pages = ['https://exemple.fr/', 'https://exemple.fr/a'];
const targets = (changes: Partial<FixTargets> = {}, isPart = false): FixTargets => ({
  list: pages.map((page) => ({ ruleId: 'axe-image-alt', page, isPart })),
  isWhole: true,
  ...changes,
});
const check = (page: string, outcome: Result['outcome'], day: number): Check => ({
  ...{ ruleId: 'axe-image-alt', page, createdAt: at(day), finishedAt: at(day) },
  result: { outcome, left: outcome === 'still' ? 2 : 0 } as unknown as Result,
});
const stateOf = (...asked: Parameters<typeof judgeHandedFix>) => judgeHandedFix(...asked).state;

test('what its provider says stands where nothing else is known', () => {
  expect(stateOf(row({ mark: 'todo', changedAt: null, doneAt: null }), targets(), [])).toBe('todo');
  expect(stateOf(row({ mark: 'doing', doneAt: null }), targets(), [])).toBe('doing');
  expect(judgeHandedFix(row(), targets(), [])).toEqual({
    state: 'done',
    sentence: 'Fait le 10 novembre 2026.',
  });
});

test('it is verified once every question since was answered with « corrected », and not before', () => {
  const first = check(pages[0] as string, 'fixed', 11);
  const second = check(pages[1] as string, 'fixed', 12);
  expect(judgeHandedFix(row(), targets(), [first])).toMatchObject({ state: 'done' });
  expect(judgeHandedFix(row(), targets(), [first]).sentence).toContain('Corrigé pour 1 sur 2');
  expect(stateOf(row(), targets(), [second, first])).toBe('verified');
  expect(stateOf(row(), targets({ isWhole: false }), [second, first])).toBe('done');
});

test('an answer from before it was told as done counts for nothing', () => {
  expect(stateOf(row(), targets(), [check(pages[0] as string, 'still', 9)])).toBe('done');
});

test('one place that is still there is to be looked at again, unless another fix may hold it', () => {
  const still = check(pages[0] as string, 'still', 11);
  expect(stateOf(row(), targets(), [still])).toBe('again');
  expect(stateOf(row(), targets({}, true), [still])).toBe('done');
});

test('the last audit that can tell wins over what was said before it', () => {
  expect(stateOf(row({ seen: 'there', seenAt: at(15) }), targets(), [])).toBe('again');
  expect(stateOf(row({ seen: 'gone', seenAt: at(15) }), targets(), [])).toBe('verified');
  expect(
    stateOf(
      row({ mark: 'todo', changedAt: at(16), doneAt: null, seen: 'gone', seenAt: at(15) }),
      targets(),
      [],
    ),
  ).toBe('todo');
  const later = [check(pages[0] as string, 'fixed', 16), check(pages[1] as string, 'fixed', 16)];
  expect(stateOf(row({ seen: 'there', seenAt: at(15) }), targets(), later)).toBe('verified');
});
