import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-video-sans-commandes.ts';

ruleCases(rule, {
  native: { artifacts: withBody('<video controls src="/v.mp4"></video>'), verdict: 'pass' },
  'its own buttons': {
    artifacts: withBody('<div><video src="/v.mp4"></video><button>Lire</button></div>'),
    verdict: 'pass',
  },
  none: {
    artifacts: withBody('<div><div><video src="/v.mp4"></video></div></div>'),
    verdict: 'fail',
    title: 'Une vidéo n’a aucune commande de lecture',
    evidence: [{ type: 'element', selector: 'html > body > div > div > video' }],
  },
  'a button elsewhere in the text': {
    artifacts: withBody('<main><video src="/v.mp4"></video><p><button>Lire</button></p></main>'),
    verdict: 'fail',
    title: 'Une vidéo n’a aucune commande de lecture',
    evidence: [{ type: 'element', selector: 'html > body > main > video' }],
  },
  'a clickable picture': {
    artifacts: withBody('<div><video data-listeners="click" src="/v.mp4"></video></div>'),
    verdict: 'review',
    title: 'Les commandes d’une vidéo sont peut-être utilisables : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > video' }],
  },
  'a silent background': {
    artifacts: withBody('<video autoplay muted loop src="/v.mp4"></video>'),
    verdict: 'inapplicable',
  },
  'no video': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
