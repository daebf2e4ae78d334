import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-evitement.ts';

const menu =
  '<nav><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a><a href="/d">D</a><a href="/e">E</a></nav>';
const skip = '<a href="#contenu">Aller au contenu</a>';
const main = '<main id="contenu"><p>x</p></main>';

ruleCases(rule, {
  'first link': { artifacts: withBody(`${skip}${menu}${main}`), verdict: 'pass' },
  'by the whole address of the page': {
    artifacts: withBody(`<a href="https://www.exemple.fr/#contenu">Aller au contenu</a>${menu}${main}`),
    verdict: 'pass',
  },
  'led away by base': {
    artifacts: withBody(`<base href="https://www.exemple.fr/autre/">${skip}${menu}${main}`),
    verdict: 'fail',
    title: 'Le lien d’accès au contenu mène à une autre page, à cause de la balise base',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a',
        note: 'https://www.exemple.fr/autre/',
      },
    ],
  },
  'off screen until focused': {
    artifacts: withBody(`<a href="#contenu" data-box="-999 0 9 9">Contenu</a>${menu}${main}`),
    verdict: 'pass',
  },
  'after a cookie window': {
    artifacts: withBody(
      `<div style="position:fixed">${'<a href="/cookies">Nos partenaires</a>'.repeat(6)}<button>Refuser</button></div>${skip}${menu}${main}`,
    ),
    verdict: 'pass',
  },
  'fixed above the page until focused': {
    artifacts: withBody(
      `<a href="#contenu" style="position:fixed" data-box="0 -50 99 20">Contenu</a>${menu}${main}`,
    ),
    verdict: 'pass',
  },
  'in a fixed header, before its menu': {
    artifacts: withBody(`<header style="position:fixed">${skip}${menu}</header>${main}`),
    verdict: 'pass',
  },
  'in a fixed bar whose header is inside': {
    artifacts: withBody(`<div style="position:fixed">${skip}<header>${menu}</header></div>${main}`),
    verdict: 'pass',
  },
  'a fixed menu and no link': {
    artifacts: withBody(`<nav style="position:fixed">${menu}</nav>${main}<p><a href="/x">Lire</a></p>`),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [{ type: 'element', selector: 'html > body > nav > nav > a:nth-of-type(1)' }],
  },
  'a summary whose words only look like it': {
    artifacts: withBody(
      `<p><a href="#maintenance">Maintenance</a> <a href="#accessoires">Accessoires</a></p>${menu}<div><h2 id="maintenance">Maintenance</h2></div>`,
    ),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [{ type: 'element', selector: 'html > body > p > a:nth-of-type(1)' }],
  },
  'other words but the right target': {
    artifacts: withBody(`<a href="#contenu">Passer le menu</a>${menu}${main}`),
    verdict: 'pass',
  },
  'no link': {
    artifacts: withBody(`${menu}${main}`),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > nav > a:nth-of-type(1)',
        note: 'premier élément atteint avec Tab',
      },
    ],
  },
  'a menu in the block of the content': {
    artifacts: withBody(`<div id="main">${menu}<p>x</p></div>`),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [
      {
        type: 'element',
        selector: '#main > nav > a:nth-of-type(1)',
        note: 'premier élément atteint avec Tab',
      },
    ],
  },
  'a target that does not exist': {
    artifacts: withBody(`<a href="#content">Aller au contenu</a>${menu}${main}`),
    verdict: 'fail',
    title: 'Le lien d’accès au contenu vise un élément qui n’existe pas',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'after the menu': {
    artifacts: withBody(`${menu}${skip}${main}`),
    verdict: 'review',
    title: 'Le lien d’accès au contenu n’est pas parmi les premiers éléments : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'the content before the menu, without a link': {
    artifacts: withBody(`<div id="main"><p><a href="/x">Lire</a></p></div>${menu}`),
    verdict: 'review',
    title: 'Aucun lien ne mène au contenu, que presque rien ne précède : à vérifier',
    evidence: [{ type: 'element', selector: '#main > p > a' }],
  },
  'a logo, the content, then the menu': {
    artifacts: withBody(
      `<div><a href="/">Les Hirondelles</a></div><section id="content"><h1>Saison</h1><p>x</p></section>${menu}`,
    ),
    verdict: 'review',
    title: 'Aucun lien ne mène au contenu, que presque rien ne précède : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > a' }],
  },
  'a logo, the menu, then the content': {
    artifacts: withBody(
      `<div><a href="/">Les Hirondelles</a></div>${menu}<section id="content"><h1>Saison</h1><p>x</p></section>`,
    ),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [
      { type: 'element', selector: 'html > body > div > a', note: 'premier élément atteint avec Tab' },
    ],
  },
  'the same under a window of cookies': {
    artifacts: withBody(
      `<div role="dialog"><button>Accepter</button></div><div><a href="/">Les Hirondelles</a></div>${menu}<section id="content"><h1>Saison</h1></section>`,
    ),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > div:nth-of-type(2) > a',
        note: 'premier élément atteint avec Tab, fenêtres fermées',
      },
    ],
  },
  'a menu before the content that this window folds, links of the footer after it': {
    artifacts: withBody(
      `<header><a href="/">Les Hirondelles</a><nav style="display:none">${menu}</nav><button>Menu</button></header><main><h1>Saison</h1><p>x</p></main><footer><nav><a href="/mentions-legales">Mentions légales</a></nav></footer>`,
    ),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [
      { type: 'element', selector: 'html > body > header > a', note: 'premier élément atteint avec Tab' },
    ],
  },
  'a menu that this window folds, before a content with the first link': {
    artifacts: withBody(
      `<div style="display:none">${menu}</div><main><h1>Saison</h1><p><a href="/x">Lire</a></p></main>`,
    ),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [
      { type: 'element', selector: 'html > body > main > p > a', note: 'premier élément atteint avec Tab' },
    ],
  },
  'a folded summary and two folded languages before the content: no menu to pass': {
    artifacts: withBody(
      `<div><a href="/">Les Hirondelles</a><nav style="display:none"><a href="/en">English</a><a href="/de">Deutsch</a></nav><nav style="display:none"><a href="#a">A</a><a href="#b">B</a><a href="#c">C</a></nav></div><main><h1>Saison</h1><p>x</p></main><footer><nav><a href="/mentions-legales">Mentions légales</a></nav></footer>`,
    ),
    verdict: 'review',
    title: 'Aucun lien ne mène au contenu, que presque rien ne précède : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > a' }],
  },
  'a folded menu after the content': {
    artifacts: withBody(
      `<div><a href="/">Les Hirondelles</a></div><main><h1>Saison</h1><p>x</p></main><div style="display:none">${menu}</div><footer><nav><a href="/mentions-legales">Mentions légales</a></nav></footer>`,
    ),
    verdict: 'review',
    title: 'Aucun lien ne mène au contenu, que presque rien ne précède : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div:nth-of-type(1) > a' }],
  },
  'a fixed bar of plain blocks that holds the menu': {
    artifacts: withBody(
      `<div style="position:fixed"><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></div><div id="content"><p>x</p><a href="/x">Lire</a></div>`,
    ),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > div:nth-of-type(1) > a:nth-of-type(1)',
        note: 'premier élément atteint avec Tab',
      },
    ],
  },
  'a fixed bar by its name': {
    artifacts: withBody(
      `<div class="site-header" style="position:fixed"><a href="/">Accueil</a><button>Menu</button></div>${skip}${menu}${main}`,
    ),
    verdict: 'pass',
  },
  'a window of cookies with links to three pages, before the link': {
    artifacts: withBody(
      `<div class="cookie-bar" style="position:fixed"><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a><button>Non</button><button>Oui</button></div>${skip}${menu}${main}`,
    ),
    verdict: 'pass',
  },
  'one picture to enter by': {
    artifacts: withBody('<div><a href="/news.php"><img src="a.jpg" alt="Entrer"></a></div>'),
    verdict: 'inapplicable',
    reason: 'la page n’a pas de navigation à passer',
  },
  'a logo and a button that opens a menu of plain blocks': {
    artifacts: withBody(
      `<div><a href="/">Logo</a><button>Menu</button><div style="display:none"><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></div></div><p>x</p>`,
    ),
    verdict: 'fail',
    title: 'Aucun lien ne permet d’aller directement au contenu',
    evidence: [
      { type: 'element', selector: 'html > body > div > a', note: 'premier élément atteint avec Tab' },
    ],
  },
  'a page without navigation': {
    artifacts: withBody('<main><p>x</p></main>'),
    verdict: 'inapplicable',
    reason: 'la page n’a pas de navigation à passer',
  },
});
