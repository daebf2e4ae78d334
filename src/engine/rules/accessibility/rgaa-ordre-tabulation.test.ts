import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-ordre-tabulation.ts';

ruleCases(rule, {
  natural: { artifacts: withBody('<a href="/a">A</a><div tabindex="0">B</div>'), verdict: 'pass' },
  forced: {
    artifacts: withBody('<a href="/a" tabindex="3">A</a>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'nothing to focus': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
