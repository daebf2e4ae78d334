import { evidenceCases } from '#tests/support/evidence-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-formulaire-engageant.ts';

evidenceCases(rule, {
  review: {
    'a payment': withBody('<form><button>Payer 12 €</button></form>'),
    'a card': withBody('<form><input autocomplete="cc-number" aria-label="Carte"></form>'),
  },
  inapplicable: {
    'a contact form': withBody('<form><button>Envoyer ma question</button></form>'),
    'no form': withBody('<button>Payer</button>'),
  },
});
