import { expect, test } from 'vitest';
import type { VisitedPage } from '#contract/report.ts';
import { viewBoth, viewDisturbed } from './performance-view.ts';

const page: VisitedPage = {
  ...{ url: 'https://exemple.fr/', title: 'Accueil', status: 200, performanceScore: 80, metrics: null },
  ...{ requestCount: 1, transferBytes: 1, domNodes: 1, sobriety: null, failures: 0, screenshot: null },
};
const metrics = {
  ...{ firstContentfulPaintMs: 900, largestContentfulPaintMs: 1_200, totalBlockingTimeMs: 30 },
  ...{ cumulativeLayoutShift: 0.02, speedIndexMs: 900, serverResponseTimeMs: 20 },
};
const spread = (least: number, greatest: number) => ({
  loads: 3,
  score: [least, greatest] as [number, number],
  metrics: {
    ...metrics,
    ...Object.fromEntries(Object.entries(metrics).map(([name, value]) => [name, [value, value * 2]])),
  } as never,
});

test('a page measured on both devices has one row each, a figure that is missing says so', () => {
  const desktop = { performanceScore: 93, metrics, measures: spread(90, 95) };
  const phone = { ...page, performanceScore: null, metrics: null };
  expect(viewBoth({ pages: [{ ...phone, desktop }, page] })).toEqual([
    {
      url: page.url,
      rows: [
        { device: 'Téléphone', score: 'non mesuré', figures: ['–', '–', '–', '–'], spread: '' },
        {
          device: 'Ordinateur',
          score: '93/100',
          figures: [
            expect.stringContaining('1,2'),
            '0,02',
            expect.stringContaining('30'),
            expect.stringContaining('900'),
          ],
          spread: 'score de 90 à 95',
        },
      ],
    },
  ]);
});

test('a disturbed load is told with its spread where the page has no figure, and nowhere else', () => {
  const disturbed = spread(31, 52);
  const without = { ...page, performanceScore: null, metrics: null, disturbed };
  expect(viewDisturbed({ pages: [without] })[0]?.words).toMatch(/^score de 31 à 52.*LCP de 1,2.*à 2,4/);
  expect(viewDisturbed({ pages: [{ ...page, metrics, disturbed }] })).toEqual([]);
});
