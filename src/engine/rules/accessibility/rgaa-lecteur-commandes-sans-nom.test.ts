import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lecteur-commandes-sans-nom.ts';

ruleCases(rule, {
  'named controls': {
    artifacts: withBody('<div class="plyr"><video></video><button aria-label="Lire"></button></div>'),
    verdict: 'pass',
  },
  'a bare play button': {
    artifacts: withBody('<div class="video-js"><video></video><button></button></div>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > div > button' }],
  },
  'an unnamed slider in a home-made player': {
    artifacts: withBody('<div class="my-player"><video></video><div role="slider"></div></div>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > div > div' }],
  },
  'native controls': { artifacts: withBody('<video controls></video>'), verdict: 'inapplicable' },
  'a list of players of a team': {
    artifacts: withBody('<div class="players"><button></button></div>'),
    verdict: 'inapplicable',
  },
  'a hidden player': {
    artifacts: withBody('<div class="plyr" hidden><video></video><button></button></div>'),
    verdict: 'inapplicable',
  },
});
