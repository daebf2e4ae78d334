import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-canvas-sans-alternative.ts';

ruleCases(rule, {
  named: { artifacts: withBody('<canvas role="img" aria-label="Ventes 2026"></canvas>'), verdict: 'pass' },
  'a text inside': { artifacts: withBody('<canvas>Ventes : 12 000 en 2026</canvas>'), verdict: 'pass' },
  mute: {
    artifacts: withBody('<canvas></canvas>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > canvas' }],
  },
  hidden: { artifacts: withBody('<canvas aria-hidden="true"></canvas>'), verdict: 'inapplicable' },
  tiny: { artifacts: withBody('<canvas data-box="0 0 8 8"></canvas>'), verdict: 'inapplicable' },
});
