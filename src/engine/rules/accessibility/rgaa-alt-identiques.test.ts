import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-alt-identiques.ts';

const images = (wrap: (image: string, at: number) => string) =>
  withBody([1, 2, 3].map((at) => wrap(`<img alt="Produit" src="/${at}.png">`, at)).join(''));

ruleCases(rule, {
  pass: {
    'the same picture repeated': withBody('<img alt="Étoile" src="/e.png">'.repeat(5)),
    'pictures that lead to the same place': images((image) => `<a href="/x">${image}</a>`),
  },
  review: { 'three pictures': images((image, at) => `<a href="/${at}">${image}</a>`) },
  inapplicable: { 'no image': withBody('<p>x</p>') },
});
