import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-lien-factice.ts';

const title = 'Des liens ne mènent nulle part';

ruleCases(rule, {
  'an address left out': {
    artifacts: withBody('<a href="#">Nos tarifs</a>'),
    verdict: 'fail',
    title,
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'an empty address: the page itself': {
    artifacts: withBody('<p>Office du vélo <a href="">Voir le site</a></p>'),
    verdict: 'fail',
    title,
    evidence: [{ type: 'element', selector: 'html > body > p > a' }],
  },
  'the home page in its own menu': {
    artifacts: withBody('<nav><a href="">Accueil</a></nav>'),
    verdict: 'pass',
  },
  'the name of the page': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="fr"><head><title>Valmont</title></head><body><a href="">Valmont</a></body></html>',
    ),
    verdict: 'pass',
  },
  'an empty address, heard by a script': {
    artifacts: withBody('<a href="" data-modal="tarifs">Nos tarifs</a>'),
    verdict: 'pass',
  },
  'an empty address that a base completes': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="fr"><head><title>Page</title><base href="/"></head><body><a href="">Nos tarifs</a></body></html>',
    ),
    verdict: 'pass',
  },
  'a script that does nothing': {
    artifacts: withBody('<a href="javascript:void(0)">Nos tarifs</a>'),
    verdict: 'fail',
    title,
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'somebody may hear it': {
    artifacts: (() => {
      const page = withBody('<a href="#">Nos tarifs</a>');
      return { ...page, dom: { ...page.dom, globalListeners: ['click'] } };
    })(),
    verdict: 'review',
    title: 'Des liens n’ont pas d’adresse : vérifier qu’ils font quelque chose',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a handler of its own': { artifacts: withBody('<a href="#" onclick="ouvrir()">Menu</a>'), verdict: 'pass' },
  'marks for a script': {
    artifacts: withBody('<a href="#" data-toggle="dropdown">Menu</a>'),
    verdict: 'pass',
  },
  'a block that hears it': {
    artifacts: withBody('<div data-listeners="click"><a href="#">Onglet</a></div>'),
    verdict: 'pass',
  },
  'the page itself in a table of contents': {
    artifacts: withBody(
      '<nav><ul><li><a href="#">Chapitre 2 – Semer</a><ul><li><a href="#quand">Quand ?</a></li></ul></li></ul></nav><h1><span>Chapitre 2 – </span>Semer<a href="#semer">§</a></h1>',
    ),
    verdict: 'pass',
  },
  'another page in a table of contents': {
    artifacts: withBody('<nav><a href="#">Chapitre 3 – Récolter</a></nav><h1>Chapitre 2 – Semer</h1>'),
    verdict: 'fail',
    title,
    evidence: [{ type: 'element', selector: 'html > body > nav > a' }],
  },
  'back to the top': { artifacts: withBody('<a href="#">Haut de page</a>'), verdict: 'pass' },
  'a real address': { artifacts: withBody('<a href="/tarifs">Nos tarifs</a>'), verdict: 'pass' },
  'no link': { artifacts: withBody('<p>Texte</p>'), verdict: 'inapplicable' },
  'a link without address whose handler refuses the click': {
    artifacts: withBody('<a href="/a">A</a><a id="m" onclick="return false">Accueil</a>'),
    verdict: 'fail',
    title: 'Des liens ne mènent nulle part',
    evidence: [{ type: 'element', selector: '#m' }],
  },
  'an anchor that is named': {
    artifacts: withBody('<a href="/a">A</a><a id="m">Accueil</a>'),
    verdict: 'pass',
  },
  'back to the top by an arrow': {
    artifacts: withBody('<h2>Options <a href="#">⇑</a></h2><p><a href="#">^</a></p>'),
    verdict: 'pass',
  },
  'a link that a script of the page speaks of': {
    artifacts: pageArtifacts(
      `<!doctype html><html lang="fr"><body><a href="#" id="couleur">Couleur</a><script>$('#couleur').colorpicker()</script></body></html>`,
    ),
    verdict: 'review',
    title: 'Des liens n’ont pas d’adresse : vérifier qu’ils font quelque chose',
    evidence: [{ type: 'element', selector: '#couleur' }],
  },
  'a script of the page failed': {
    artifacts: withBody('<a href="#">Couleur</a>', {
      consoleMessages: [
        { level: 'error', source: 'exception', text: 'TypeError: x is undefined', url: '/a.js', line: 1 },
      ],
    }),
    verdict: 'review',
    title: 'Des liens n’ont pas d’adresse : vérifier qu’ils font quelque chose',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a script of elsewhere was out of reach': {
    artifacts: withBody('<a href="#">Couleur</a>', {
      consoleMessages: [
        {
          level: 'error',
          source: 'network',
          text: 'Failed to load resource: net::ERR_NAME_NOT_RESOLVED',
          url: 'https://cdn.exemple.fr/jquery.min.js',
          line: 0,
        },
      ],
    }),
    verdict: 'review',
    title: 'Des liens n’ont pas d’adresse : vérifier qu’ils font quelque chose',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'an image was out of reach': {
    artifacts: withBody('<a href="#">Couleur</a>', {
      consoleMessages: [
        { level: 'error', source: 'network', text: '404', url: 'https://cdn.exemple.fr/a.png', line: 0 },
      ],
    }),
    verdict: 'fail',
    title: 'Des liens ne mènent nulle part',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
});
