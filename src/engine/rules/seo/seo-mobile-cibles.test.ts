import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-mobile-cibles.ts';

const page = (...boxes: string[]) =>
  pageArtifacts(
    `<body>${boxes.map((box) => `<div><button data-box="${box}">B</button></div>`).join('')}</body>`,
  );
const desktop = page('0 0 10 10', '12 0 10 10');

ruleCases(rule, {
  pass: {
    'large enough, side by side': page('0 0 24 24', '24 0 24 24'),
    'small, but alone': page('0 0 10 10', '60 0 10 10'),
    'an icon taller than the line of its link': pageArtifacts(
      '<body><div><a href="/a" style="display:inline" data-box="478 18 24 17"><img alt="Accueil" src="/h.png" data-box="478 8 24 24"></a></div><div><a href="/b" style="display:block" data-box="0 36 980 25">Signaler</a></div></body>',
    ),
    'a link around a button counts once': pageArtifacts(
      '<body><a href="/a" data-box="0 0 20 20" style="display:block"><span role="button" tabindex="0" data-box="0 0 18 18">A</span></a></body>',
    ),
  },
  fail: {
    'an icon as small as its line, over a link': pageArtifacts(
      '<body><div><a href="/a" style="display:inline" data-box="478 18 24 17"><img alt="Accueil" src="/h.png" data-box="478 18 16 16"></a></div><div><a href="/b" style="display:block" data-box="0 36 980 25">Signaler</a></div></body>',
    ),
    'two small ones together': page('0 0 10 10', '12 0 10 10'),
    'a small one beside a large one': page('0 0 10 10', '12 0 100 40'),
  },
  inapplicable: {
    'seen from a computer': { ...desktop, page: { ...desktop.page, device: 'desktop' } },
    'links of a sentence': pageArtifacts(
      '<body><p>Voir <a href="/a" data-box="0 0 20 12" style="display:inline">a</a> et <a href="/b" data-box="21 0 20 12" style="display:inline">b</a></p></body>',
    ),
    'nothing to touch': pageArtifacts('<body><p>A</p></body>'),
  },
});
