import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-titre-generique.ts';

ruleCases(rule, {
  pass: {
    'real headings': withBody('<h1>Horaires</h1><h2>Titre de séjour</h2>'),
    'an image with an alternative': withBody('<h1><img alt="Ville d’Exemple" src="/l.png"></h1>'),
  },
  fail: {
    empty: withBody('<h1>Horaires</h1><h2> </h2>'),
    'an image without alternative': withBody('<h1><img alt="" src="/l.png"></h1>'),
    'a placeholder': withBody('<h2>Titre 1</h2>'),
    'filler text': withBody('<h2>Lorem ipsum dolor</h2>'),
  },
  inapplicable: { 'no heading': withBody('<p>x</p>'), 'a hidden heading': withBody('<h2 hidden></h2>') },
});
