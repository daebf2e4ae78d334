import type { RobotsTxt, Sitemap } from '../artifacts.ts';
import { headerValue } from '../derive/http/headers.ts';
import { folderSitemaps, rootSitemaps } from '../derive/search/usual-sitemaps.ts';
import type { HttpClient } from '../probe/http-client.ts';
import type { HttpFailure } from '../probe/http-failure.ts';
import { type ParsedSitemap, parseSitemap } from './sitemap-parser.ts';

/** Addresses kept for the crawl over all sitemaps. */
const discoveryLimit = 20_000;
const filesLimit = 60;
const listedUrls = 1_000;
const fileTimeoutMs = 30_000;

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
 */
export async function fetchSitemaps(
  client: HttpClient,
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
    const { sitemap, locations } = await fetchOne(
      client,
      url,
      options.signal,
      Math.min(fileTimeoutMs, leftMs),
    );
    const guessed = guesses.includes(url);
    if (guessed && sitemap.kind === 'invalid' && (sitemap.status !== 200 || sitemap.urlCount === 0)) continue;
    sitemaps.push(sitemap);
    if (sitemap.urlCount > locations.length) truncated = true;
    if (sitemap.kind === 'index') queue.push(...locations.filter((location) => URL.canParse(location)));
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

async function fetchOne(client: HttpClient, url: string, signal: AbortSignal, timeoutMs: number) {
  const locations: string[] = [];
  let parsed: ParsedSitemap = { kind: 'invalid', urlCount: 0, error: null };
  let contentType = '';
  const answer = await client.exchange(url, {
    signal,
    timeoutMs,
    revalidate: true,
    accept: 'application/xml,text/xml,text/plain;q=0.9,*/*;q=0.5',
    consume: async (body, headers) => {
      contentType = headerValue(headers, 'content-type') ?? '';
      parsed = await parseSitemap(body, (location) => locations.push(location));
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
    urlCount: parsed.urlCount,
    urls: locations.slice(0, listedUrls),
    error: failure ?? html ?? parsed.error,
  };
  return { sitemap, locations };
}
