import type { CDPSession } from 'puppeteer-core';
import type { MainResponse, Source } from '../artifacts.ts';
import { defineArtifact } from './define-artifact.ts';
import { NavigationFailed } from './lighthouse.ts';
import { type Exchange, headerFields, mainExchange } from './network-log.ts';
import { responseHeader } from './response-header.ts';

export const mainResponse = defineArtifact({
  id: 'mainResponse',
  gather: ({ watch, run }) => ({
    ...mainResponseOf(watch.network.exchanges),
    ...(run instanceof Error && !(run instanceof NavigationFailed) ? {} : { trust: run.trust }),
  }),
});

export const source = defineArtifact({
  id: 'source',
  gather: ({ main, tab }) => gatherSource(main, tab.cdp),
});

const sourceLimit = 3_000_000;

/** The answer that brought the document. @throws Error when none was received */
export function mainResponseOf(exchanges: readonly Exchange[]): MainResponse {
  const main = mainExchange(exchanges);
  if (!main?.response) throw new Error('no main document');
  const { response } = main;
  const timing = response.timing;
  return {
    url: main.url,
    status: main.rawStatus ?? response.status,
    protocol: response.protocol ?? '',
    mimeType: response.mimeType,
    headers: main.rawHeaders ?? headerFields(response.headers),
    redirects: exchanges
      .filter((exchange) => exchange.isMainDocument && exchange.redirectedTo !== null)
      .map((exchange) => ({
        url: exchange.url,
        status: exchange.rawStatus ?? exchange.response?.status ?? 0,
        headers: exchange.rawHeaders ?? (exchange.response ? headerFields(exchange.response.headers) : []),
      })),
    remoteAddress: response.remoteIPAddress ?? '',
    ttfbMs: timing ? Math.max(0, Math.round(timing.receiveHeadersStart ?? timing.receiveHeadersEnd)) : 0,
  };
}

/** The HTML as received. @throws Error when the browser no longer has it */
async function gatherSource(main: Exchange, session: CDPSession): Promise<Source> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', {
    requestId: main.requestId,
  });
  const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  return {
    html: text.slice(0, sourceLimit),
    sizeBytes: main.bodyBytes || Buffer.byteLength(text),
    truncated: text.length > sourceLimit,
    charset: declaredCharset(main, text),
  };
}

function declaredCharset(main: Exchange, html: string): string {
  const type = main.response ? responseHeader(main.response.headers, 'content-type') : '';
  const fromHeader = /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1];
  if (fromHeader) return fromHeader.toLowerCase();
  if (html.startsWith('\uFEFF')) return 'utf-8';
  // Browsers look for the declaration in the first 1,024 bytes.
  return /<meta[^>]{1,300}charset\s*=\s*["']?([\w-]+)/i.exec(html.slice(0, 1_024))?.[1]?.toLowerCase() ?? '';
}
