import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lecteur-commandes-sans-nom.ts';

ruleCases(rule, {
  pass: {
    'named controls': withBody('<div class="plyr"><video></video><button aria-label="Lire"></button></div>'),
  },
  fail: {
    'a bare play button': withBody('<div class="video-js"><video></video><button></button></div>'),
    'an unnamed slider in a home-made player': withBody(
      '<div class="my-player"><video></video><div role="slider"></div></div>',
    ),
  },
  inapplicable: {
    'native controls': withBody('<video controls></video>'),
    'a list of players of a team': withBody('<div class="players"><button></button></div>'),
    'a hidden player': withBody('<div class="plyr" hidden><video></video><button></button></div>'),
  },
});
