import { expect, test } from 'vitest';
import { daysBetween, frenchDates } from './dates.ts';

test.each<[string, string, number | null]>([
  ['2026-11-21', '2026-11-21T23:59:59.999Z', 0],
  ['2026-11-21', '2026-11-22', 1],
  ['2026-11-21', '2026-11-20T23:59:59.999Z', -1],
  ['2024-02-28', '2024-03-01', 2],
  ['hier', '2026-11-21', null],
])('whole days from %s to %s', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each<[string, string[]]>([
  ['le 3 mars 2024, puis en aout 2025', ['2024-03-03', '2025-08-01']],
  ['au 1er decembre 2023', ['2023-12-01']],
  ['03/04/2024, 3.4.2024 et 03-04-2024', ['2024-04-03', '2024-04-03', '2024-04-03']],
  ['le 45/13/2024, en mars 1999', []],
])('dates of « %s »', (text, dates) => {
  expect(frenchDates(text)).toEqual(dates);
});
