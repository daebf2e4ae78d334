import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-requetes-page.ts';

const page = (count: number) =>
  pageArtifacts(undefined, {
    requests: Array.from({ length: count }, (_, index) =>
      networkRequest({ url: `https://www.exemple.fr/${index}.js` }),
    ),
  });

ruleCases(rule, {
  pass: { 'forty requests': page(40) },
  fail: { 'forty-one': page(41), 'a hundred': page(100) },
  error: { 'nothing was recorded': pageArtifacts() },
});
