import { randomBytes } from 'node:crypto';
import type { AddressVariant } from '../artifacts.ts';
import { isSameContent, type ReceivedHtml, readHtml } from '../derive/html/received-html.ts';
import { variantsOf } from '../derive/http/address-variants.ts';
import { canonicalHeader } from '../derive/search/canonical.ts';
import { isHtml } from './answer-kind.ts';
import type { Exchange } from './http-client.ts';
import type { ProbeContext } from './probe-context.ts';

const maxBytes = 256 * 1024;
/** Fewer words do not tell one page from another. */
const fewestWords = 10;

/** Asks for a page under other spellings of its address, and compares what comes. */
export async function probeVariants(
  world: ProbeContext,
  pageUrl: string,
  received?: Exchange,
): Promise<AddressVariant[]> {
  const candidates = variantsOf(new URL(pageUrl)).filter(({ url }) => world.isAllowed(url));
  if (candidates.length === 0) return [];
  const page = received ?? (await askForPage(world, pageUrl));
  // Redirected or refused: the address is not the page’s own.
  if (page.status !== 200 || page.url !== pageUrl || !isHtml(page)) return [];
  const html = readHtml(page.body, page.url);
  const telling = await isTelling(world, pageUrl, html);
  return Promise.all(
    candidates.map(async ({ kind, url }) => {
      const answer = await askForPage(world, url.href);
      const other = answer.status === 200 && isHtml(answer) ? readHtml(answer.body, answer.url) : null;
      return {
        kind,
        pageUrl,
        url: url.href,
        reachedUrl: answer.url,
        status: answer.status,
        canonical: canonicalHeader(answer.headers, answer.url) || (other?.canonical ?? ''),
        pageCanonical: canonicalHeader(page.headers, page.url) || (html.canonical ?? ''),
        sameContent: other === null ? false : telling ? isSameContent(html, other) : null,
      };
    }),
  );
}

/** Unknown addresses get something else than the page: the HTML tells pages apart. */
async function isTelling(world: ProbeContext, pageUrl: string, html: ReceivedHtml): Promise<boolean> {
  if (html.wordCount < fewestWords) return false;
  const unknown = new URL(`./constat-${randomBytes(8).toString('hex')}`, pageUrl);
  const answer = await askForPage(world, unknown.href);
  return (
    answer.status === 404 || answer.status === 410 || !isSameContent(html, readHtml(answer.body, answer.url))
  );
}

/** A page as a robot without scripts receives it; its first 256 KiB. */
export function askForPage({ client, signal }: ProbeContext, url: string): Promise<Exchange> {
  return client.exchange(url, {
    signal,
    timeoutMs: 15_000,
    maxRedirects: 5,
    maxBytes,
    accept: 'text/html,*/*;q=0.8',
  });
}
