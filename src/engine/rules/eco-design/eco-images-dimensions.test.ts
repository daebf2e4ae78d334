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

/** A small copy of the picture, and another of that box. */
const twice = (box: string) => {
  const natural = 'data-natural="2400 1500 https://www.exemple.fr/a.jpg"';
  const { requests } = page('2400 1500', 500_000);
  return pageArtifacts(
    `<body><img src="/a.jpg" alt="" data-box="0 0 160 100" ${natural}><img src="/a.jpg" alt="" data-box="${box}" ${natural}></body>`,
    { requests },
  );
};

/** A thumbnail of the picture, of that size, and what else the page holds of it. */
const thumbnail = (natural: string, others: string) => {
  const shown = `data-natural="${natural} https://www.exemple.fr/a.jpg"`;
  const { requests } = page(natural, 500_000);
  const html = others.replaceAll('<img', `<img src="/a.jpg" alt="" ${shown}`);
  return pageArtifacts(
    `<body>${html}<button><img src="/a.jpg" alt="" data-box="0 0 80 50" ${shown}></button></body>`,
    { requests },
  );
};

ruleCases(rule, {
  'a thumbnail of a slide that is not shown now': {
    artifacts: thumbnail('960 600', '<div style="display:none"><img></div>'),
    verdict: 'pass',
  },
  'a thumbnail of a slide that lies hidden in its place': {
    artifacts: thumbnail('960 600', '<div style="visibility:hidden"><img data-box="0 0 390 244"></div>'),
    verdict: 'pass',
  },
  'a thumbnail of a slide that is not shown now, whose file no telephone could show': {
    artifacts: thumbnail('4800 3000', '<div style="display:none"><img></div>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > button > img',
        note: '4800 × 3000 px téléchargés, affichés en 412 × 258 au plus : 467 ko de trop',
      },
    ],
  },
  'a thumbnail of a slide that lies hidden in its place, too large there as well': {
    artifacts: thumbnail('4800 3000', '<div style="visibility:hidden"><img data-box="0 0 320 200"></div>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > div > img',
        note: '4800 × 3000 px téléchargés, affichés en 320 × 200 : 480 ko de trop',
      },
    ],
  },
  'a logo that a folded menu holds too': {
    artifacts: thumbnail('960 600', '<nav style="display:none"><img></nav>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > button > img',
        note: '960 × 600 px téléchargés, affichés en 80 × 50 : 469 ko de trop',
      },
    ],
  },
  'a thumbnail that opens its own file: the page need not have loaded it': {
    artifacts: thumbnail('960 600', '<a href="/a.jpg">Agrandir</a>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > button > img',
        note: '960 × 600 px téléchargés, affichés en 80 × 50 : 469 ko de trop',
      },
    ],
  },
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
  'the same file elsewhere, as large as it is': {
    artifacts: twice('0 0 700 450'),
    verdict: 'pass',
  },
  'the same file elsewhere, too large there as well': {
    artifacts: twice('0 0 320 200'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > img:nth-of-type(2)',
        note: '2400 × 1500 px téléchargés, affichés en 320 × 200 : 420 ko de trop',
      },
    ],
  },
  'no image': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune image' },
});
