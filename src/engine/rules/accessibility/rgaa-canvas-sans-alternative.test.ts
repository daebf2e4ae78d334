import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-canvas-sans-alternative.ts';

ruleCases(rule, {
  pass: {
    named: withBody('<canvas role="img" aria-label="Ventes 2026"></canvas>'),
    'a text inside': withBody('<canvas>Ventes : 12 000 en 2026</canvas>'),
  },
  fail: { mute: withBody('<canvas></canvas>') },
  inapplicable: {
    hidden: withBody('<canvas aria-hidden="true"></canvas>'),
    tiny: withBody('<canvas data-box="0 0 8 8"></canvas>'),
  },
});
