import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-espaces-simulation.ts';

ruleCases(rule, {
  ordinary: { artifacts: withBody('<p>Il y a un an à Y.</p>'), verdict: 'pass' },
  'an index of the alphabet': { artifacts: withBody('<p>A B C D E F G</p>'), verdict: 'pass' },
  'one hard space': { artifacts: withBody('<p>10&nbsp;€</p>'), verdict: 'pass' },
  'a stretched word': {
    artifacts: withBody('<p>S O L D E S</p>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a run of hard spaces': {
    artifacts: withBody('<p>a&nbsp;&nbsp;&nbsp;&nbsp;b</p>'),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'Suites d’espaces insécables dans le code', value: '1', expected: 'aucune' },
    ],
  },
});
