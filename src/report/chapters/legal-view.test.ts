import { expect, test } from 'vitest';
import { legalCalendar } from '#reference/legal-calendar.ts';
import { auditReport } from '#tests/support/report.ts';
import { viewLegal } from './legal-view.ts';

const on = (day: string) => viewLegal(auditReport({ startedAt: `${day}T08:00:00.000Z`, profile: 'shop' }));

test('duties stand by date, after those whose first day no source tells', () => {
  const days = legalCalendar.map(({ since }) => since ?? '');
  expect(days).toEqual(days.toSorted());
  expect(days.filter((day) => day !== '' && !/^20(?:1[6-9]|2[0-6])-\d{2}-\d{2}$/.test(day))).toEqual([]);
});

test('a duty is shown from its first day on; one without says that it is in force, never a day', () => {
  const labels = (day: string) => on(day).map(({ label }) => label);
  expect(labels('2026-06-18')).not.toContain('Bouton de rétractation');
  expect(labels('2026-06-19')).toContain('Bouton de rétractation');
  const recommended = labels('2026-11-22').filter((label) => label.includes('(recommandation)'));
  expect(recommended).toHaveLength(2);
  const dated = on('2026-11-22').filter(({ since }) => since !== 'en vigueur');
  expect(dated.map(({ since }) => since)).toContain('depuis le 19 juin 2026');
  expect(on('2026-11-22').find(({ label }) => label.startsWith('Mentions légales'))?.since).toBe(
    'en vigueur',
  );
});
