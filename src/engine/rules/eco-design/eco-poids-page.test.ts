import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-poids-page.ts';

const page = (transferBytes: number) =>
  pageArtifacts(undefined, { requests: [networkRequest({ transferBytes })] });

ruleCases(rule, {
  pass: {
    'a sober page': page(1_000_000),
    'what comes from the cache costs nothing': pageArtifacts(undefined, {
      requests: [networkRequest({ transferBytes: 9e6, fromCache: true })],
    }),
  },
  fail: { 'above a megabyte': page(1_000_001), 'a heavy page': page(4_000_000) },
  error: { 'nothing was recorded': pageArtifacts() },
});
