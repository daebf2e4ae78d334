import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-bouton-nom-visible.ts';

ruleCases(rule, {
  pass: {
    'text and more': withBody('<button aria-label="Ajouter le vélo au panier">Ajouter au panier</button>'),
    'a symbol': withBody('<button aria-label="Fermer">×</button>'),
    'one letter': withBody('<button aria-label="Fermer">X</button>'),
    'named by its own text': withBody('<button id="b" aria-labelledby="b">Envoyer</button>'),
  },
  fail: {
    'another name': withBody('<button aria-label="Soumettre">Envoyer</button>'),
    'an input button': withBody('<input type="submit" value="Envoyer" aria-label="Soumettre">'),
    'a tab': withBody('<div role="tab" aria-label="Onglet 1">Horaires</div>'),
  },
  inapplicable: {
    'plain buttons': withBody('<button>Envoyer</button>'),
    'a hidden button': withBody('<button hidden aria-label="Soumettre">Envoyer</button>'),
  },
});
