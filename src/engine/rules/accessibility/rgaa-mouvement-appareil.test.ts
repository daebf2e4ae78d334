import { evidenceCases } from '#tests/support/evidence-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-mouvement-appareil.ts';

evidenceCases(rule, {
  review: {
    'asked at load': withBody('<p>x</p>', { permissionRequests: ['devicemotion'] }),
    'in a script': withBody('<script>window.addEventListener("deviceorientation", f)</script>'),
  },
  inapplicable: {
    'something else asked': withBody('<p>x</p>', { permissionRequests: ['geolocation'] }),
    'an article about it': withBody('<p>L’événement devicemotion</p>'),
  },
});
