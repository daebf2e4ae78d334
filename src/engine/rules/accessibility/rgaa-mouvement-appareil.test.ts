import { evidenceCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-mouvement-appareil.ts';

evidenceCases(rule, {
  'asked at load': {
    artifacts: withBody('<p>x</p>', { permissionRequests: ['devicemotion'] }),
    verdict: 'review',
    evidence: [{ type: 'value', label: 'Fonction appelée', value: 'devicemotion' }],
  },
  'in a script': {
    artifacts: withBody('<script>window.addEventListener("deviceorientation", f)</script>'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'addEventListener("deviceorientation', where: 'script de la page' }],
  },
  'something else asked': {
    artifacts: withBody('<p>x</p>', { permissionRequests: ['geolocation'] }),
    verdict: 'inapplicable',
  },
  'an article about it': { artifacts: withBody('<p>L’événement devicemotion</p>'), verdict: 'inapplicable' },
});
