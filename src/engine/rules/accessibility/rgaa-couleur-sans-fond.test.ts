import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-couleur-sans-fond.ts';

ruleCases(rule, {
  'nothing declared': { artifacts: withBody('<p>Texte</p>'), verdict: 'pass' },
  'both declared above': {
    artifacts: withBody('<div style="background-color:#fff"><p style="color:#036">Texte</p></div>'),
    verdict: 'pass',
  },
  'a button': { artifacts: withBody('<button style="color:#036">Envoyer</button>'), verdict: 'pass' },
  'a colour alone': {
    artifacts: withBody('<p style="color:#036">Texte</p>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > p',
        note: 'texte rgb(0, 51, 102), aucune couleur de fond déclarée',
      },
    ],
  },
  'a colour over a gradient': {
    artifacts: withBody(
      '<div style="background-image:linear-gradient(#fff,#eee)"><h2 style="color:#036">Texte</h2></div>',
    ),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > div > h2',
        note: 'texte rgb(0, 51, 102), aucune couleur de fond déclarée',
      },
    ],
  },
  'an image alone': {
    artifacts: withBody('<div style="background-image:url(/f.jpg)"><p>Texte</p></div>'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > div > p', note: 'image de fond sans couleur de fond' },
    ],
  },
  'no text': { artifacts: withBody('<img alt="" src="/a.png">'), verdict: 'inapplicable' },
});
