import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-gif-lourd.ts';

const page = (transferBytes: number) =>
  pageArtifacts(undefined, {
    requests: [
      networkRequest({
        url: 'https://www.exemple.fr/a.gif',
        mimeType: 'image/gif',
        resourceType: 'image',
        transferBytes,
      }),
    ],
  });

ruleCases(rule, {
  pass: { 'a small icon': page(2_000) },
  fail: { 'an animation': page(1_500_000) },
  inapplicable: { 'no GIF': pageArtifacts() },
});
