import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-alt-generique.ts';

ruleCases(rule, {
  'a description': { artifacts: withBody('<img alt="Photo du marché" src="/a.png">'), verdict: 'pass' },
  'a logo with a name': { artifacts: withBody('<img alt="Logo Exemple" src="/a.png">'), verdict: 'pass' },
  image: {
    artifacts: withBody('<img alt="Image" src="/a.png">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a numbered photo': {
    artifacts: withBody('<img alt="photo 3" src="/a.png">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'works, numbered': {
    artifacts: withBody(
      ['Couverture 1', 'Fond', 'Titre 2', 'Sans'].map((alt) => `<img alt="${alt}" src="/a.png">`).join(''),
    ),
    verdict: 'pass',
  },
  'a picture for a cover, and one of a sample': {
    artifacts: withBody(
      '<img alt="Photo de couverture" src="/a.png"><img alt="Responsive image" src="/b.png">',
    ),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > img:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > img:nth-of-type(2)' },
    ],
  },
  'classes and fields of a template': {
    artifacts: withBody(
      '<img alt="img-responsive" src="/a.png"><img alt="Featured image" src="/b.png"><img alt="post-thumbnail 2" src="/c.png">',
    ),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > img:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > img:nth-of-type(2)' },
      { type: 'element', selector: 'html > body > img:nth-of-type(3)' },
    ],
  },
  'a word of templates that a drawing may well show': {
    artifacts: withBody('<img alt="responsive" src="/etoile.png">'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'words of templates among others': {
    artifacts: withBody(
      '<img alt="Site responsive" src="/a.png"><img alt="Product image de marque" src="/b.png">',
    ),
    verdict: 'pass',
  },
  'no title': {
    artifacts: withBody('<img alt="Sans titre" src="/a.png">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a logo out of any link': {
    artifacts: withBody('<img alt="logo" src="/a.png">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a logo in a link': {
    artifacts: withBody('<a href="/"><img alt="Logo" src="/a.png"></a>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > a > img' }],
  },
  'a sample of a framework for the name of the home link': {
    artifacts: withBody('<a href="/"><img alt="Brand" src="/l.png"></a>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > a > img' }],
  },
  'a slide of a sample': {
    artifacts: withBody('<img alt="First slide" src="/1.jpg">'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a placeholder of a framework': {
    artifacts: withBody('<img alt="Generic placeholder image" src="/1.jpg">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'your logo, of whoever reads': {
    artifacts: withBody('<a href="/"><img alt="Votre logo" src="/l.png"></a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a > img' }],
  },
  'a brand that has a name': {
    artifacts: withBody('<img alt="Brand & Fils" src="/l.png">'),
    verdict: 'pass',
  },
  'letters laid down at random': {
    artifacts: withBody('<img alt="asdfgh" src="/a.png">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a sign that may be enough': {
    artifacts: withBody('<a href="/b"><img alt=">>" src="/a.png"></a>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > a > img' }],
  },
  'a dash for a photo': {
    artifacts: withBody('<img alt="-" src="/a.png" data-box="0 0 300 200">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a dash drawn by a small sign': {
    artifacts: withBody('<img alt="-" src="/a.png" data-box="0 0 24 24">'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a large button that takes one away': {
    artifacts: withBody('<button><img alt="-" src="/a.png" data-box="0 0 80 80"></button>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > button > img' }],
  },
  'no named image': { artifacts: withBody('<img alt="" src="/a.png">'), verdict: 'inapplicable' },
});
