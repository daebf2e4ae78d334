import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-bouton-generique.ts';

const fields = '<label>Nom <input></label><label>Courriel <input></label>';

ruleCases(rule, {
  pass: {
    clear: withBody('<button>Envoyer ma demande</button>'),
    'send, in a form of one field': withBody(
      '<form><label>Courriel <input></label><button>Envoyer</button></form>',
    ),
    'OK in a window': withBody('<div role="dialog" aria-label="Avis"><button>OK</button></div>'),
  },
  fail: {
    submit: withBody('<input type="submit" value="Submit">'),
    button: withBody('<button>Bouton</button>'),
  },
  review: { 'send, in a long form': withBody(`<form>${fields}<button>Envoyer</button></form>`) },
  inapplicable: { 'no button': withBody('<p>x</p>') },
});
