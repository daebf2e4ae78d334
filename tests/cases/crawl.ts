import { type Case, house, legalText, pageOf } from './case.ts';

const session = (path: string) => `${path};jsessionid=4F1C2A9B77D0E5A3B6C8`;

/** Every link of the page carries a session id and a campaign, as old Java sites and newsletters write them. */
const tracked = (html: string) =>
  html.replaceAll(
    /href="(\/[a-z-]*)"/g,
    (_, path: string) => `href="${path}?utm_source=menu&utm_medium=site"`,
  );

export const campaignAddresses: Case = {
  id: 'campaign-addresses',
  kind: 'crawl',
  ask: 'The menu carries campaign parameters: /contact and /contact?utm_source=menu are one page. A right audit reads each page once and calls none a duplicate of itself.',
  basis:
    'Google Search Central, « Canonicalization »: campaign parameters make no other page; each page names its canonical address.',
  expected: [],
  mustNot: [
    ...['seo-titre-duplique', 'seo-description-dupliquee', 'seo-contenu-duplique', 'legal-mentions-absentes'],
    ...['rgaa-titres-page-identiques', 'seo-liens-casses-internes'],
  ],
  read: ['/', '/miel', '/contact', '/mentions-legales', '/confidentialite'],
  routes: Object.fromEntries(
    Object.entries(house({})).map(([path, html]) => [
      path,
      String(tracked(String(html))).replace(
        '<link rel="icon"',
        `<link rel="canonical" href="${path}"><link rel="icon"`,
      ),
    ]),
  ),
};

export const sessionAddresses: Case = {
  id: 'session-addresses',
  kind: 'crawl',
  ask: 'The home page links each page twice, once with a session id in the path. A right audit does not spend its pages on copies and does not blame the site for two titles of the same text where the copy names its original.',
  basis: 'RFC 6265 §1 (sessions belong in cookies); a canonical link names the original.',
  expected: [],
  mustNot: [
    'legal-mentions-absentes',
    'qual-contact-introuvable',
    'seo-liens-casses-internes',
    'rgaa-titres-page-identiques',
  ],
  read: ['/', '/miel', '/contact', '/mentions-legales'],
  routes: (() => {
    const pages = house({});
    const canonical = (path: string) =>
      String(pages[path]).replace(
        '<link rel="icon"',
        `<link rel="canonical" href="${path}"><link rel="icon"`,
      );
    const paths = ['/miel', '/contact', '/mentions-legales', '/confidentialite'];
    const copies = paths
      .map((path) => `<li><a href="${session(path)}">${path.slice(1)} (copie)</a></li>`)
      .join('');
    return {
      ...Object.fromEntries(Object.keys(pages).map((path) => [path, canonical(path)])),
      ...Object.fromEntries(paths.map((path) => [session(path), canonical(path)])),
      '/': canonical('/').replace('</main>', `<ul>${copies}</ul></main>`),
    };
  })(),
};

export const foldedNotice: Case = {
  id: 'folded-notice',
  kind: 'false-positive',
  ask: 'The legal notice stands in closed <details>, one a subject. It is on the page and one press away: a right audit reads it and reports none of it as missing.',
  basis:
    'LCEN art. 1-1 (« un standard ouvert », easily reached); HTML, details: closed contents are part of the page and found by searching.',
  expected: [],
  mustNot: [
    ...['legal-mentions-absentes', 'legal-hebergeur-nom', 'legal-editeur-adresse', 'legal-editeur-telephone'],
    ...['legal-editeur-courriel', 'legal-directeur-publication', 'legal-mentions-acces', 'seo-contenu-mince'],
  ],
  read: ['/mentions-legales'],
  routes: house({
    '/mentions-legales': pageOf({
      title: 'Mentions légales',
      body: `<p>Tout ce que la loi demande de dire de notre maison, de qui répond du site et de qui le garde sur ses machines se lit ci-dessous, un sujet après l’autre : ouvrez ce qui vous intéresse.</p>
<details><summary>Qui nous sommes et qui garde le site</summary>${legalText}</details>`,
    }),
  }),
};

const notSent = (path: string) => `<script>
addEventListener('hashchange', show); function show() {
  const name = location.hash.slice(2) || 'accueil';
  document.querySelectorAll('main section').forEach((part) => { part.hidden = part.id !== name; });
} show();</script><!-- ${path} -->`;

export const hashRoutes: Case = {
  id: 'hash-routes',
  kind: 'crawl',
  ask: 'One document whose parts are shown by the fragment of the address (#/mentions). The notice is there, one press away: a right audit does not prove that it is missing, and calls no fragment a broken link.',
  basis: 'WHATWG URL: the fragment never reaches the server; LCEN art. 1-1.',
  expected: [],
  mustNot: ['seo-liens-casses-internes', 'legal-hebergeur-nom', 'legal-editeur-adresse', 'qual-lien-factice'],
  read: ['/'],
  routes: {
    '/': `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Les Ruchers du Vallon</title><link rel="icon" href="data:,"><style>body{font:1.1rem/1.5 sans-serif;color:#222}</style></head><body>
<nav aria-label="Menu"><ul><li><a href="#/accueil">Accueil</a></li><li><a href="#/contact">Contact</a></li><li><a href="#/mentions">Mentions légales</a></li></ul></nav>
<main><section id="accueil"><h1>Miels de la Drôme</h1><p>Nos ruches passent l’hiver dans la vallée et l’été sur le plateau.</p></section>
<section id="contact" hidden><h1>Nous écrire</h1><p>12 chemin des Acacias, 26150 Die, <a href="tel:+33475221000">04 75 22 10 00</a></p></section>
<section id="mentions" hidden><h1>Mentions légales</h1>${legalText}</section></main>${notSent('/')}</body></html>`,
  },
};
