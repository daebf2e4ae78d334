import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-images-dimensions.ts';

const page = (natural: string, transferBytes: number, more = '') =>
  pageArtifacts(
    `<!doctype html><html lang="fr"><body><img src="/a.jpg" alt="" data-box="0 0 160 100" ${more} data-natural="${natural} https://www.exemple.fr/a.jpg"></body></html>`,
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
  'a candidate of srcset, whose density divides its size': {
    artifacts: page('480 300', 500_000, 'data-file="2400 1500"'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > img',
        note: '2400 × 1500 px téléchargés, affichés en 160 × 100 : 480 ko de trop',
      },
    ],
  },
  'three pixels a CSS pixel': { artifacts: page('480 300', 90_000), verdict: 'pass' },
  'too large, yet light': { artifacts: page('2400 1500', 15_000), verdict: 'pass' },
  'fifteen times too wide': {
    artifacts: page('2400 1500', 500_000),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > img',
        note: '2400 × 1500 px téléchargés, affichés en 160 × 100 : 480 ko de trop',
      },
    ],
  },
  'a picture in a wide frame: its border is no place of it': {
    artifacts: page('2400 1500', 500_000, 'data-shown="80 50"'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > img',
        note: '2400 × 1500 px téléchargés, affichés en 80 × 50 : 495 ko de trop',
      },
    ],
  },
  'no image': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune image' },
});
