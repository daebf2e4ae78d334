import { expect, test } from 'vitest';
import { visitedPage } from '#tests/support/report.ts';
import { boundWalks } from './bound-walks.ts';

test('the first pages keep their walks, those beyond the bound have none', () => {
  const walk = { device: 'mobile', stops: [], pressed: 0, moreStops: 0, blocks: [], moreBlocks: 0 } as const;
  const pages = Array.from({ length: 3 }, () => visitedPage({ walks: [{ ...walk, stops: [], blocks: [] }] }));
  const most = 2 * JSON.stringify(pages[0]?.walks).length;
  expect(boundWalks(pages, most).map(({ walks }) => walks?.length)).toEqual([1, 1, undefined]);
});
