import { ruleCases } from '#tests/support/rule-cases.ts';
import { partOf, viewOf } from '#tests/support/views.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-perdu-telephone.ts';

const text = 'Tarif réduit pour les étudiants, sur présentation d’une carte.';
const link = '<a href="/tarifs">Tarifs</a>';
const both = (phone: string, computer: string, changes = {}) =>
  withBody(phone, { views: [viewOf(phone, 'mobile', changes), viewOf(computer, 'desktop')] });
const came = `<div data-came>${link}</div>`;

const nested =
  '<div data-came><a data-came href="#" data-bs-toggle="dropdown" aria-expanded="false">Le club</a></div>';

ruleCases(rule, {
  'the same at both widths': { artifacts: both(`<p>${text}</p>`, `<p>${text}</p>`), verdict: 'pass' },
  'a text the phone has not': {
    artifacts: both('<p>Bonjour</p>', `<p>Bonjour</p><p id="t">${text}</p>`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#t', width: 'desktop' }],
  },
  'a text the phone has elsewhere': {
    artifacts: both(`<footer>${text}</footer>`, `<aside>${text}</aside>`),
    verdict: 'pass',
  },
  'a link the phone has not': {
    artifacts: both('<p>Bonjour</p>', `<nav>${link}</nav>`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > nav > a', width: 'desktop' }],
  },
  'a link that a menu of the phone holds': {
    artifacts: both(came, `<nav>${link}</nav>`, { parts: [partOf(came)] }),
    verdict: 'pass',
  },
  'a link that the phone writes with a last slash, and one it leads elsewhere under the same name': {
    artifacts: both(
      '<a href="/tarifs/">Prix</a><a href="/agenda">Sorties</a>',
      '<a href="/tarifs">Tarifs</a><a href="/agenda/mois">Sorties</a>',
    ),
    verdict: 'pass',
  },
  'whom the phone writes to and calls by other links': {
    artifacts: both(
      '<a href="mailto:Mairie@exemple.fr">Mairie</a><a href="tel:0321000000">Accueil</a>',
      '<i></i><i></i><a href="mailto:mairie@exemple.fr?subject=Demande">Nous écrire</a><a href="tel:+33%203%2021%2000%2000%2000">Nous appeler</a>',
    ),
    verdict: 'pass',
  },
  'an address and a number that the phone has nowhere': {
    artifacts: both(
      '<a href="mailto:mairie@exemple.fr">Mairie</a><a href="tel:0321000000">Accueil</a>',
      '<i></i><i></i><a id="a" href="mailto:ecole@exemple.fr?subject=Demande">École</a><a id="b" href="tel:0321000001">Astreinte</a>',
    ),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: '#a', width: 'desktop' },
      { type: 'element', selector: '#b', width: 'desktop' },
    ],
  },
  'a short word, a link into the page': {
    artifacts: both('<p>Bonjour</p>', '<p>Rechercher</p><a href="#x">Haut de page</a>'),
    verdict: 'pass',
  },
  'a button that may hide it': {
    artifacts: both('<p>Bonjour</p>', `<p>${text}</p>`, { unopened: 1 }),
    verdict: 'inapplicable',
    reason: 'des parties de la page restent fermées',
  },
  'a menu in a menu, which nothing opened': {
    artifacts: both(nested, `<nav>${link}</nav>`, { parts: [partOf(nested)] }),
    verdict: 'inapplicable',
    reason: 'des parties de la page restent fermées',
  },
  'a message that a script shows for a moment': {
    artifacts: both(
      `<p>Bonjour</p><div class="avis ferme" hidden><p>${text}</p></div>`,
      `<p>Bonjour</p><div class="avis"><p>${text}</p></div>`,
    ),
    verdict: 'pass',
  },
  'quotations that follow one another': {
    artifacts: both(
      '<blockquote>Une équipe à l’écoute, des conseils précieux et un travail soigné.</blockquote>',
      '<blockquote>Très bon accueil, je recommande cette maison à tous mes amis.</blockquote>',
    ),
    verdict: 'pass',
  },
  'a block that the style hides on a phone': {
    artifacts: both(
      `<p>Bonjour</p><style>.large{display:none}</style><aside class="large"><p id="t">${text}</p></aside>`,
      `<p>Bonjour</p><style>.large{color:red}</style><aside class="large"><p id="t">${text}</p></aside>`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#t', width: 'desktop' }],
  },
  'one width alone': {
    artifacts: withBody(`<p>${text}</p>`),
    verdict: 'inapplicable',
    reason: 'page vue à une seule largeur',
  },
});
