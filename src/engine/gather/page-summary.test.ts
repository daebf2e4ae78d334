import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { sobrietyIndex, summarisePage } from './page-summary.ts';

test.each([
  [0, 0, 0, 100],
  [100, 10, 150, 93.15],
  [500, 25, 400, 80.39],
  [1_024, 40, 600, 68.84],
  [2_420, 78, 693, 50],
  [5_000, 150, 1_500, 24.27],
  [10_000, 300, 3_000, 5.89],
])('%s Ko, %s requests, %s nodes → %s', (kilobytes, requests, nodes, index) => {
  expect(sobrietyIndex(kilobytes * 1_000, requests, nodes)).toBe(index);
});

test('what could not be gathered is null, not a good mark', () => {
  const failed = { artifactError: 'dom : trop tard' } as never;
  const summary = summarisePage(pageArtifacts(undefined, { dom: failed, lighthouse: failed }), []);
  expect(summary).toMatchObject({ sobriety: null, performanceScore: null, metrics: null });
});
