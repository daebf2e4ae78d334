import { expect, test } from 'vitest';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { pageParts } from './page-places.ts';

const url = 'https://www.exemple.fr/';
const element = (change: object = {}) => ({
  type: 'element' as const,
  selector: 'a',
  snippet: '<a>',
  box: { x: 10.4, y: 20.6, width: 100, height: 30 },
  ...change,
});
const screenshot = { key: 'home.webp', width: 412, height: 900 };
const partsOf = (evidence: readonly ReturnType<typeof element>[]) =>
  pageParts(
    auditReport({
      pages: [visitedPage({ url, screenshot }), visitedPage({ url: `${url}b`, screenshot: null })],
      findings: [
        finding({ ruleId: 'axe-label', pages: [{ url, occurrences: 1, evidence: [...evidence] }] }),
        finding({
          ruleId: 'axe-link-name',
          pages: [{ url: `${url}b`, occurrences: 1, evidence: [element()] }],
        }),
      ],
    }),
  );

test('a page has the places that its picture shows, and one without a picture has none', () => {
  expect(partsOf([element()])).toEqual([
    {
      places: [{ ruleId: 'axe-label', verdict: 'fail', boxes: [{ x: 10, y: 21, width: 100, height: 30 }] }],
    },
    { places: [] },
  ]);
});

test.each([
  ['below the picture', { box: { x: 10, y: 5_000, width: 100, height: 30 } }],
  ['without a size', { box: { x: 10, y: 20, width: 0, height: 30 } }],
  ['without a place', { box: undefined }],
  ['in a part that must be opened', { opened: 'Menu' }],
  ['in another window', { width: 'desktop' }],
])('what is %s is not drawn', (_, change) => {
  expect(partsOf([element(change)])[0]).toEqual({ places: [] });
});

test('a finding is framed thirty times at most', () => {
  const many = Array.from({ length: 50 }, (_, n) => element({ box: { x: n, y: 20, width: 9, height: 9 } }));
  expect(partsOf(many)[0]?.places[0]?.boxes).toHaveLength(30);
});

test('what shows in the other window alone is drawn on its picture, and walks come along', () => {
  const walk = { device: 'mobile', stops: [], pressed: 0, moreStops: 0, blocks: [], moreBlocks: 0 } as const;
  const other = { device: 'desktop', screenshot: { key: 'wide.webp', width: 1350, height: 900 } } as const;
  const walks = [{ ...walk, stops: [], blocks: [] }];
  const evidence = [element({ width: 'desktop' }), element()];
  const [part] = pageParts(
    auditReport({
      pages: [visitedPage({ url, screenshot, other, walks })],
      findings: [finding({ ruleId: 'axe-label', pages: [{ url, occurrences: 2, evidence }] })],
    }),
  );
  const boxes = [{ x: 10, y: 21, width: 100, height: 30 }];
  expect(part).toEqual({
    places: [{ ruleId: 'axe-label', verdict: 'fail', boxes }],
    otherPlaces: [{ ruleId: 'axe-label', verdict: 'fail', boxes }],
    walks,
  });
});
