import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-espaces-simulation.ts';

ruleCases(rule, {
  pass: {
    ordinary: withBody('<p>Il y a un an à Y.</p>'),
    'an index of the alphabet': withBody('<p>A B C D E F G</p>'),
    'one hard space': withBody('<p>10&nbsp;€</p>'),
  },
  fail: {
    'a stretched word': withBody('<p>S O L D E S</p>'),
    'a run of hard spaces': withBody('<p>a&nbsp;&nbsp;&nbsp;&nbsp;b</p>'),
  },
});
