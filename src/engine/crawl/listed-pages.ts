import type { NotAnalysedPage, NotAnalysedReason } from '#contract/report.ts';
import { normalisePageUrl, pageIdentity } from '../address/page-url.ts';
import type { ScopeVerdict } from '../address/scope.ts';
import type { Frontier } from './frontier.ts';

interface ListedOptions {
  /** Addresses of the list, in its order. */
  readonly pages: readonly string[];
  readonly scope: (url: URL) => ScopeVerdict;
  readonly isAllowed: (url: URL) => boolean;
  /** The page that is taken for the home page, if it is listed. */
  readonly isHome: (url: URL) => boolean;
}

/**
 * A frontier that gives the pages of a list and no others: the home page first, the others in the order of the list. What
 * pages link to is still known to `crawled`, which tells depths, and is never visited.
 */
export function createListedFrontier(crawled: Frontier, options: ListedOptions): Frontier {
  const listed = options.pages.flatMap((text) => normalisePageUrl(text) ?? []);
  const home = listed.find(options.isHome);
  const waiting = home ? [home, ...listed.filter((page) => page !== home)] : listed;
  const refused: NotAnalysedPage[] = [];
  const taken = new Set<string>();
  return {
    ...crawled,
    claim(text) {
      const url = normalisePageUrl(text);
      if (!url) return true;
      const identity = pageIdentity(url);
      const isFree = !taken.has(identity);
      taken.add(identity);
      crawled.claim(text);
      return isFree;
    },
    next() {
      for (let page = waiting[0]; page; page = waiting[0]) {
        waiting.shift();
        const identity = pageIdentity(page);
        if (taken.has(identity)) continue;
        taken.add(identity);
        crawled.claim(page.href);
        const reason = refusalOf(page, options);
        if (reason === null) return { url: page.href };
        refused.push({ url: page.href, reason });
      }
      return null;
    },
    openCount: () => waiting.length,
    rest: () => [
      ...refused,
      ...waiting.flatMap((page) =>
        taken.has(pageIdentity(page)) ? [] : { url: page.href, reason: 'limit' as const },
      ),
    ],
  };
}

function refusalOf(page: URL, { scope, isAllowed }: ListedOptions): NotAnalysedReason | null {
  if (scope(page) === 'excluded') return 'excluded';
  return isAllowed(page) ? null : 'robots';
}
