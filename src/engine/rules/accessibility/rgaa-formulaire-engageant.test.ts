import { evidenceCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-formulaire-engageant.ts';

evidenceCases(rule, {
  'a payment': {
    artifacts: withBody('<form><button>Payer 12 €</button></form>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > form' }],
  },
  'a card': {
    artifacts: withBody('<form><input autocomplete="cc-number" aria-label="Carte"></form>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > form' }],
  },
  'a contact form': {
    artifacts: withBody('<form><button>Envoyer ma question</button></form>'),
    verdict: 'inapplicable',
  },
  'no form': { artifacts: withBody('<button>Payer</button>'), verdict: 'inapplicable' },
  'a hidden form': {
    artifacts: withBody('<form hidden><button>Payer 12 €</button></form>'),
    verdict: 'inapplicable',
  },
});
