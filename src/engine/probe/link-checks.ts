import { identityOf } from '../address/page-url.ts';
import type { ScopeVerdict } from '../address/scope.ts';
import type { PageFacts, SiteShapes } from '../artifacts.ts';
import type { Exchange, HttpClient } from './http-client.ts';
import type { Clients } from './open-clients.ts';

type LinkCheck = SiteShapes['linkChecks'][number];

const externalLimit = 100;
const internalLimit = 300;
const fromLimit = 20;
const atOnce = 8;
const timeoutMs = 10_000;

export interface LinkCheckerOptions {
  readonly clients: Pick<Clients, 'site' | 'others'>;
  readonly scope: (url: URL) => ScopeVerdict;
  readonly isAllowed: (url: URL) => boolean;
  readonly signal: AbortSignal;
}

export interface LinkChecker {
  /** Remembers a page’s links; external ones (100 in all) are checked at once, while other pages are visited. */
  add(page: PageFacts): void;
  /** As `add`, of the only page of an audit: its internal links are checked at once too, since nobody will visit them. */
  addAlone(page: PageFacts): void;
  /** Addresses of the site named elsewhere than in links (sitemap sample). */
  addInternal(urls: readonly string[]): void;
  /** Checks internal links nobody visited, then gives what is known when all answered or the budget is spent. */
  finish(pages: readonly PageFacts[], budgetMs: number): Promise<LinkCheck[]>;
}

interface Link {
  readonly url: URL;
  readonly internal: boolean;
  readonly from: string[];
}

/** Asks addresses whether they answer. 401, 403, 429, 999 and timeouts are given as they came: they prove nothing. */
export function createLinkChecker(options: LinkCheckerOptions): LinkChecker {
  const links = new Map<string, Link>();
  const checks = new Map<string, LinkCheck>();
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const run = createRunner(atOnce);
  let external = 0;

  const remember = (text: string, from: string | null): void => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) return;
    url.hash = '';
    const known = links.get(url.href);
    if (known) {
      if (from && known.from.length < fromLimit && !known.from.includes(from)) known.from.push(from);
      return;
    }
    const verdict = options.scope(url);
    if (verdict === 'action' || verdict === 'excluded') return;
    const link: Link = { url, internal: verdict !== 'off-site', from: from ? [from] : [] };
    if (!link.internal && external >= externalLimit) return;
    links.set(url.href, link);
    if (link.internal) return;
    external += 1;
    void run(() => check(link));
  };

  const check = async (link: Link): Promise<void> => {
    const client = link.internal ? options.clients.site : options.clients.others;
    if (signal.aborted || client.isExhausted(link.url.host)) return;
    const answer = await askGently(client, link.url.href, signal).catch(() => null);
    // A refusal by our own guard says nothing about the link.
    if (!answer || answer.failure === 'guard') return;
    const { status, failure } = answer;
    checks.set(link.url.href, {
      url: link.url.href,
      status,
      failure,
      internal: link.internal,
      from: link.from,
    });
  };

  const add = (page: PageFacts): void => {
    for (const link of page.links) remember(link.url, page.url);
    if (page.canonical !== '') remember(page.canonical, page.url);
  };

  /** The internal links that are worth asking, but those of these pages. */
  const internalBut = (pages: readonly PageFacts[]): Link[] => {
    const visited = new Set(pages.flatMap((page) => [page.url, page.requestedUrl]).map(identityOf));
    return [...links.values()]
      .filter(
        (link) => link.internal && !visited.has(identityOf(link.url.href)) && options.isAllowed(link.url),
      )
      .sort((a, b) => b.from.length - a.from.length)
      .slice(0, internalLimit);
  };

  const asked = new Set<Link>();
  const ask = (link: Link): Promise<void> => {
    if (asked.has(link)) return Promise.resolve();
    asked.add(link);
    return run(() => check(link));
  };

  return {
    add,
    addAlone(page) {
      add(page);
      for (const link of internalBut([page])) void ask(link);
    },
    addInternal(urls) {
      for (const url of urls)
        if (URL.canParse(url) && options.scope(new URL(url)) !== 'off-site') remember(url, null);
    },
    async finish(pages, budgetMs) {
      const timer = setTimeout(() => stop.abort(new Error('budget spent')), budgetMs);
      await Promise.all(internalBut(pages).map(ask));
      await run.idle();
      clearTimeout(timer);
      options.signal.throwIfAborted();
      return [...checks.values()];
    },
  };
}

/** HEAD first; GET when HEAD is not understood or answers an error that only GET proves. */
async function askGently(client: HttpClient, url: string, signal: AbortSignal): Promise<Exchange> {
  const head = await client.exchange(url, { method: 'HEAD', signal, timeoutMs, maxRedirects: 5 });
  const certain = head.failure === null ? head.status < 400 || head.status === 429 : head.failure !== 'other';
  return certain ? head : client.exchange(url, { signal, timeoutMs, maxRedirects: 5, maxBytes: 1024 });
}

interface Runner {
  (task: () => Promise<void>): Promise<void>;
  /** Resolves once nothing runs or waits. */
  idle(): Promise<void>;
}

/** Runs tasks, at most `limit` side by side. */
function createRunner(limit: number): Runner {
  const waiting: (() => void)[] = [];
  const pending = new Set<Promise<void>>();
  let active = 0;
  const run = (task: () => Promise<void>): Promise<void> => {
    const job = (async () => {
      if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
      active += 1;
      try {
        await task();
      } finally {
        active -= 1;
        waiting.shift()?.();
      }
    })();
    pending.add(job);
    return job.finally(() => pending.delete(job));
  };
  return Object.assign(run, {
    idle: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  });
}
