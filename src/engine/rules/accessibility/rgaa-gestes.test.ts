import { evidenceCases } from '#tests/support/evidence-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-gestes.ts';

evidenceCases(rule, {
  review: {
    'a sliding zone': withBody('<div data-listeners="touchstart,touchmove">x</div>'),
    'a known library': withBody('<p>x</p>', {
      libraries: [{ name: 'swiper', version: '11.0.0', from: 'global', url: '' }],
    }),
  },
  inapplicable: { 'plain clicks': withBody('<div data-listeners="click">x</div>') },
});
