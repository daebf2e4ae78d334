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
  'no button': { artifacts: withBody('<p>Bonjour</p>'), verdict: 'pass' },
  'a button of a page that listens to nothing': {
    artifacts: withBody('<main><button>Continuer</button></main>'),
    verdict: 'fail',
    title: 'Un bouton ne fait rien quand on l’active',
    evidence: [
      { type: 'element', selector: 'html > body > main > button', note: 'aucun script ne l’écoute' },
    ],
  },
  'one beside another that is heard': {
    artifacts: withBody(
      '<script></script><main><button data-listeners="click">Ouvrir</button><button>Continuer avec Réseau</button></main>',
    ),
    verdict: 'fail',
    title: 'Un bouton ne fait rien quand on l’active',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > main > button:nth-of-type(2)',
        note: 'aucun script ne l’écoute',
      },
    ],
  },
  'scripts whose listeners may not have been read': {
    artifacts: withBody('<script></script><main><button>Continuer</button></main>'),
    verdict: 'pass',
  },
  'a root that hears for all': {
    artifacts: withBody('<main data-listeners="click"><div><button>Continuer</button></div></main>'),
    verdict: 'pass',
  },
  'one that is heard at the other width': {
    artifacts: withBody('<main><button>Continuer</button></main>', {
      views: [viewOf('<main><button data-listeners="click">Continuer</button></main>', 'desktop')],
    }),
    verdict: 'pass',
  },
  'a link inside, which answers in its place': {
    artifacts: withBody('<main><button><a href="/contact">Nous écrire</a></button></main>'),
    verdict: 'pass',
  },
  'a part that is built once it is seen': {
    artifacts: withBody('<main><carte-interactive><button>Continuer</button></carte-interactive></main>'),
    verdict: 'pass',
  },
  'styles that may show something beside it': {
    artifacts: withBody('<main><button>Horaires</button><p style="display:none">9 h à 18 h</p></main>'),
    verdict: 'pass',
  },
  'one that is not to be used yet, one that only an image names': {
    artifacts: withBody(
      '<main><button disabled>Continuer</button><button aria-disabled="true">Envoyer</button></main>',
    ),
    verdict: 'pass',
  },
  'one that says it is open, and shows nothing': {
    artifacts: withBody(
      '<nav><button onclick="o()" aria-expanded="false" data-id="x">Services</button></nav>',
      {
        views: [
          viewOf(
            '<nav><button onclick="o()" aria-expanded="false" data-id="x">Services</button></nav>',
            'desktop',
            {
              hollow: numbersOf(withBody('<nav><button data-id="x">Services</button></nav>'), 'data-id'),
            },
          ),
        ],
      },
    ),
    verdict: 'review',
    title: 'Un bouton annonce un contenu et ne montre rien : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > nav > button',
        note: 'se dit ouvert dans la fenêtre d’un ordinateur : rien ne paraît',
      },
    ],
  },
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
