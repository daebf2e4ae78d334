import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-consigne-position.ts';

ruleCases(rule, {
  pass: {
    'a direction in the street': withBody('<p>La mairie est à droite de l’église.</p>'),
    'an order without a place': withBody('<p>Cliquez sur Envoyer.</p>'),
  },
  review: { 'an order with a place': withBody('<p>Cliquez sur le bouton à droite.</p>') },
});
