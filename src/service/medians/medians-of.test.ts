import { describe, expect, it } from 'vitest';
import type { CountedSite } from '#store/medians.ts';
import { medianBounds, mediansOf } from './medians-of.ts';

const now = new Date('2026-11-28T03:23:00Z');

/** Sites of so many accounts, scored 1, 2, 3… */
const sites = (count: number, accounts: number, change: Partial<CountedSite> = {}): CountedSite[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ profile: 'shop', uid: `u${index % accounts}`, score: index + 1, scoreUpTo: null },
    ...{ themeScores: { seo: index + 1, quality: null }, themesUpTo: null },
    home: { transferBytes: 1_000_000 + index * 1000, requestCount: 40 },
    ...change,
  }));
const of = (some: readonly CountedSite[]) => mediansOf(some, now);

describe('medians', () => {
  it('are told from thirty sites of ten accounts on, and not of one less', () => {
    expect(medianBounds).toEqual({ sites: 30, accounts: 10, perAccount: 5 });
    expect(of(sites(30, 10))).toHaveLength(1);
    expect(of(sites(29, 10))).toEqual([]);
    expect(of(sites(30, 9))).toEqual([]);
    expect(of([...sites(15, 10), ...sites(15, 10, { profile: 'public' })])).toEqual([]);
  });

  it('are the middle of what was rated, each figure by its own sites', () => {
    const [row] = of(sites(31, 10));
    expect(row).toMatchObject({
      ...{ profile: 'shop', sites: 30, computedAt: now },
      figures: { score: 16, themes: { seo: 16 }, requestCount: 40 },
    });
    expect(row?.figures.themes).not.toHaveProperty('quality');
    const few = of([...sites(29, 10), ...sites(2, 2, { score: 90, scoreUpTo: null, home: null })])[0];
    expect(few?.figures).toMatchObject({ transferBytes: null, requestCount: null });
    expect(few?.figures.score).not.toBeNull();
  });

  it('leave out a score that too much was not seen of', () => {
    const unsure = sites(40, 10, { score: 10, scoreUpTo: 90 });
    expect(of(unsure)[0]?.figures.score).toBeNull();
  });

  it('say no number of sites, and no weight, from which one site could be told', () => {
    for (const count of [30, 33, 39]) expect(of(sites(count, 10))[0]?.sites).toBe(30);
    expect((of(sites(33, 10))[0]?.figures.transferBytes ?? 1) % 10_000).toBe(0);
  });
});
