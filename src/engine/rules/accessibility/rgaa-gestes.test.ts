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
  'a place where a framework hears everything': {
    artifacts: withBody(
      '<div data-listeners="touchstart,touchmove,auxclick,volumechange,compositionstart,dragexit,pointermove">x</div>',
    ),
    verdict: 'inapplicable',
  },
  'a point nobody could draw on': {
    artifacts: withBody('<div data-listeners="touchmove" data-box="0 0 1 1">x</div>'),
    verdict: 'inapplicable',
  },
  'a card that leans towards the pointer': {
    artifacts: withBody('<article data-listeners="pointermove,pointerleave">x</article>'),
    verdict: 'inapplicable',
  },
  'a drawer that keeps the moves of a finger to itself': {
    artifacts: withBody('<aside data-listeners="click,touchmove" data-idle-moves="touchmove">x</aside>'),
    verdict: 'inapplicable',
  },
  'a known library that drew nothing in this page': {
    artifacts: withBody('<p class="carte">x</p>', {
      libraries: [{ name: 'leaflet', version: '1.9.4', from: 'global', url: '' }],
    }),
    verdict: 'inapplicable',
  },
  'a map of a known library': {
    artifacts: withBody('<div class="carte leaflet-container leaflet-touch">x</div>', {
      libraries: [{ name: 'leaflet', version: '1.9.4', from: 'global', url: '' }],
    }),
    verdict: 'review',
    evidence: [{ type: 'value', label: 'Bibliothèque', value: 'leaflet 1.9.4' }],
  },
  'a known library': {
    artifacts: withBody('<div class="swiper swiper-initialized">x</div>', {
      libraries: [{ name: 'swiper', version: '11.0.0', from: 'global', url: '' }],
    }),
    verdict: 'review',
    evidence: [{ type: 'value', label: 'Bibliothèque', value: 'swiper 11.0.0' }],
  },
  'plain clicks': { artifacts: withBody('<div data-listeners="click">x</div>'), verdict: 'inapplicable' },
});
