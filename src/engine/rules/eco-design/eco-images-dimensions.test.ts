import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-images-dimensions.ts';

const page = (natural: string, transferBytes: number) =>
  pageArtifacts(
    `<!doctype html><html lang="fr"><body><img src="/a.jpg" alt="" data-box="0 0 160 100" data-natural="${natural} https://www.exemple.fr/a.jpg"></body></html>`,
    {
      requests: [
        networkRequest({
          url: 'https://www.exemple.fr/a.jpg',
          resourceType: 'image',
          mimeType: 'image/jpeg',
          transferBytes,
        }),
      ],
    },
  );

ruleCases(rule, {
  pass: {
    'three pixels a CSS pixel': page('480 300', 90_000),
    'too large, yet light': page('2400 1500', 15_000),
  },
  fail: { 'fifteen times too wide': page('2400 1500', 500_000) },
  inapplicable: { 'no image': pageArtifacts() },
});
