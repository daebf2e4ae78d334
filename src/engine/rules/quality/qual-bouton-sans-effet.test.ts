import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { numbersOf, viewOf } from '#tests/support/views.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-bouton-sans-effet.ts';

/** A page whose elements with `data-pressed` were pressed on a telephone, and changed nothing. */
const pressed = (body: string, changes: Parameters<typeof withBody>[1] = {}) => {
  const page = withBody(body);
  const deaf = numbersOf(page, 'data-id');
  return withBody(body, { views: [viewOf(body, 'mobile', { deaf }), viewOf(body, 'desktop')], ...changes });
};
const both = (body: string) => {
  const deaf = numbersOf(withBody(body), 'data-id');
  return withBody(body, { views: [viewOf(body, 'mobile', { deaf }), viewOf(body, 'desktop', { deaf })] });
};
const lost = networkRequest({
  url: 'https://cdn.example/menu.js',
  resourceType: 'script',
  status: 0,
  failure: 'net::ERR_NAME_NOT_RESOLVED',
});

ruleCases(rule, {
  'nothing pressed': { artifacts: withBody('<button>Menu</button>'), verdict: 'pass' },
  'a menu button that nobody hears': {
    artifacts: pressed('<header><button class="burger" data-id="x">Menu</button></header>'),
    verdict: 'fail',
    title: 'Un bouton ne fait rien quand on l’active',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > header > button',
        note: 'pressé dans la fenêtre d’un téléphone : rien ne change',
      },
    ],
  },
  'one that nobody hears in both windows': {
    artifacts: both('<header><button class="burger" data-id="x">Menu</button></header>'),
    verdict: 'fail',
    title: 'Un bouton ne fait rien quand on l’active',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > header > button',
        note: 'pressé dans la fenêtre d’un téléphone : rien ne change',
      },
      {
        type: 'element',
        selector: 'html > body > header > button',
        note: 'pressé dans la fenêtre d’un ordinateur : rien ne change',
      },
    ],
  },
  'one that its header hears': {
    artifacts: pressed('<header onclick="ouvrir()"><button data-id="x">Menu</button></header>'),
    verdict: 'pass',
  },
  'one that a library may answer for': {
    artifacts: pressed('<button data-bs-toggle="offcanvas" data-id="x">Menu</button>'),
    verdict: 'pass',
  },
  'one of a form': {
    artifacts: pressed('<form><button type="button" data-id="x">Filtres</button></form>'),
    verdict: 'pass',
  },
  'something that is no button': {
    artifacts: pressed('<details><summary data-id="x">Plus</summary></details>'),
    verdict: 'pass',
  },
  'a script that this machine could not reach': {
    artifacts: pressed('<button class="burger" data-id="x">Menu</button>', { requests: [lost] }),
    verdict: 'error',
    reason: 'un script dont la page dépend n’a pas pu être lu d’ici',
  },
});
