import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-contenu-mince.ts';

const page = (main: string, path = '/services', head = '') => {
  const url = `https://www.exemple.fr${path}`;
  const base = pageArtifacts(`<head>${head}</head><body><nav>${words(300)}</nav><main>${main}</main></body>`);
  return { ...base, page: { ...base.page, url, isHome: false } };
};

const around = (...parts: readonly string[]) => {
  const base = pageArtifacts(`<body>${parts.join('')}</body>`);
  return { ...base, page: { ...base.page, url: 'https://www.exemple.fr/services', isHome: false } };
};

const otherWords = (count: number, of: number) =>
  words(count)
    .split(' ')
    .map((word) => `${word}${of}`)
    .join(' ');

const closedByHeader = (base: ReturnType<typeof page>) => ({
  ...base,
  mainResponse: { ...base.mainResponse, headers: [{ name: 'x-robots-tag', value: 'noindex' }] },
});

/** A list that a script asks another server for, and what became of the request. */
const fetched = (changes: Parameters<typeof networkRequest>[0]) => ({
  ...page(`<p>${words(60)}</p><div id="annonces"></div>`),
  requests: [
    networkRequest({ url: 'https://api.exemple.net/annonces.json', resourceType: 'fetch', ...changes }),
  ],
});

const sixtyWords = {
  verdict: 'fail',
  title: 'La page ne contient que 60 mots',
  evidence: [{ type: 'value', label: 'Mots du contenu principal', value: '60', expected: 'au moins 120' }],
} as const;

