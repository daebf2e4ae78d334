import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-ordre-tabulation.ts';

ruleCases(rule, {
  pass: { natural: withBody('<a href="/a">A</a><div tabindex="0">B</div>') },
  review: { forced: withBody('<a href="/a" tabindex="3">A</a>') },
  inapplicable: { 'nothing to focus': withBody('<p>x</p>') },
});
