import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-action-appui.ts';

ruleCases(rule, {
  pass: { 'press and click': withBody('<button data-listeners="mousedown,click">x</button>') },
  review: { 'press alone': withBody('<button data-listeners="mousedown">x</button>') },
  inapplicable: { 'a click': withBody('<button data-listeners="click">x</button>') },
});
