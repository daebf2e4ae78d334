import { evidenceCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-gestes.ts';

evidenceCases(rule, {
  'a sliding zone': {
    artifacts: withBody('<div data-listeners="touchstart,touchmove">x</div>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a zone to be dragged, pressed on what holds it': {
    artifacts: withBody('<div data-listeners="pointerdown"><p data-listeners="pointermove">x</p></div>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div > p' }],
  },
  'a card that leans towards the pointer': {
    artifacts: withBody('<article data-listeners="pointermove,pointerleave">x</article>'),
    verdict: 'inapplicable',
  },
  'a known library': {
    artifacts: withBody('<p>x</p>', {
      libraries: [{ name: 'swiper', version: '11.0.0', from: 'global', url: '' }],
    }),
    verdict: 'review',
    evidence: [{ type: 'value', label: 'Bibliothèque', value: 'swiper 11.0.0' }],
  },
  'plain clicks': { artifacts: withBody('<div data-listeners="click">x</div>'), verdict: 'inapplicable' },
});
