import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-bouton-nom-visible.ts';

ruleCases(rule, {
  'text and more': {
    artifacts: withBody('<button aria-label="Ajouter le vélo au panier">Ajouter au panier</button>'),
    verdict: 'pass',
  },
  'a symbol': { artifacts: withBody('<button aria-label="Fermer">×</button>'), verdict: 'pass' },
  'one letter': { artifacts: withBody('<button aria-label="Fermer">X</button>'), verdict: 'pass' },
  'named by its own text': {
    artifacts: withBody('<button id="b" aria-labelledby="b">Envoyer</button>'),
    verdict: 'pass',
  },
  'another name': {
    artifacts: withBody('<button aria-label="Soumettre">Envoyer</button>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'an input button': {
    artifacts: withBody('<input type="submit" value="Envoyer" aria-label="Soumettre">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'a tab': {
    artifacts: withBody('<div role="tab" aria-label="Onglet 1">Horaires</div>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'plain buttons': { artifacts: withBody('<button>Envoyer</button>'), verdict: 'inapplicable' },
  'a hidden button': {
    artifacts: withBody('<button hidden aria-label="Soumettre">Envoyer</button>'),
    verdict: 'inapplicable',
  },
});
