import type { RobotsTxt, Sitemap } from '../artifacts.ts';
import { readForeign } from '../browser/read-foreign.ts';
import { isOwnUrl } from '../derive/http/domains.ts';
import { headerValue } from '../derive/http/headers.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import { folderSitemaps, rootSitemaps } from '../derive/search/usual-sitemaps.ts';
import type { HttpClient } from '../probe/http-client.ts';
import type { HttpFailure } from '../probe/http-failure.ts';
import type { Clients } from '../probe/open-clients.ts';
import { type ParsedSitemap, parseSitemap } from './sitemap-parser.ts';

/** Addresses kept for the crawl over all sitemaps. */
const discoveryLimit = 20_000;
const filesLimit = 60;
const listedUrls = 1_000;
const fileTimeoutMs = 30_000;
/** What the sitemaps of a site may draw from hosts that are not the site’s, in all. */
const foreignLimits = { files: 2, bytes: 1_000_000 };
/** Said of those that are not asked for: nothing is held against the site. */
const foreignUnread = 'non lu : fichier d’un autre site, au-delà des deux que nous lui demandons';

export interface FetchedSitemaps {
  readonly sitemaps: readonly Sitemap[];
  /** Distinct addresses as written, in file order. */
  readonly urls: readonly string[];
  /** Some addresses or files were left out. */
  readonly truncated: boolean;
}

/**
 * Fetches the sitemaps robots.txt names (where none of them answers, or it names none, the usual places) and those their
 * indexes name: 60 files, 20,000 addresses and `budgetMs` at most. Where the audited address stands in a folder that none
 * of these speaks of, the usual places of that folder are asked too. A usual place that holds none is not reported.
 * Hosts of other sites are asked for two files and 1 MB in all, at the pace of links to other sites.
 */
export async function fetchSitemaps(
  clients: Pick<Clients, 'site' | 'others'>,
  start: string,
  robots: RobotsTxt,
  options: { readonly signal: AbortSignal; readonly budgetMs: number },
): Promise<FetchedSitemaps> {
  const queue = [...robots.sitemaps];
  // What robots.txt names may be out of date, or stand on a host that is not this one: the root is asked where nothing
  // answers, the folder where nothing that answers speaks of it.
  const inFolder = folderSitemaps(start);
  const folder = new URL('.', inFolder[0] ?? start).href;
  const isFolderTold = () => [...urls].some((url) => url.startsWith(folder));
  const rounds = [
    { places: rootSitemaps(start), isDue: () => !sitemaps.some(answers) },
    { places: inFolder, isDue: () => !isFolderTold() },
  ];
  let guesses: readonly string[] = [];
  const asked = new Set<string>();
  const urls = new Set<string>();
  const sitemaps: Sitemap[] = [];
  const foreign = openForeign(siteDomainOf(new URL(start).hostname));
  let truncated = false;
  const endMs = performance.now() + options.budgetMs;
  const ask = (): string | undefined => {
    while (queue.length === 0 && rounds.length > 0) {
      const next = rounds.shift();
      if (!next?.isDue()) continue;
      guesses = next.places;
      queue.push(...guesses);
    }
    return queue.shift();
  };
  for (let url = ask(); url !== undefined; url = ask()) {
    if (asked.has(url) || !/^https?:/.test(url)) continue;
    options.signal.throwIfAborted();
    const leftMs = Math.ceil(endMs - performance.now());
    if (asked.size >= filesLimit || leftMs <= 0) {
      truncated = true;
      break;
    }
    asked.add(url);
    if (!foreign.mayAsk(url)) {
      sitemaps.push({ url, status: 0, kind: 'invalid', urlCount: 0, urls: [], error: foreignUnread });
      truncated = true;
      continue;
    }
    const client = foreign.isElsewhere(url) ? clients.others : clients.site;
    const timeoutMs = Math.min(fileTimeoutMs, leftMs);
    const { sitemap, locations } = await fetchOne(client, url, foreign, { ...options, timeoutMs });
    const guessed = guesses.includes(url);
    if (guessed && sitemap.kind === 'invalid' && (sitemap.status !== 200 || sitemap.urlCount === 0)) continue;
    sitemaps.push(sitemap);
    if (sitemap.urlCount > locations.length) truncated = true;
    // No more than will be asked: an index may name 50,000.
    if (sitemap.kind === 'index')
      queue.push(...locations.slice(0, filesLimit + 1).filter((location) => URL.canParse(location)));
    else for (const location of locations) if (urls.size < discoveryLimit) urls.add(location);
    if (urls.size >= discoveryLimit) truncated = true;
    // One usual place that answers is enough; its index names the others.
    if (guessed) queue.splice(0, queue.length, ...queue.filter((next) => !guesses.includes(next)));
  }
  return { sitemaps, urls: [...urls], truncated };
}