ruleCases(rule, {
  'how to come': {
    artifacts: page('<p>12 rue du Port</p>', '/nous-trouver'),
    verdict: 'inapplicable',
    reason: 'page faite pour agir ou pour voir',
  },
  'words of a list that could not be received from here': {
    artifacts: fetched({ status: 0, failure: 'net::ERR_NAME_NOT_RESOLVED' }),
    verdict: 'error',
    reason: 'une partie du contenu de la page n’a pas pu être reçue d’ici',
  },
  'words that a script would have written': {
    artifacts: fetched({ resourceType: 'script', status: 0, failure: 'net::ERR_CONNECTION_REFUSED' }),
    verdict: 'error',
    reason: 'une partie du contenu de la page n’a pas pu être reçue d’ici',
  },
  'a list that its server refuses to everybody': { artifacts: fetched({ status: 404 }), ...sixtyWords },
  'a list that came': { artifacts: fetched({ status: 200 }), ...sixtyWords },
  'a call the page itself gave up': {
    artifacts: fetched({ status: 0, failure: 'net::ERR_ABORTED' }),
    ...sixtyWords,
  },
  'a lost script that only counts visits': {
    artifacts: fetched({
      url: 'https://www.google-analytics.com/analytics.js',
      resourceType: 'script',
      status: 0,
      failure: 'net::ERR_NAME_NOT_RESOLVED',
    }),
    ...sixtyWords,
  },
  'a lost script of a frame': {
    artifacts: {
      ...fetched({}),
      requests: [
        networkRequest({ url: 'https://cadre.example/', resourceType: 'document' }),
        networkRequest({
          url: 'https://cadre.example/a.js',
          frameUrl: 'https://cadre.example/',
          status: 0,
          failure: 'net::ERR_TIMED_OUT',
        }),
      ],
    },
    ...sixtyWords,
  },
  'enough words': { artifacts: page(`<p>${words(150)}</p>`), verdict: 'pass' },
  'a few words, whatever the menu': {
    artifacts: page(`<p>${words(30)}</p>`),
    verdict: 'fail',
    title: 'La page ne contient que 30 mots',
    evidence: [{ type: 'value', label: 'Mots du contenu principal', value: '30', expected: 'au moins 120' }],
  },
  'words that fade in when they are scrolled to': {
    artifacts: page(`<p>${words(30)}</p><section><p style="opacity: 0">${words(110)}</p></section>`),
    verdict: 'pass',
  },
  'words that are nowhere on the page': {
    artifacts: page(`<p>${words(30)}</p><p style="display: none">${words(110)}</p>`),
    verdict: 'fail',
    title: 'La page ne contient que 30 mots',
    evidence: [{ type: 'value', label: 'Mots du contenu principal', value: '30', expected: 'au moins 120' }],
  },
  'words of tabs, of which one is shown': {
    artifacts: page(
      `<p>${words(40)}</p>${[1, 2, 3].map((at) => `<section role="tabpanel" hidden>${otherWords(40, at)}</section>`).join('')}`,
    ),
    verdict: 'pass',
  },
  'words of a panel about cookies, laid over the page': {
    artifacts: around(
      `<main><p>${words(60)}</p></main>`,
      `<div style="position:fixed"><div id="cookie-banner"><p>${otherWords(90, 1)}</p></div></div>`,
    ),
    ...sixtyWords,
  },
  'words about cookies in the page, and a page that a panel of that name holds whole': {
    artifacts: around(
      `<div class="cookies-recettes"><p>${otherWords(60, 1)}</p></div>`,
      `<div class="cookie-ouvert" style="position:fixed"><h1>Recettes</h1><p>${words(60)}</p></div>`,
    ),
    verdict: 'pass',
  },
  'words of the header that opens the page with its title': {
    artifacts: around(
      `<nav>${words(300)}</nav><header><h1>Psychologue</h1><p>${otherWords(29, 1)}</p><a href="/rdv">Rendez-vous</a></header>`,
      `<section>${otherWords(28, 2)}</section>`,
    ),
    ...sixtyWords,
  },
  'words of a header that holds the menu too': {
    artifacts: around(
      `<header><h1>Exemple</h1><p>${otherWords(90, 1)}</p><nav><a href="/a">A</a></nav></header>`,
      `<main>${words(60)}</main>`,
    ),
    ...sixtyWords,
  },
  'words of a header that holds links as a menu does': {
    artifacts: around(
      `<header><h1>Exemple</h1><p>${otherWords(90, 1)}</p><ul><li><a href="/a">A</a><li><a href="/b">B</a><li><a href="/c">C</a></ul></header>`,
      `<main>${words(60)}</main>`,
    ),
    ...sixtyWords,
  },
  'words of a foot without its tag, of a link to skip and of a toggle, around the main content': {
    artifacts: around(
      '<a class="skip-link" href="#main">Aller au contenu principal</a><div><button>Ouvrir le menu</button></div>',
      `<main id="main">${words(60)}</main>`,
      `<div class="footer"><p>${otherWords(70, 1)}</p></div><div><p>Thème du site</p></div>`,
    ),
    ...sixtyWords,
  },
  'words of a foot by its name, where nothing is said to be the main content': {
    artifacts: around(
      `<div><h1>Exemple</h1><p>${words(59)}</p></div>`,
      `<div class="site-footer"><p>${otherWords(70, 1)}</p></div>`,
    ),
    ...sixtyWords,
  },
  'a text that stands after the main content': {
    artifacts: around(`<main>${words(60)}</main>`, `<div><p>${otherWords(70, 1)}</p></div>`),
    verdict: 'pass',
  },
  'parts with their titles that stand after the main content': {
    artifacts: around(
      `<main>${words(60)}</main>`,
      `<section>${[1, 2, 3, 4, 5, 6].map((at) => `<h2>Partie</h2><p>${otherWords(12, at)}</p>`).join('')}</section>`,
    ),
    verdict: 'pass',
  },
  'a page held by a box named after its foot': {
    artifacts: around(`<div class="footer"><h1>Exemple</h1><p>${words(130)}</p></div>`),
    verdict: 'pass',
  },
  'the foot of a card of the text': {
    artifacts: around(
      `<main>${words(60)}<div class="card"><div class="footer">${otherWords(70, 1)}</div></div></main>`,
    ),
    verdict: 'pass',
  },
  'words of answers that unfold': {
    artifacts: page(
      `<p>${words(40)}</p><button data-bs-target="#r1">Livraison</button><div id="r1" style="display:none"><p>${otherWords(60, 1)}</p></div><details><summary>Retours</summary><p>${otherWords(60, 2)}</p></details>`,
    ),
    verdict: 'pass',
  },
  'words of parts shown one at a time': {
    artifacts: page(
      `<div class="jour actif">${words(40)}</div><div class="jour" style="display:none">${otherWords(90, 1)}</div>`,
    ),
    verdict: 'pass',
  },
  'too few words of tabs': {
    artifacts: page(`<p>${words(40)}</p><section role="tabpanel" hidden>${otherWords(20, 1)}</section>`),
    ...sixtyWords,
  },
  'words of a window that a button opens': {
    artifacts: page(
      `<p>${words(59)}</p><button data-bs-target="#m1">Préférences</button><div id="m1" class="modal" style="display:none">${otherWords(300, 1)}</div>`,
    ),
    ...sixtyWords,
  },
  'the same words again for another width': {
    artifacts: page(
      `<div class="bloc">${words(60)}</div><div class="bloc" style="display:none">${words(60)}</div>`,
    ),
    ...sixtyWords,
  },
  'a contact page': {
    artifacts: page('<h1>Contact</h1>', '/contact'),
    verdict: 'inapplicable',
    reason: 'page faite pour agir ou pour voir',
  },
  'a gallery': {
    artifacts: page('<img src="a.jpg" alt="">'.repeat(6)),
    verdict: 'inapplicable',
    reason: 'page faite pour agir ou pour voir',
  },
  'a form': {
    artifacts: page('<form><input name="a"><input name="b"><textarea></textarea></form>'),
    verdict: 'inapplicable',
    reason: 'page faite pour agir ou pour voir',
  },
  'a sign-up page': {
    artifacts: page('<form><input type="email"><input type="password"></form>', '/inscription'),
    verdict: 'inapplicable',
    reason: 'page faite pour agir ou pour voir',
  },
  'a legal notice': {
    artifacts: page('<h1>Mentions légales</h1><p>Éditeur : la compagnie du Bourg.</p>', '/mentions-legales'),
    verdict: 'inapplicable',
    reason: 'texte légal',
  },
  'a legal notice whose address is one word': {
    artifacts: page('<p>Éditeur : la compagnie du Bourg.</p>', '/mentionslegales.html'),
    verdict: 'inapplicable',
    reason: 'texte légal',
  },
  'closed to engines': {
    artifacts: page('<p>Merci.</p>', '/merci', '<meta name="robots" content="noindex">'),
    verdict: 'inapplicable',
    reason: 'page fermée aux moteurs',
  },
  'just enough': { artifacts: page(`<p>${words(120)}</p>`), verdict: 'pass' },
  'a word less': {
    artifacts: page(`<p>${words(119)}</p>`),
    verdict: 'fail',
    title: 'La page ne contient que 119 mots',
    evidence: [{ type: 'value', label: 'Mots du contenu principal', value: '119', expected: 'au moins 120' }],
  },
  'five pictures are no gallery': {
    artifacts: page('<img src="a.jpg" alt="">'.repeat(5)),
    verdict: 'fail',
    title: 'La page ne contient que 0 mots',
    evidence: [{ type: 'value', label: 'Mots du contenu principal', value: '0', expected: 'au moins 120' }],
  },
  'closed to engines by a header': {
    artifacts: closedByHeader(page('<p>Merci.</p>', '/merci')),
    verdict: 'inapplicable',
    reason: 'page fermée aux moteurs',
  },
});
