import { expect, test } from 'vitest';
import { createTurns } from './navigation-turns.ts';

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
