import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-bouton-generique.ts';

const fields = '<label>Nom <input></label><label>Courriel <input></label>';

ruleCases(rule, {
  clear: { artifacts: withBody('<button>Envoyer ma demande</button>'), verdict: 'pass' },
  'send, in a form of one field': {
    artifacts: withBody('<form><label>Courriel <input></label><button>Envoyer</button></form>'),
    verdict: 'pass',
  },
  'OK in a window': {
    artifacts: withBody('<div role="dialog" aria-label="Avis"><button>OK</button></div>'),
    verdict: 'pass',
  },
  'submit, at the end of a form of several fields': {
    artifacts: withBody(
      '<form><input aria-label="Nom"><input aria-label="Ville"><input type="submit" value="Submit"></form>',
    ),
    verdict: 'review',
    title: 'L’intitulé d’un bouton est peu précis : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > form > input:nth-of-type(3)' }],
  },
  'submit, after one field': {
    artifacts: withBody('<form><input aria-label="Nom"><input type="submit" value="Submit"></form>'),
    verdict: 'pass',
  },
  'to click here': {
    artifacts: withBody('<button>Cliquer ici</button>'),
    verdict: 'fail',
    title: 'L’intitulé d’un bouton ne dit pas ce qu’il fait',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  button: {
    artifacts: withBody('<button>Bouton</button>'),
    verdict: 'fail',
    title: 'L’intitulé d’un bouton ne dit pas ce qu’il fait',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'send, in a long form': {
    artifacts: withBody(`<form>${fields}<button>Envoyer</button></form>`),
    verdict: 'review',
    title: 'L’intitulé d’un bouton est peu précis : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > form > button' }],
  },
  'send, under a message': {
    artifacts: withBody(
      `<form>${fields}<label>Message <textarea></textarea></label><button>Envoyer</button></form>`,
    ),
    verdict: 'pass',
  },
  'confirm, in a form that says what it is': {
    artifacts: withBody(`<form><h2>Adhérer à l’association</h2>${fields}<button>Valider</button></form>`),
    verdict: 'pass',
  },
  'confirm, in a form that says nothing': {
    artifacts: withBody(`<form>${fields}<button>Valider</button></form>`),
    verdict: 'review',
    title: 'L’intitulé d’un bouton est peu précis : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > form > button' }],
  },
  'no button': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'OK under one field': {
    artifacts: withBody('<form><label>Votre projet <input name="projet"></label><button>OK</button></form>'),
    verdict: 'review',
    title: 'L’intitulé d’un bouton est peu précis : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > form > button' }],
  },
  'OK beside a search field': {
    artifacts: withBody(
      '<form role="search"><label>Rechercher <input type="search" name="q"></label><button>OK</button></form>',
    ),
    verdict: 'pass',
  },
  'a drawing of one sign': {
    artifacts: withBody('<button title="Jouer aux échecs">♞</button>'),
    verdict: 'review',
    title: 'L’intitulé d’un bouton est peu précis : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
});
