import type { OrientationView } from '#engine/artifacts.ts';
import { drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-orientation.ts';

const plain = { textLength: 1_000, turned: false, turnRequest: '' };
const views = (portrait: Partial<OrientationView>, landscape: Partial<OrientationView>) =>
  drivenPage({ orientation: { portrait: { ...plain, ...portrait }, landscape: { ...plain, ...landscape } } });

ruleCases(rule, {
  'the same text both ways': { artifacts: views({}, {}), verdict: 'pass' },
  'a little less text': { artifacts: views({}, { textLength: 750 }), verdict: 'pass' },
  'a design turned both ways': { artifacts: views({ turned: true }, { turned: true }), verdict: 'pass' },
  'no text at all': { artifacts: views({ textLength: 0 }, { textLength: 0 }), verdict: 'pass' },
  'a page turned in landscape': {
    artifacts: views({}, { turned: true }),
    verdict: 'fail',
    title: 'La page ne s’affiche que dans un sens de l’écran',
    evidence: [{ type: 'value', label: 'En paysage', value: 'page tournée d’un quart de tour' }],
  },
  'a message that asks to turn': {
    artifacts: views({ turnRequest: 'Tournez votre appareil' }, {}),
    verdict: 'fail',
    title: 'La page ne s’affiche que dans un sens de l’écran',
    evidence: [{ type: 'text', quote: 'Tournez votre appareil', where: 'En portrait' }],
  },
  'half the text is gone': {
    artifacts: views({}, { textLength: 500 }),
    verdict: 'review',
    title: 'Une partie du texte disparaît quand on tourne l’écran : à vérifier',
    evidence: [
      { type: 'value', label: 'En portrait', value: '1 000 caractères visibles' },
      { type: 'value', label: 'En paysage', value: '500 caractères visibles' },
    ],
  },
  'a script that locks it': {
    artifacts: withBody('<script>screen.orientation.lock("portrait")</script><p>x</p>'),
    verdict: 'review',
    title: 'Un script demande à l’appareil de ne plus tourner la page : à vérifier',
    evidence: [{ type: 'text', quote: 'screen.orientation.lock("portrait")', where: 'script de la page' }],
  },
  ...unlookedCases('orientation'),
});
