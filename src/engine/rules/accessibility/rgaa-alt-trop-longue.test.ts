import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-alt-trop-longue.ts';

ruleCases(rule, {
  short: { artifacts: withBody('<img alt="Façade de la mairie" src="/a.png">'), verdict: 'pass' },
  long: {
    artifacts: withBody(`<img alt="${'Façade de la mairie '.repeat(6)}" src="/a.png">`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '119 caractères' }],
  },
  'no described image': { artifacts: withBody('<img alt="" src="/a.png">'), verdict: 'inapplicable' },
  'eighty characters': { artifacts: withBody(`<img alt="${'a'.repeat(80)}" src="/a.png">`), verdict: 'pass' },
  'one more': {
    artifacts: withBody(`<img alt="${'a'.repeat(81)}" src="/a.png">`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '81 caractères' }],
  },
});
