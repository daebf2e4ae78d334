import { expect, it } from 'vitest';
import { sayWait } from './wait.ts';

it.each([
  [0, '1 seconde'],
  [40, '40 secondes'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [5400, '90 minutes'],
  [5401, '2 heures'],
  [86_400, '24 heures'],
])('a wait of %i s is said « %s »', (seconds, said) => {
  expect(sayWait(seconds).replaceAll('\u00a0', ' ')).toBe(said);
});
