import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-css.ts';

ruleCases(rule, {
  pass: {
    'a sign': withBody('<p data-before="→">Suite</p>'),
    'a picture behind a text': withBody('<a href="/x" style="background-image:url(/f.png)">Suite</a>'),
  },
  review: {
    'a word': withBody('<p data-after="Nouveau">Produit</p>'),
    'a picture as only content': withBody(
      '<a href="/x" aria-label="Panier" style="background-image:url(/p.png)"></a>',
    ),
  },
  inapplicable: { 'nothing drawn': withBody('<p>x</p>') },
});
