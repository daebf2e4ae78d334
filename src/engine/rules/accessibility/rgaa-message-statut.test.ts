import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-message-statut.ts';

const page = (message: string) => withBody(`<form><input aria-label="Nom"></form>${message}`);

ruleCases(rule, {
  announced: { artifacts: page('<div role="alert" class="alert">Envoyé</div>'), verdict: 'pass' },
  'in a live zone': {
    artifacts: page('<div aria-live="polite"><p class="error">Erreur</p></div>'),
    verdict: 'pass',
  },
  'the heading of an error page': {
    artifacts: page('<h1><span class="error">404</span> Page introuvable</h1>'),
    verdict: 'inapplicable',
    reason: 'aucun message affiché',
  },
  'the whole text of an error page': {
    artifacts: page('<section class="error"><h1>Page introuvable</h1><p>Revenez à l’accueil.</p></section>'),
    verdict: 'inapplicable',
    reason: 'aucun message affiché',
  },
  silent: {
    artifacts: page('<div class="form-message">Envoyé</div>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'no form': {
    artifacts: withBody('<div class="alert">x</div>'),
    verdict: 'inapplicable',
    reason: 'aucun formulaire',
  },
  'no message': {
    artifacts: page('<div class="messagerie">x</div>'),
    verdict: 'inapplicable',
    reason: 'aucun message affiché',
  },
});
