import type { Dom, NetworkRequest, PageFacts } from '../../artifacts.ts';
import { byTag, clip } from '../dom/dom.ts';
import { scriptedLinksOf } from '../dom/scripted-links.ts';
import { hostOf, isOwnUrl } from '../http/domains.ts';
import { mayLackContent } from '../http/lost-content.ts';

type Extras = Pick<
  PageFacts,
  | 'imageAlternatives'
  | 'scriptedWays'
  | 'icons'
  | 'contactLinks'
  | 'ownCode'
  | 'ownCalls'
  | 'ownHosts'
  | 'lostScripts'
  | 'lacksContent'
>;

/** Under this size an image is a spacer or a counter. CSS px. */
const smallestPx = 32;

/** Small facts of a page that only site rules need. */
export function pageExtrasOf(dom: Dom, requests: readonly NetworkRequest[], siteDomain: string): Extras {
  const images = byTag(dom, 'img').filter(
    ({ document, exposed, box }) =>
      document === 0 && exposed && (box?.width ?? 0) >= smallestPx && (box?.height ?? 0) >= smallestPx,
  );
  const contacts = byTag(dom, 'a')
    .map(({ attributes }) => attributes.href?.trim() ?? '')
    .filter((href) => /^(?:mailto|tel):./i.test(href));
  const ways = scriptedLinksOf(dom);
  return {
    ...(ways.length > 0 && { scriptedWays: ways }),
    imageAlternatives: {
      count: images.length,
      missing: images.filter(({ attributes, name }) => attributes.alt === undefined && name === '').length,
    },
    icons: iconsOf(dom),
    contactLinks: [...new Set(contacts)].slice(0, 20).map((href) => clip(href, 300)),
    ownCode: [
      ...new Set(
        requests
          .filter(
            ({ resourceType, url }) =>
              /^(?:stylesheet|script)$/.test(resourceType) && isOwnUrl(url, siteDomain),
          )
          .map(({ url }) => clip(url, 500)),
      ),
    ].slice(0, 60),
    ...ownAddresses(requests, siteDomain),
    ...lostScriptsOf(requests),
    ...(mayLackContent(requests) && { lacksContent: true }),
  };
}

/** Scripts that no answer or an error came for. */
function lostScriptsOf(requests: readonly NetworkRequest[]): Pick<Extras, 'lostScripts'> {
  const lost = requests.filter(
    ({ resourceType, status, failure }) =>
      resourceType === 'script' && (status >= 400 || (status === 0 && failure !== null)),
  );
  const lostScripts = [...new Set(lost.map(({ url }) => clip(url, 300)))].slice(0, 20);
  return lostScripts.length > 0 ? { lostScripts } : {};
}

/** What of the site’s own domain the page talks to. */
function ownAddresses(
  requests: readonly NetworkRequest[],
  siteDomain: string,
): Pick<Extras, 'ownCalls' | 'ownHosts'> {
  const own = requests.filter(({ url }) => /^https?:/i.test(url) && isOwnUrl(url, siteDomain));
  const calls = own.filter(
    ({ method, resourceType }) => method === 'GET' && /^(?:xhr|fetch)$/.test(resourceType),
  );
  const hosts = new Map<string, string>();
  for (const { url } of own) if (!hosts.has(hostOf(url))) hosts.set(hostOf(url), clip(url, 300));
  return {
    ownCalls: [...new Set(calls.map(({ url }) => clip(url, 500)))].slice(0, 20),
    ownHosts: [...hosts].slice(0, 30).map(([host, url]) => ({ host, url })),
  };
}

const iconKinds = new Set(['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed', 'manifest']);

function iconsOf(dom: Dom): Extras['icons'] {
  return byTag(dom, 'link')
    .filter(({ document, url }) => document === 0 && url !== undefined)
    .flatMap(({ attributes, url }) => {
      const rel = (attributes.rel ?? '')
        .toLowerCase()
        .split(/\s+/)
        .find((name) => iconKinds.has(name));
      return rel === undefined ? [] : [{ rel, url: clip(url ?? '', 500) }];
    })
    .slice(0, 20);
}
