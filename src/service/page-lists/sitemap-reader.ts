import type { PageList } from '#contract/page-list.ts';
import type { TargetPolicy } from '#engine/browser/target-policy.ts';
import { fetchSitemaps } from '#engine/crawl/sitemaps.ts';
import { openClients } from '#engine/probe/open-clients.ts';
import { keepPages } from './read-page-list.ts';

/** A sitemap to read as a list of the pages of a site. */
export interface SitemapQuestion {
  readonly sitemap: string;
  readonly site: string;
  /** Pages that the plan lets an audit have. */
  readonly limit: number;
}

/** What its pages are, or why none could be read, in French without a full stop. */
export type SitemapAnswer =
  | { readonly kind: 'read'; readonly list: PageList }
  | { readonly kind: 'unread'; readonly reason: string };

/** Reads a sitemap and those that it names, within 20 s and under the guard of audits. Rejects only when the signal aborts. */
export type SitemapReader = (
  question: SitemapQuestion,
  signal: AbortSignal,
  uid: string,
) => Promise<SitemapAnswer>;

interface SitemapReaderOptions {
  readonly policy: TargetPolicy;
  readonly engineVersion: string;
  readonly publicUrl: string;
}

const budgetMs = 20_000;

export function createSitemapReader(options: SitemapReaderOptions): SitemapReader {
  return async ({ sitemap, site, limit }, signal) => {
    const clients = openClients(options);
    try {
      const named = { url: '', status: 404, text: '', sitemaps: [sitemap], groups: [], errors: [] };
      const { sitemaps, urls } = await fetchSitemaps(clients, site, named, { signal, budgetMs });
      // Where the one that was named does not answer, the usual places are asked too: they are not what was meant.
      const read = sitemaps.find(({ url }) => url === sitemap);
      if (!read || read.error !== null || read.kind === 'invalid')
        return { kind: 'unread', reason: read?.error ?? 'ce n’est pas un plan de site' };
      if (urls.length === 0) return { kind: 'unread', reason: 'il ne nomme aucune page' };
      const lines = urls.map((url, index) => ({ line: index + 1, cells: [url] }));
      return { kind: 'read', list: keepPages(lines, { site: new URL(site), limit }) };
    } finally {
      await clients.close();
    }
  };
}
