import { parseRobots } from '#engine/address/robots.ts';
import {
  type PageFacts,
  type PageLink,
  type PageShapes,
  pageShapes,
  type RobotsTxt,
  type Sitemap,
  type SiteShapes,
  samplesOf,
  siteShapes,
} from '#engine/artifacts.ts';
import { domFromDocument } from './dom-from-html.ts';
import { networkRequest } from './network.ts';
import { parsePage } from './parse-page.ts';

/** Artifacts of a small healthy page; pass HTML and what the case changes. */
export function pageArtifacts(html = goodPage, changes: Partial<PageShapes> = {}): PageShapes {
  const url = changes.page?.url ?? 'https://www.exemple.fr/';
  const samples = samplesOf(pageShapes);
  return {
    page: {
      requestedUrl: url,
      url,
      isHome: true,
      device: 'mobile',
      siteDomain: 'exemple.fr',
      screenshot: null,
    },
    ...samples,
    mainResponse: { ...samples.mainResponse, url },
    source: { ...samples.source, html, sizeBytes: Buffer.byteLength(html) },
    dom: domFromDocument(parsePage(html, url)),
    ...changes,
  };
}

/** Facts of a small healthy page for site rules. */
export function pageFacts(changes: Partial<PageFacts> = {}): PageFacts {
  const url = changes.url ?? 'https://www.exemple.fr/';
  return {
    url,
    requestedUrl: url,
    status: 200,
    isHome: true,
    kind: 'home',
    title: 'Exemple – accueil',
    metaDescription: 'Une page d’exemple.',
    headings: [{ level: 1, text: 'Bienvenue' }],
    lang: 'fr',
    canonical: url,
    robotsMeta: '',
    hreflang: [],
    links: [],
    images: [],
    imageAlternatives: { count: 0, missing: 0 },
    icons: [],
    contactLinks: [],
    ownCode: [],
    ownCalls: [],
    ownHosts: [],
    structuredDataTypes: [],
    hasSearchForm: false,
    hasPasswordField: false,
    wordCount: 200,
    simhash: '0f0f0f0f0f0f0f0f',
    text: '',
    footerText: '',
    headers: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
    cookies: [],
    storage: [],
    thirdParties: [],
    consentBanner: null,
    fingerprinting: [],
    requestCount: 10,
    transferBytes: 300_000,
    domNodes: 200,
    forms: [],
    ...changes,
  };
}

/** Artifacts of a small healthy site; pass what the case changes. */
export function siteArtifacts(changes: Partial<SiteShapes> = {}): SiteShapes {
  return {
    site: {
      startUrl: 'https://www.exemple.fr/',
      origin: 'https://www.exemple.fr',
      host: 'www.exemple.fr',
      siteDomain: 'exemple.fr',
      scope: 'site',
      profile: null,
      device: 'mobile',
      crawlComplete: true,
      startedAt: '2026-11-21T10:00:00.000Z',
    },
    pages: [pageFacts()],
    notAnalysed: [],
    rgaa: null,
    ...samplesOf(siteShapes),
    ...changes,
  };
}

/** The robots.txt of the site with that text. */
export function robotsOf(text: string, status = 200): RobotsTxt {
  return parseRobots('https://www.exemple.fr/robots.txt', status, text);
}

/** A sitemap with those addresses. */
export function sitemapOf(urls: readonly string[], changes: Partial<Sitemap> = {}): Sitemap {
  return {
    url: 'https://www.exemple.fr/sitemap.xml',
    status: 200,
    kind: 'urlset',
    urlCount: urls.length,
    urls,
    error: null,
    ...changes,
  };
}

/** A link of a menu to a path of the site. */
export function linkTo(path: string, changes: Partial<PageLink> = {}): PageLink {
  return {
    url: new URL(path, 'https://www.exemple.fr').href,
    text: path,
    region: 'nav',
    rel: '',
    ...changes,
  };
}

/** A page reached at a path of the site; only `/` is the home page. */
export function pageAt(path: string, html?: string): PageShapes {
  const url = new URL(path, 'https://www.exemple.fr').href;
  const base = pageArtifacts(html);
  return { ...base, page: { ...base.page, url, requestedUrl: url, isHome: path === '/' } };
}

/** A page with one image: its real size, its weight, its type. */
export function imagePage(
  natural: string,
  transferBytes: number,
  mimeType = 'image/jpeg',
  attributes = 'data-box="0 0 300 200"',
): PageShapes {
  const url = 'https://www.exemple.fr/image';
  return pageArtifacts(
    `<body><img src="/image" alt="" data-natural="${natural} ${url}" ${attributes}></body>`,
    { requests: [networkRequest({ url, resourceType: 'image', mimeType, transferBytes })] },
  );
}

/** A site whose eco-design statement says that. */
export function ecoPage(text: string): SiteShapes {
  return siteArtifacts({
    pages: [pageFacts(), pageFacts({ url: 'https://www.exemple.fr/ecoconception', isHome: false, text })],
  });
}

/** That many different words. */
export function words(count: number): string {
  return Array.from({ length: count }, (_, index) => `mot${index}`).join(' ');
}

/** A page that shows `shown` words although the server sent `received`. */
export function clientRendered(received: number, shown: number): PageShapes {
  const rendered = pageArtifacts(`<body><p>${words(shown)}</p></body>`);
  const { source } = pageArtifacts(`<body><p>${words(received)}</p><script>var a = 'b c d';</script></body>`);
  return { ...rendered, source };
}

const goodPage = `<!doctype html><html lang="fr"><head><title>Exemple – accueil</title></head>
<body><a href="#contenu">Aller au contenu</a><header><nav aria-label="Principal"><a href="/contact">Contact</a></nav></header>
<main id="contenu"><h1>Bienvenue</h1><p>Une page simple.</p></main><footer><a href="/mentions-legales">Mentions légales</a></footer></body></html>`;
