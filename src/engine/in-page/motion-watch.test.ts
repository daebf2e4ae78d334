import { expect, test } from 'vitest';
import { noteState, type Watched } from './motion-watch.ts';

const fresh = (): Watched => ({ states: [], places: ['', ''], times: [], shown: false });
const place = (at: string) => [at, at] as const;

test('notes a state once until it changes, with its time', () => {
  const seen = fresh();
  for (const state of ['a', 'a', 'b', 'a']) noteState(seen, state, place(state), false);
  expect(seen.states).toEqual(['a', 'b', 'a']);
  expect(seen.times).toHaveLength(3);
  expect(seen.places).toEqual(['a', 'a']);
});

test('what answers our scrolling takes the place of the state before: nothing moved by itself', () => {
  const seen = fresh();
  noteState(seen, 'a', place('a'), false);
  noteState(seen, 'b', place('b'), true);
  expect(seen.states).toEqual(['b']);
  expect(seen.times).toHaveLength(1);
});
