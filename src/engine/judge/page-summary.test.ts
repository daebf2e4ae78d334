import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { summarisePage } from './page-summary.ts';

test('counts what went over the network, as the rules do', () => {
  const requests = [
    networkRequest({ transferBytes: 500 }),
    networkRequest({ transferBytes: 9_000, fromCache: true }),
  ];
  expect(summarisePage(pageArtifacts(undefined, { requests }), [])).toMatchObject({
    requestCount: 1,
    transferBytes: 500,
  });
});

test('what could not be gathered is null, not a good mark', () => {
  const failed = { artifactError: 'dom : trop tard' } as never;
  const summary = summarisePage(pageArtifacts(undefined, { dom: failed, lighthouse: failed }), []);
  expect(summary).toMatchObject({ sobriety: null, performanceScore: null, metrics: null });
});

test('counts defects alone: neither doubts nor what is only good to know', () => {
  const verdict = (ruleId: string, status: 'fail' | 'review' | 'pass', severity: 'majeur' | 'info') =>
    ({ ruleId, status, severity, title: '', evidence: [], occurrences: 0, pages: [], reason: '' }) as const;
  const verdicts = [
    verdict('a', 'fail', 'majeur'),
    verdict('b', 'fail', 'info'),
    verdict('c', 'review', 'majeur'),
    verdict('d', 'pass', 'majeur'),
  ];
  expect(summarisePage(pageArtifacts(), verdicts).failures).toBe(1);
});
