import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-consigne-position.ts';

ruleCases(rule, {
  'a direction in the street': {
    artifacts: withBody('<p>La mairie est à droite de l’église.</p>'),
    verdict: 'pass',
  },
  'an order without a place': { artifacts: withBody('<p>Cliquez sur Envoyer.</p>'), verdict: 'pass' },
  'a place in a word': {
    artifacts: withBody('<p>Utilisez les lettres à droite du point, dans l’extension du fichier.</p>'),
    verdict: 'pass',
  },
  'in English': {
    artifacts: withBody('<p>Use the menu on the left to continue.</p>'),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > p', note: '« Use the menu on the left to continue. »' },
    ],
  },
  'an English place in the street': {
    artifacts: withBody('<p>The town hall is on the left of the church.</p>'),
    verdict: 'pass',
  },
  'a place on the screen': {
    artifacts: withBody('<p>Cliquez en haut à droite de l’écran.</p>'),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > p', note: '« Cliquez en haut à droite de l’écran. »' },
    ],
  },
  'an order with a place': {
    artifacts: withBody('<p>Cliquez sur le bouton à droite.</p>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p', note: '« Cliquez sur le bouton à droite. »' }],
  },
});
