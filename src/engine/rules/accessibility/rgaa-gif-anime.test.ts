import { animatedPage } from '#tests/support/animations.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-gif-anime.ts';

ruleCases(rule, {
  pass: {
    'played once, in three seconds': animatedPage({ plays: 1 }),
  },
  fail: {
    endless: animatedPage(),
    'played five times': animatedPage({ plays: 5 }),
  },
  review: { 'a button to pause beside': animatedPage({}, '300 200', '<button>Pause</button>') },
  inapplicable: {
    'no animated image': withBody('<p>x</p>'),
    'a small icon': animatedPage({}, '32 32'),
  },
});
