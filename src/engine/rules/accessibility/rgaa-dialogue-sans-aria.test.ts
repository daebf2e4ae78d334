import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-dialogue-sans-aria.ts';

const text = `<main><h1>Accueil</h1><p>${'Texte de la page. '.repeat(30)}</p></main>`;
const layer = (attributes: string, style = 'z-index:999') =>
  withBody(
    `${text}<div ${attributes} style="position:fixed;${style}" data-box="0 0 400 800"><p>Nous utilisons des cookies sur ce site</p><button>Refuser</button></div>`,
  );

ruleCases(rule, {
  declared: { artifacts: layer('role="dialog" aria-label="Cookies"'), verdict: 'pass' },
  undeclared: {
    artifacts: layer(''),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a layer that may lie under the page': {
    artifacts: layer('', 'z-index:1'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'no layer': { artifacts: withBody(text), verdict: 'inapplicable' },
  'a closed one': { artifacts: layer('hidden'), verdict: 'inapplicable' },
  'an application in a fixed frame': {
    artifacts: withBody(
      `<div style="position:fixed;z-index:10" data-box="0 0 412 823">${text}<button>Menu</button></div>`,
    ),
    verdict: 'inapplicable',
  },
  'a small chat bubble': {
    artifacts: withBody(
      `${text}<div style="position:fixed;z-index:99" data-box="0 0 90 90"><p>Une question ? Écrivez-nous ici</p><button>Ouvrir</button></div>`,
    ),
    verdict: 'inapplicable',
  },
  'the site’s menu unfolded over the page': {
    artifacts: withBody(
      `${text}<div class="collapse navbar-collapse" style="position:fixed;z-index:999" data-box="0 0 400 800"><ul><li><a href="/a">Nos services en ligne</a></li><li><a href="/b">Vie associative</a></li><li><a href="/c">Contact</a></li></ul></div>`,
    ),
    verdict: 'inapplicable',
  },
  'a menu of links alone, named as one': {
    artifacts: withBody(
      `${text}<div class="nav-drawer" style="position:fixed;z-index:99" data-box="0 0 1350 940"><a href="/1">La carte du café</a><a href="/2">Nos concerts</a><a href="/3">Nous trouver</a></div>`,
    ),
    verdict: 'inapplicable',
  },
  'an advertisement with three links, under the name of a menu': {
    artifacts: withBody(
      `${text}<div class="menu-pub" style="position:fixed;z-index:99" data-box="0 0 1350 940"><p>Profitez de notre offre de rentrée jusqu’à dimanche, sur présentation de ce bon en caisse.</p><a href="/1">Oui</a><a href="/2">Non</a><a href="/3">Plus tard</a></div>`,
    ),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a panel that waits beyond the edge of the window': {
    artifacts: withBody(
      `${text}<div style="position:fixed;z-index:999" data-box="1300 0 400 800"><p>Réglages de l’affichage du site</p><button>Fermer</button></div>`,
    ),
    verdict: 'inapplicable',
  },
});
