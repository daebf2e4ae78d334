import type { NetworkRequest, PageFacts } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { type KnownService, serviceOf } from '../trackers/known-services.ts';
import { isUnanswered } from './unanswered-requests.ts';

const bringsContent: ReadonlySet<string> = new Set(['script', 'xhr', 'fetch', 'eventsource']);

/** Services that write nothing a reader would miss in the text of a page. */
const silent: ReadonlySet<KnownService['purpose']> = new Set([
  ...(['ad', 'analytics', 'session-replay', 'tag-manager', 'marketing', 'consent', 'captcha'] as const),
  ...(['chat', 'fonts', 'map', 'payment', 'security'] as const),
]);

/** A call that was given up was so by the page itself (the next pages fetched ahead). */
const neverCame = (request: NetworkRequest): boolean =>
  isUnanswered(request) && (request.resourceType === 'script' || request.failure !== 'net::ERR_ABORTED');

/**
 * A script or a call of the page of which no answer came: from here, that is not the site’s doing for certain, and what it
 * would have written is unknown. What the page lacks (words, a heading) may be there for everybody else.
 */
export const mayLackContent = memoise((requests: readonly NetworkRequest[]): boolean => {
  const frames = new Set(
    requests
      .filter(({ resourceType, isMainDocument }) => resourceType === 'document' && !isMainDocument)
      .map(({ url }) => url),
  );
  return requests.some((request) => {
    if (!bringsContent.has(request.resourceType) || !neverCame(request)) return false;
    const service = serviceOf(request.url);
    return !frames.has(request.frameUrl) && !(service && silent.has(service.purpose));
  });
});

/** What every page loads (a menu, a foot) may have been in what did not come. */
export const allLackContent = (pages: readonly PageFacts[]): boolean =>
  pages.length > 0 && pages.every(({ lacksContent }) => lacksContent);
