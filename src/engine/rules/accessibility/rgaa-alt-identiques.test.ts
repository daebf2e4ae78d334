import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-alt-identiques.ts';

const images = (wrap: (image: string, at: number) => string) =>
  withBody([1, 2, 3].map((at) => wrap(`<img alt="Produit" src="/${at}.png">`, at)).join(''));

ruleCases(rule, {
  'the same picture repeated': {
    artifacts: withBody('<img alt="Étoile" src="/e.png">'.repeat(5)),
    verdict: 'pass',
  },
  'pictures that lead to the same place': {
    artifacts: images((image) => `<a href="/x">${image}</a>`),
    verdict: 'pass',
  },
  'three pictures': {
    artifacts: images((image, at) => `<a href="/${at}">${image}</a>`),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > a:nth-of-type(1) > img' },
      { type: 'element', selector: 'html > body > a:nth-of-type(2) > img' },
      { type: 'element', selector: 'html > body > a:nth-of-type(3) > img' },
    ],
  },
  'pictures whose description says nothing': {
    artifacts: withBody([1, 2, 3].map((at) => `<img alt="..." src="/${at}.png">`).join('')),
    verdict: 'inapplicable',
  },
  'no image': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'three drawings of one name': {
    artifacts: withBody('<svg role="img" aria-label="Produit"></svg>'.repeat(3)),
    verdict: 'inapplicable',
  },
});
