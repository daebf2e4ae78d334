import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-message-statut.ts';

const page = (message: string) => withBody(`<form><input aria-label="Nom"></form>${message}`);

ruleCases(rule, {
  pass: {
    announced: page('<div role="alert" class="alert">Envoyé</div>'),
    'in a live zone': page('<div aria-live="polite"><p class="error">Erreur</p></div>'),
  },
  review: { silent: page('<div class="form-message">Envoyé</div>') },
  inapplicable: {
    'no form': withBody('<div class="alert">x</div>'),
    'no message': page('<div class="messagerie">x</div>'),
  },
});
