import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import type { NetworkRequest } from '../../artifacts.ts';
import { pageFactsOf } from './page-facts.ts';

const html = `<!doctype html><html lang="fr"><head><title>Mentions légales – Exemple</title>
<meta name="description" content=" Qui édite ce site. "><meta name="robots" content="noindex">
<link rel="canonical" href="/mentions-legales"><link rel="alternate" hreflang="en" href="/en/legal">
<script type="application/ld+json">{"@graph":[{"@type":"Organization","address":{"@type":"PostalAddress"}}]}</script></head>
<body><header><a href="/">Accueil</a><form role="search"><input name="q" aria-label="Rechercher"></form></header>
<nav><a href="/contact">Contact</a><a href="/contact">Contact</a><a href="mailto:a@exemple.fr">Écrire</a></nav>
<main><h1>Mentions légales</h1><p>Éditeur : la commune d’Exemple, dix rue des Tests.</p>
<article><header><a href="/a">Dans un article</a></header></article></main>
<footer>Hébergeur : Test SARL <a href="https://autre.fr/x">Partenaire</a></footer>
<div role="dialog">Nous utilisons des cookies</div></body></html>`;
const url = 'https://www.exemple.fr/mentions-legales';
const page = {
  requestedUrl: url,
  url,
  isHome: false,
  device: 'mobile',
  siteDomain: 'exemple.fr',
  screenshot: null,
} as const;
const request: NetworkRequest = {
  url: 'https://www.exemple.fr/a.png',
  method: 'GET',
  resourceType: 'image',
  status: 200,
  protocol: 'h2',
  mimeType: 'image/png',
  requestHeaders: [],
  responseHeaders: [],
  transferBytes: 10,
  bodyBytes: 10,
  fromCache: false,
  fromServiceWorker: false,
  startMs: 0,
  endMs: 10,
  initiatorUrl: '',
  initiatorType: 'parser',
  isMainDocument: false,
  frameUrl: '',
  failure: null,
  redirectedTo: null,
};
const facts = pageFactsOf(
  pageArtifacts(html, {
    page,
    requests: [
      request,
      { ...request, url: 'https://cdn.autre.fr/x.js', transferBytes: 5 },
      { ...request, url: 'https://cdn.autre.fr/y.js', transferBytes: 6 },
      { ...request, url: 'https://img.exemple.fr/b.png', transferBytes: 1 },
    ],
  }),
);

test('title, description, language, canonical, robots and alternates are read', () => {
  expect(facts).toMatchObject({
    kind: 'legal-notice',
    title: 'Mentions légales – Exemple',
    metaDescription: 'Qui édite ce site.',
    lang: 'fr',
    canonical: 'https://www.exemple.fr/mentions-legales',
    robotsMeta: 'noindex',
    hreflang: [{ lang: 'en', url: 'https://www.exemple.fr/en/legal' }],
    headings: [{ level: 1, text: 'Mentions légales' }],
    structuredDataTypes: ['Organization', 'PostalAddress'],
    hasSearchForm: true,
    hasPasswordField: false,
  });
});

test('what a framed document says is not said of the page', () => {
  const framed = { ...pageArtifacts(html, { page }) };
  const dom = {
    ...framed.dom,
    nodes: framed.dom.nodes.map((node) =>
      node.tag === 'meta' || node.tag === 'link' ? { ...node, document: 1 } : node,
    ),
  };
  expect(pageFactsOf({ ...framed, dom })).toMatchObject({
    metaDescription: '',
    robotsMeta: '',
    canonical: '',
    hreflang: [],
  });
});

test('headings are those that assistive technologies announce', () => {
  const body =
    '<h1 role="presentation">Logo</h1><p role="Heading" aria-level="3">Tarifs</p><h2>Horaires</h2>';
  expect(pageFactsOf(pageArtifacts(body, { page })).headings).toEqual([
    { level: 3, text: 'Tarifs' },
    { level: 2, text: 'Horaires' },
  ]);
});

test('the canonical address may come in a header, all instructions to robots count', () => {
  const { mainResponse } = pageArtifacts();
  const headers = [{ name: 'link', value: '</a>; rel="next", </mentions>; rel="canonical"' }];
  const head = '<meta name="robots" content="follow"><meta name="googlebot" content="noindex">';
  expect(
    pageFactsOf(pageArtifacts(head, { page, mainResponse: { ...mainResponse, headers } })),
  ).toMatchObject({
    canonical: 'https://www.exemple.fr/mentions',
    robotsMeta: 'follow, noindex',
  });
});

test('links carry their landmark; a header of an article is its main region; repeated and mail links go', () => {
  expect(facts.links.map(({ url: to, region }) => [new URL(to).pathname, region])).toEqual([
    ['/', 'header'],
    ['/contact', 'nav'],
    ['/a', 'main'],
    ['/x', 'footer'],
  ]);
});

test('the main text leaves header, menus, footer and dialogs out', () => {
  expect(facts.wordCount).toBe(
    'Mentions légales Éditeur la commune d Exemple dix rue des Tests Dans un article'.split(' ').length,
  );
  expect(facts.footerText).toContain('Hébergeur');
});

test('third parties are other registrable domains, with their weight', () => {
  expect(facts.thirdParties).toEqual([
    {
      host: 'cdn.autre.fr',
      urls: ['https://cdn.autre.fr/x.js', 'https://cdn.autre.fr/y.js'],
      requestCount: 2,
      transferBytes: 11,
    },
  ]);
  expect(facts.transferBytes).toBe(22);
});

test('with more than 500 links, those of the footer stay', () => {
  const many = Array.from({ length: 700 }, (_, index) => `<a href="/p${index}">Page ${index}</a>`).join('');
  const { links } = pageFactsOf(
    pageArtifacts(`<body><main>${many}</main><footer><a href="/mentions">Mentions</a></footer></body>`),
  );
  expect(links).toHaveLength(500);
  expect(links.at(-1)?.text).toBe('Mentions');
});

test('one name of a legal page keeps its text whole until links settle its kind; of others the cut is told', () => {
  const long = `<p>${'Le site est hébergé à Roubaix. '.repeat(200)}</p>`;
  const of = (title: string) =>
    pageFactsOf(
      pageArtifacts(`<head><title>${title}</title></head><body><h1>Bienvenue</h1>${long}</body>`, {
        page: { ...page, url: 'https://www.exemple.fr/p12', isHome: false },
      }),
    );
  const [legal, other] = [of('Informations légales'), of('Nos recettes')];
  expect(legal.kind).toBe('other');
  expect(legal.text.length).toBeGreaterThan(6_000);
  expect(legal).not.toHaveProperty('textCut');
  expect(other.text).toHaveLength(4_000);
  expect(other.textCut).toBe(true);
});

test('failed artifacts leave empty facts', () => {
  const failed = { artifactError: 'broken' } as never;
  const empty = pageFactsOf(
    pageArtifacts(html, {
      page,
      dom: failed,
      requests: failed,
      source: failed,
      mainResponse: failed,
      cookies: failed,
      consentBanner: failed,
    }),
  );
  expect(empty).toMatchObject({ status: 0, links: [], title: '', consentBanner: null, kind: 'legal-notice' });
});
