import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-action-appui.ts';

ruleCases(rule, {
  'press and click': {
    artifacts: withBody('<button data-listeners="mousedown,click">x</button>'),
    verdict: 'pass',
  },
  'press alone': {
    artifacts: withBody('<button data-listeners="mousedown">x</button>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'a click': { artifacts: withBody('<button data-listeners="click">x</button>'), verdict: 'inapplicable' },
});
