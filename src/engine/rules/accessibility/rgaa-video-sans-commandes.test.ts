import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-video-sans-commandes.ts';

ruleCases(rule, {
  pass: {
    native: withBody('<video controls src="/v.mp4"></video>'),
    'its own buttons': withBody('<div><video src="/v.mp4"></video><button>Lire</button></div>'),
  },
  fail: {
    none: withBody('<div><div><video src="/v.mp4"></video></div></div>'),
    'a button elsewhere in the text': withBody(
      '<main><video src="/v.mp4"></video><p><button>Lire</button></p></main>',
    ),
  },
  review: {
    'a clickable picture': withBody('<div><video data-listeners="click" src="/v.mp4"></video></div>'),
  },
  inapplicable: {
    'a silent background': withBody('<video autoplay muted loop src="/v.mp4"></video>'),
    'no video': withBody('<p>x</p>'),
  },
});
