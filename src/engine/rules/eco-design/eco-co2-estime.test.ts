import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-co2-estime.ts';

const page = (transferBytes: number) =>
  pageArtifacts(undefined, { requests: [networkRequest({ transferBytes })] });

ruleCases(rule, {
  pass: { light: page(500_000), middling: page(1_500_000) },
  fail: { 'the median weight of the web': page(2_400_000), heavy: page(10_000_000) },
  error: { 'nothing recorded': pageArtifacts() },
});
