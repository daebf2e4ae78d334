import { expect, test } from 'vitest';
import type { FieldData, FieldRecord } from '#contract/field-data.ts';
import { viewField } from './field-view.ts';

const record = (changes: Partial<FieldRecord> = {}): FieldRecord => ({
  of: 'site',
  url: 'https://www.exemple.fr',
  device: 'phone',
  from: '2026-10-24',
  to: '2026-11-20',
  metrics: {
    LCP: { p75: 2241, shares: [0.81, 0.13, 0.06] },
    CLS: { p75: 0.3, shares: [0.5, 0.2, 0.3] },
  },
  ...changes,
});
const field = (changes: Partial<FieldData> = {}): FieldData => ({
  askedAt: '2026-11-28T10:00:00.000Z',
  incomplete: false,
  records: [record(), record({ device: 'desktop', metrics: { INP: { p75: 350, shares: [0.6, 0.3, 0.1] } } })],
  history: [],
  ...changes,
});
const weeks = (values: readonly (number | null)[]) => [
  {
    device: 'phone' as const,
    weeks: values.map((LCP, at) => ({ to: `2026-11-0${at + 1}`, p75: { LCP } })),
  },
];

test('what was not asked for has no place', () => {
  expect(viewField(undefined)).toBeNull();
});

test('each metric has its level by device; one that nobody measured has no row', () => {
  const view = viewField(field());
  expect(view?.site?.rows.map(({ short }) => short)).toEqual(['LCP', 'INP', 'CLS']);
  const [lcp, inp, cls] = view?.site?.rows ?? [];
  expect(lcp?.figures.phone).toMatchObject({
    level: 'bon',
    shares: 'bon 81\u00a0%, à améliorer 13\u00a0%, mauvais 6\u00a0%',
  });
  expect(lcp?.figures.desktop).toBeNull();
  expect(inp?.figures.desktop?.level).toBe('à améliorer');
  expect(cls?.figures.phone?.level).toBe('mauvais');
  expect(view?.sentence).toContain('du 24 octobre 2026 au 20 novembre 2026');
  expect(view?.sentence).toContain('sans recharger');
});

test('too few visits and a question without an answer are told apart', () => {
  expect(viewField(field({ records: [] }))?.sentence).toMatch(/^Trop peu de visites/);
  expect(viewField(field({ records: [], incomplete: true }))?.sentence).toMatch(
    /n’ont pas pu être demandées/,
  );
  expect(viewField(field({ incomplete: true }))?.sentence).toMatch(/Une partie n’a pas pu être demandée/);
});

test('weeks with holes stay holes, and too few weeks draw nothing', () => {
  expect(viewField(field({ history: weeks([2200, null, 2300]) }))?.weeks).toEqual([]);
  const [line] = viewField(field({ history: weeks([2200, null, 2300, 2400, 2500]) }))?.weeks ?? [];
  expect(line?.points.map(({ value }) => value)).toEqual([2200, null, 2300, 2400, 2500]);
  expect(line?.points[1]?.words).toBeNull();
});
