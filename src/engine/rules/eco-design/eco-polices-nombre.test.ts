import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-polices-nombre.ts';

const page = (count: number, transferBytes: number) =>
  pageArtifacts(undefined, {
    requests: Array.from({ length: count }, (_, index) =>
      networkRequest({ url: `https://www.exemple.fr/${index}.woff2`, resourceType: 'font', transferBytes }),
    ),
  });

ruleCases(rule, {
  pass: { 'few but heavy files': page(4, 200_000), 'many but light files': page(8, 20_000) },
  fail: { 'many and heavy': page(8, 90_000) },
  inapplicable: { 'no font': pageArtifacts() },
});
