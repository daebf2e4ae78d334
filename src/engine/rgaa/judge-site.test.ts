import { describe, expect, test } from 'vitest';
import { conclusionsOf } from './conclude.ts';
import { intervalOf, siteVerdict } from './judge-site.ts';

describe('a criterion over the pages', () => {
  test.each([
    [['c', 'nc', 'na'], 'nc'],
    [['na', 'na'], 'na'],
    [['c', 'na'], 'c'],
    [['c', 'review'], 'review'],
    [['na', 'review'], 'review'],
    [[], 'review'],
  ] as const)('%j is %s', (pages, expected) => {
    expect(siteVerdict(pages)).toBe(expected);
  });
});

describe('the interval', () => {
  const percent = (share = 0) => Math.round(share * 1000) / 10;
  test.each([
    [{ c: 20, nc: 12, na: 40, review: 34 }, 30.3, 81.8],
    [{ c: 10, nc: 40, na: 30, review: 26 }, 13.2, 47.4],
    [{ c: 66, nc: 0, na: 40, review: 0 }, 100, 100],
  ])('of %j is [%f ; %f]', (counts, low, high) => {
    const interval = intervalOf(counts);
    expect([percent(interval?.low), percent(interval?.high)]).toEqual([low, high]);
  });

  test('does not exist when nothing is applicable', () => {
    expect(intervalOf({ c: 0, nc: 0, na: 106, review: 0 })).toBeNull();
  });

  test('holds the rate that a person would find, whatever they decide', () => {
    for (const review of [0, 1, 5])
      for (let met = 0; met <= review; met += 1)
        for (let void_ = 0; void_ <= review - met; void_ += 1) {
          const bounds = intervalOf({ c: 2, nc: 1, na: 3, review });
          const rate = (2 + met) / (3 + review - void_);
          expect(rate).toBeGreaterThanOrEqual(bounds?.low ?? 1);
          expect(rate).toBeLessThanOrEqual(bounds?.high ?? 0);
        }
  });
});

describe('the conclusions', () => {
  const say = (counts: Parameters<typeof intervalOf>[0]) =>
    conclusionsOf('RGAA 4.1.2', counts, intervalOf(counts)).join(' ');

  test('say what follows for certain, and no more', () => {
    expect(say({ c: 20, nc: 12, na: 40, review: 34 })).toContain('ne peut pas être « totalement conforme »');
    expect(say({ c: 20, nc: 12, na: 40, review: 34 })).not.toContain('« non conforme »');
    expect(say({ c: 10, nc: 40, na: 30, review: 26 })).toContain('« non conforme »');
    expect(say({ c: 20, nc: 0, na: 40, review: 46 })).not.toContain('conforme »');
  });

  test('always recall that no audit is replaced', () => {
    const words = say({ c: 106, nc: 0, na: 0, review: 0 });
    expect(words).toContain('Constat ne remplace pas un audit de conformité');
    expect(words).toContain('le taux que demande la loi');
    expect(words).toContain('une personne l’établit');
  });
});
