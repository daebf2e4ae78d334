import type { Dom, DomNode, MainResponse, NetworkRequest, Source } from '../../artifacts.ts';
import { byTag, closest } from '../dom/dom.ts';
import { sourceWordCount } from '../html/source-text.ts';
import { wordsOf } from '../text/simhash.ts';

/** RGESN 2.3: 3G or 512 kbit/s; the round trip is the catalogue’s. */
const bytesPerSecond = 64_000;
const roundTripSeconds = 0.3;
/** Shorter pages tell nothing of who writes their text. */
const fewWords = 40;

export interface SlowDisplay {
  /** Seconds before the text can be read, at least. */
  readonly seconds: number;
  readonly criticalBytes: number;
  /** What has to arrive first, heaviest first. */
  readonly critical: readonly NetworkRequest[];
  /** The text is written by scripts: they have to arrive too. */
  readonly byScript: boolean;
}

/**
 * A lower bound of the time before the text of the page can be read at 512 kbit/s: bytes of the document and of what
 * blocks it (style sheets, scripts of the head, all scripts when they write the text), and the round trips nobody can
 * save. Slow start, the server’s time and the processor’s are left out.
 */
export function slowDisplayOf(
  dom: Dom,
  requests: readonly NetworkRequest[],
  mainResponse: MainResponse,
  source: Source,
): SlowDisplay {
  const textWords = wordsOf(dom.text).length;
  const byScript = textWords >= fewWords && sourceWordCount(source) < textWords * 0.3;
  const blocking = blockingAddresses(dom);
  const critical = requests.filter(
    ({ url, resourceType, isMainDocument, initiatorUrl, frameUrl }) =>
      isMainDocument ||
      blocking.has(url) ||
      (resourceType === 'stylesheet' && blocking.has(initiatorUrl)) ||
      (byScript &&
        resourceType === 'script' &&
        frameUrl === mainResponse.url &&
        isOwnHost(url, mainResponse.url)),
  );
  const criticalBytes = critical.reduce((sum, { transferBytes }) => sum + transferBytes, 0);
  const connection = mainResponse.url.startsWith('https:') ? 3 : 2;
  const trips = connection + 1 + mainResponse.redirects.length + (critical.length > 1 ? 1 : 0);
  return {
    seconds: trips * roundTripSeconds + criticalBytes / bytesPerSecond,
    criticalBytes,
    critical: [...critical].sort((a, b) => b.transferBytes - a.transferBytes),
    byScript,
  };
}

function blockingAddresses(dom: Dom): ReadonlySet<string> {
  const isBlockingSheet = ({ attributes }: DomNode) =>
    /\bstylesheet\b/i.test(attributes.rel ?? '') &&
    !/\balternate\b/i.test(attributes.rel ?? '') &&
    attributes.disabled === undefined &&
    /^(|all|screen)$/i.test((attributes.media ?? '').trim());
  const isBlockingScript = (node: DomNode) =>
    node.attributes.src !== undefined &&
    node.attributes.async === undefined &&
    node.attributes.defer === undefined &&
    /^(|text\/javascript|application\/javascript)$/i.test(node.attributes.type ?? '') &&
    closest(dom, node, ({ tag }) => tag === 'head') !== undefined;
  const nodes = [
    ...byTag(dom, 'link').filter(isBlockingSheet),
    ...byTag(dom, 'script').filter(isBlockingScript),
  ];
  return new Set(nodes.flatMap(({ url, document }) => (url && document === 0 ? [url] : [])));
}

/** Scripts of others (audience, advertising) write no text of the page. */
function isOwnHost(url: string, pageUrl: string): boolean {
  return URL.parse(url)?.hostname === URL.parse(pageUrl)?.hostname;
}
