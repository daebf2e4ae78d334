import type {
  ConsentBanner,
  ConsentButton,
  CookieWrite,
  Library,
  NetworkRequest,
  PageFacts,
  PageShapes,
} from '#engine/artifacts.ts';
import { pageArtifacts, pageFacts } from './artifacts.ts';

/** One network request of a healthy visit. */
export function request(url: string, changes: Partial<NetworkRequest> = {}): NetworkRequest {
  return {
    url,
    method: 'GET',
    resourceType: 'script',
    status: 200,
    protocol: 'h2',
    mimeType: 'application/javascript',
    requestHeaders: [],
    responseHeaders: [],
    transferBytes: 1000,
    bodyBytes: 3000,
    fromCache: false,
    fromServiceWorker: false,
    startMs: 100,
    endMs: 200,
    initiatorUrl: 'https://www.exemple.fr/',
    initiatorType: 'parser',
    isMainDocument: false,
    frameUrl: 'https://www.exemple.fr/',
    failure: null,
    redirectedTo: null,
    ...changes,
  };
}

/** One cookie the site sets for the browser session. */
export function cookie(name: string, changes: Partial<CookieWrite> = {}): CookieWrite {
  return {
    source: 'header',
    name,
    value: 'valeur',
    domain: 'www.exemple.fr',
    path: '/',
    lifetimeSeconds: null,
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    partitioned: false,
    setBy: 'https://www.exemple.fr/',
    thirdParty: false,
    raw: '',
    ...changes,
  };
}

/** A third-party host as site rules see it. */
export function thirdParty(...urls: readonly [string, ...string[]]): PageFacts['thirdParties'][number] {
  return { host: new URL(urls[0]).hostname, urls, requestCount: urls.length, transferBytes: 1000 };
}

export function library(name: string, version: string, changes: Partial<Library> = {}): Library {
  return { name, version, from: 'global', url: '', ...changes };
}

/** A button of a consent banner; equal sizes by default. */
export function button(text: string, changes: Partial<ConsentButton> = {}): ConsentButton {
  return {
    kind: 'other',
    text,
    selector: '#bandeau > button',
    snippet: `<button>${text}</button>`,
    box: { x: 0, y: 700, width: 160, height: 44 },
    fontSizePx: 16,
    ...changes,
  };
}

/** A fair consent banner: purposes, « Tout accepter », « Tout refuser ». */
export function banner(changes: Partial<ConsentBanner> = {}): ConsentBanner {
  return {
    found: true,
    manager: '',
    selector: '#bandeau',
    text: 'Nous utilisons des cookies pour la mesure d’audience et la publicité. En savoir plus dans notre politique de cookies. Voir nos partenaires.',
    box: { x: 0, y: 600, width: 412, height: 220 },
    buttons: [
      button('Tout accepter', { kind: 'accept' }),
      button('Tout refuser', { kind: 'refuse' }),
      button('Paramétrer', { kind: 'settings' }),
    ],
    prechecked: [],
    unticked: 0,
    ...changes,
  };
}

/** A page whose answer carries these headers. */
export function pageWithHeaders(headers: Readonly<Record<string, string>>, html?: string): PageShapes {
  const { mainResponse } = pageArtifacts();
  const fields = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return pageArtifacts(html, { mainResponse: { ...mainResponse, headers: fields } });
}

/** A page read in plain http. */
export function plainHttpPage(html?: string, changes: Partial<PageShapes> = {}): PageShapes {
  const url = 'http://www.exemple.fr/';
  const { page, mainResponse } = pageArtifacts();
  return pageArtifacts(html, {
    page: { ...page, url, requestedUrl: url },
    mainResponse: { ...mainResponse, url },
    ...changes,
  });
}

/** Long French filler, so that a page counts as read in full. */
const filler = 'Cette page décrit nos services et notre organisation. '.repeat(15);

/** A legal page with enough text to conclude from an absence. */
export function legalPage(
  kind: PageFacts['kind'],
  text: string,
  changes: Partial<PageFacts> = {},
): PageFacts {
  const url = `https://www.exemple.fr/${kind}`;
  return pageFacts({ url, requestedUrl: url, isHome: false, kind, text: `${text} ${filler}`, ...changes });
}

/** A home page that two signs betray as a shop. */
export function shopHome(changes: Partial<PageFacts> = {}): PageFacts {
  return pageFacts({
    text: 'Bougie parfumée 12,90 € Ajouter au panier',
    links: [{ text: 'Panier', url: 'https://www.exemple.fr/panier', region: 'header', rel: '' }],
    ...changes,
  });
}
