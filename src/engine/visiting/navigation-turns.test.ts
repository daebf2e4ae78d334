import { expect, test } from 'vitest';
import { createTurns } from './navigation-turns.ts';

/** Time that passes only when it is told to. */
function fakeTime() {
  const time = { now: 0 };
  const waiting: { at: number; action: () => void }[] = [];
  return {
    nowMs: () => time.now,
    later: (action: () => void, ms: number) => void waiting.push({ at: time.now + ms, action }),
    pass(ms: number) {
      time.now += ms;
      for (const { action } of waiting.filter(({ at }) => at <= time.now)) action();
      waiting.splice(0, waiting.length, ...waiting.filter(({ at }) => at > time.now));
    },
  };
}

test('audits that share a site leave it alone after each load as long as the others load', () => {
  const clock = fakeTime();
  let sharedBy = 1;
  const turns = createTurns<string>({ ...clock, sharedBy: () => sharedBy });
  const granted: string[] = [];
  for (const name of ['a', 'b', 'c']) turns.ask(name, () => granted.push(name));
  clock.pass(1_000);
  turns.release('a');
  expect(granted).toEqual(['a', 'b']);
  sharedBy = 3;
  clock.pass(2_000);
  turns.release('b');
  turns.ask('d', () => granted.push('d'));
  clock.pass(3_999);
  expect(granted).toEqual(['a', 'b']);
  clock.pass(1);
  expect(granted).toEqual(['a', 'b', 'c']);
  clock.pass(60_000);
  turns.release('c');
  clock.pass(15_000);
  expect(granted).toEqual(['a', 'b', 'c', 'd']);
});

test('a site that asks for seconds between two pages gets them', () => {
  const clock = fakeTime();
  const turns = createTurns<string>(clock);
  const granted: string[] = [];
  turns.keepApart(10_000);
  for (const name of ['a', 'b', 'c']) turns.ask(name, () => granted.push(name));
  clock.pass(4_000);
  turns.release('a');
  clock.pass(5_999);
  expect(granted).toEqual(['a']);
  clock.pass(1);
  expect(granted).toEqual(['a', 'b']);
  clock.pass(11_000);
  turns.release('b');
  expect(granted).toEqual(['a', 'b', 'c']);
});

test('one holder at a time, in order; a holder that dies leaves its turn or its place', () => {
  const turns = createTurns<string>();
  const granted: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) turns.ask(name, () => granted.push(name));
  expect(granted).toEqual(['a']);
  turns.release('c');
  turns.release('a');
  expect(granted).toEqual(['a', 'b']);
  turns.release('a');
  expect(granted).toEqual(['a', 'b']);
  turns.release('b');
  expect(granted).toEqual(['a', 'b', 'd']);
  turns.release('d');
  turns.ask('e', () => granted.push('e'));
  expect(granted.at(-1)).toBe('e');
});
