import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import weight from '../rules/eco-design/eco-poids-page.ts';
import { runRule } from '../rules/run-rules.ts';
import { nothingUnseen } from './blind-spots.ts';
import { outcomeOf } from './findings.ts';

const seen = { read: ['a', 'b', 'c'], blind: nothingUnseen };

test('the title tells the worst page, not the first', () => {
  const located = [3, 9, 5].map((megabytes) => ({
    url: `https://www.exemple.fr/${megabytes}`,
    verdict: runRule(
      weight,
      pageArtifacts(undefined, { requests: [networkRequest({ transferBytes: megabytes * 1_000_000 })] }),
      null,
    ),
  }));
  const [finding] = outcomeOf(weight, 'eco-design', located, seen).findings;
  expect(finding?.title).toMatch(/9\sMo/);
  expect(finding?.pages.map(({ url }) => url)).toEqual(located.map(({ url }) => url));
});

test('at equal distance, the page with more occurrences gives its title', () => {
  const verdict = runRule(weight, pageArtifacts(undefined, { requests: [] }), null);
  const located = [1, 7, 2].map((occurrences) => ({
    url: `https://www.exemple.fr/${occurrences}`,
    verdict: { ...verdict, status: 'fail' as const, title: `${occurrences}`, occurrences },
  }));
  expect(outcomeOf(weight, 'eco-design', located, seen).findings[0]?.title).toBe('7');
});
