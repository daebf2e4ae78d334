import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-indice-constat.ts';

const page = (transferBytes: number) =>
  pageArtifacts(undefined, { requests: [networkRequest({ transferBytes })] });

ruleCases(rule, {
  pass: { 'a sober page': page(500_000) },
  fail: { 'better than the median, not yet sober': page(1_800_000), 'a heavy page': page(8_000_000) },
  error: { 'nothing was recorded': pageArtifacts() },
});
