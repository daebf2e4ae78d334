import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-fenetre-automatique.ts';

ruleCases(rule, {
  pass: { 'no window': withBody('<p>x</p>') },
  fail: { 'one window': withBody('<p>x</p>', { popups: ['https://www.exemple.fr/promo'] }) },
});