const answers = ({ status }: Sitemap): boolean => status >= 200 && status < 300;

const failureWords: Readonly<Record<HttpFailure, string>> = {
  dns: 'nom de domaine introuvable',
  refused: 'connexion refusée',
  timeout: 'délai dépassé',
  tls: 'connexion sécurisée impossible',
  guard: 'adresse privée',
  loop: 'redirections sans fin',
  other: 'réponse illisible',
};

/** Counts what hosts of other sites are asked for, redirects of the site to them included. */
function openForeign(siteDomain: string) {
  let left = foreignLimits.files;
  let leftBytes = foreignLimits.bytes;
  const isElsewhere = (url: string) => !isOwnUrl(url, siteDomain);
  return {
    isElsewhere,
    mayAsk(url: string): boolean {
      if (!isElsewhere(url)) return true;
      left -= 1;
      return left >= 0 && leftBytes > 0;
    },
    /** Passes on what may still be read of an answer that comes from elsewhere; `onCut` hears that there was more. */
    async *within(body: AsyncIterable<Uint8Array>, onCut: () => void): AsyncIterable<Uint8Array> {
      for await (const part of body) {
        const kept = part.subarray(0, Math.max(0, leftBytes));
        leftBytes -= part.length;
        if (kept.length > 0) yield kept;
        if (leftBytes <= 0) {
          onCut();
          return;
        }
      }
    },
  };
}

async function fetchOne(
  client: HttpClient,
  url: string,
  foreign: ReturnType<typeof openForeign>,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
) {
  const locations: string[] = [];
  const collect = (location: string) => {
    if (locations.length < discoveryLimit) locations.push(location);
  };
  let parsed: ParsedSitemap = { kind: 'invalid', urlCount: 0, error: null };
  let contentType = '';
  /** We read no further: its end, and what it names after that, are not known. */
  let cut = false;
  const answer = await client.exchange(url, {
    signal,
    timeoutMs,
    revalidate: true,
    accept: 'application/xml,text/xml,text/plain;q=0.9,*/*;q=0.5',
    consume: async (body, headers, reached) => {
      contentType = headerValue(headers, 'content-type') ?? '';
      const onCut = () => {
        cut = true;
      };
      const read = foreign.isElsewhere(reached) ? foreign.within(body, onCut) : body;
      parsed = await readForeign({ what: 'plan de site', url }, () => parseSitemap(read, collect));
    },
  });
  const failure = answer.failure
    ? failureWords[answer.failure]
    : answer.status >= 400
      ? `réponse ${answer.status}`
      : null;
  const html =
    parsed.kind === 'invalid' && /html/i.test(contentType) ? 'page HTML au lieu d’un plan de site' : null;
  const sitemap: Sitemap = {
    url,
    status: answer.status,
    kind: parsed.kind,
    // One more than was seen, at least: whoever compares knows that the list is not whole.
    urlCount: parsed.urlCount + (cut ? 1 : 0),
    urls: locations.slice(0, listedUrls),
    ...(parsed.versions && { versions: parsed.versions }),
    error: failure ?? html ?? (cut && parsed.kind !== 'invalid' ? null : parsed.error),
  };
  return { sitemap, locations };
}
