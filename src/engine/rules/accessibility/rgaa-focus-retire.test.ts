import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-focus-retire.ts';

const keyboard = { steps: [], trap: null, truncated: false };

ruleCases(rule, {
  'after the walk': { artifacts: withBody('<a href="/x">x</a>', { keyboard }), verdict: 'pass' },
  'blur on focus': {
    artifacts: withBody('<a href="/x" onfocus="this.blur()">x</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'the old guarded form': {
    artifacts: withBody('<a href="/x" onfocus="if(this.blur)this.blur();">x</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'no walk': {
    artifacts: withBody('<a href="/x">x</a>'),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
  'a harmless handler': {
    artifacts: withBody('<a href="/x" onfocus="montrer(\'blurry\')">x</a>'),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
});
