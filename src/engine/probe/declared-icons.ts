import type { IconProbe, PageFacts, Probe } from '../artifacts.ts';
import { isOwnUrl } from '../derive/http/domains.ts';
import type { HttpClient } from './http-client.ts';
import { toProbe } from './site-probes.ts';

const iconLimit = 5;
/** Addresses of that length may have been cut. */
const longestAddress = 500;

interface Asking {
  readonly client: Pick<HttpClient, 'exchange'>;
  readonly siteDomain: string;
  readonly isAllowed: (url: URL) => boolean;
  readonly signal: AbortSignal;
}

/** The answer of `/favicon.ico`, with those of the icons that the page declares on the site where it holds none. */
export async function withDeclaredIcons(
  usual: Probe,
  { icons }: Pick<PageFacts, 'icons'>,
  { client, siteDomain, isAllowed, signal }: Asking,
): Promise<IconProbe> {
  if (usual.status >= 200 && usual.status < 300) return usual;
  const urls = [...new Set(icons.filter(({ rel }) => rel === 'icon').map(({ url }) => url))]
    .filter((url) => /^https?:/i.test(url) && url.length < longestAddress && isOwnUrl(url, siteDomain))
    .filter((url) => isAllowed(new URL(url)))
    .slice(0, iconLimit);
  const ask = async (url: string): Promise<Probe> => ({
    ...toProbe(await client.exchange(url, { signal, timeoutMs: 15_000, maxBytes: 1_024 })),
    body: '',
  });
  return { ...usual, declared: await Promise.all(urls.map(ask)) };
}
