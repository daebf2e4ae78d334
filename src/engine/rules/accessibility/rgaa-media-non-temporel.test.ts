import { evidenceCases } from '#tests/support/evidence-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-media-non-temporel.ts';

evidenceCases(rule, {
  review: {
    'a map': withBody('<iframe src="https://www.google.com/maps/embed?x" title="Plan"></iframe>'),
    'a large live drawing': withBody('<canvas data-box="0 0 600 400" data-listeners="mousemove"></canvas>'),
  },
  inapplicable: {
    'a still drawing': withBody('<canvas data-box="0 0 600 400"></canvas>'),
    'a picture': withBody('<object type="image/png" data="/a.png"></object>'),
    'a hidden map': withBody('<iframe hidden src="https://www.google.com/maps/embed?x"></iframe>'),
  },
});
