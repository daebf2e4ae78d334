import { expect, it } from 'vitest';
import { nextFreeMoment } from './sliding-window.ts';

const at = (time: string) => new Date(`2026-11-29T${time}:00Z`);
const hourly = { max: 2, windowMs: 3_600_000 };

it.each([
  ['nothing yet', [], null],
  ['one of two', ['09:30'], null],
  ['two of two: the older one leaves first', ['09:10', '09:30'], '10:10'],
  ['what left the window does not count', ['08:59', '09:30'], null],
  ['what is as old as the window has left it', ['09:00', '09:30'], null],
  ['more than may be, from a larger plan: enough must leave', ['09:10', '09:20', '09:30'], '10:20'],
])('%s', (_, moments, free) => {
  expect(nextFreeMoment(moments.map(at), hourly, at('10:00'))).toEqual(free && at(free));
});
