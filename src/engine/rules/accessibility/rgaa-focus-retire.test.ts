import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-focus-retire.ts';

const keyboard = { steps: [], trap: null, truncated: false };

ruleCases(rule, {
  pass: { 'after the walk': withBody('<a href="/x">x</a>', { keyboard }) },
  fail: {
    'blur on focus': withBody('<a href="/x" onfocus="this.blur()">x</a>'),
    'the old guarded form': withBody('<a href="/x" onfocus="if(this.blur)this.blur();">x</a>'),
  },
  inapplicable: {
    'no walk': withBody('<a href="/x">x</a>'),
    'a harmless handler': withBody('<a href="/x" onfocus="montrer(\'blurry\')">x</a>'),
  },
});
