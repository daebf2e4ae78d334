import { animatedPage, flashingPage } from '#tests/support/animations.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-flash.ts';

ruleCases(rule, {
  pass: {
    'a calm animated image': animatedPage(),
    'an image of which a corner flashes': animatedPage({ flashingShare: 0.2 }),
    'colours of nearly the same luminance': flashingPage({ luminanceChange: 0.04 }),
  },
  fail: {
    'an animated image that flashes as a whole': animatedPage({ flashingShare: 0.9 }),
    'a block between black and white': flashingPage(),
  },
  review: {
    'fast frames that were not decoded': animatedPage({ flashingShare: null }),
    'an opacity over a picture': flashingPage({ property: 'opacity', luminanceChange: null }),
  },
  inapplicable: {
    'nothing moves': withBody('<p>x</p>'),
    'a small image': animatedPage({ flashingShare: null }, '100 80'),
  },
});
