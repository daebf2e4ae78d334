import { expect, test } from 'vitest';
import { networkRequest } from '#tests/support/network.ts';
import { waterfallOf } from './waterfall.ts';

const site = { siteDomain: 'exemple.fr' };
const blockedBy = (url: string) => ({
  audits: {
    'render-blocking-insight': {
      ...{ id: 'render-blocking-insight', score: 0, numericValue: null, displayValue: '' },
      ...{ items: [{ url }], savingsMs: null, savingsBytes: null },
    },
  },
});

test('requests stand in the order of the wire, with what blocks and what is another’s', () => {
  const css = networkRequest({
    url: 'https://cdn.exemple.fr/a.css',
    resourceType: 'stylesheet',
    startMs: 50.4,
    endMs: 90,
  });
  const tag = networkRequest({ url: 'https://mesure.autre.example/t.js', startMs: 20, endMs: 400 });
  const cached = networkRequest({ url: 'https://exemple.fr/b.js', fromCache: true });
  const { requests, more } = waterfallOf(site, [css, tag, cached], blockedBy(css.url));
  expect(requests).toEqual([
    { url: tag.url, kind: 'script', startMs: 20, endMs: 400, bytes: 12_000, thirdParty: true },
    { url: css.url, kind: 'style', startMs: 50, endMs: 90, bytes: 12_000, blocks: true },
  ]);
  expect(more).toBe(0);
});

test('sixty requests are kept, the others counted, and long addresses cut', () => {
  const many = Array.from({ length: 70 }, (_, at) =>
    networkRequest({ url: `https://exemple.fr/${at}/${'x'.repeat(500)}`, startMs: at, endMs: at + 1 }),
  );
  const { requests, more } = waterfallOf(site, many, { audits: {} });
  expect([requests.length, more, requests[0]?.url.length]).toEqual([60, 10, 200]);
});
