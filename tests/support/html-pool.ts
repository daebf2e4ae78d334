import { pageFactsOf } from '#engine/derive/page/page-facts.ts';
import { summarisePage } from '#engine/judge/page-summary.ts';
import type { VisitOutcome, VisitPool, VisitRequest } from '#engine/ports/visit.ts';
import { pageArtifacts } from './artifacts.ts';

/**
 * A pool without a browser: fetches the HTML and reads it with jsdom. For tests of the crawl, where what
 * pages look like does not matter. `before` may answer in its place, hang or throw.
 */
export function htmlPool(
  before: (request: VisitRequest, signal: AbortSignal) => Promise<VisitOutcome | null> = async () => null,
): VisitPool & { readonly visited: string[] } {
  const visited: string[] = [];
  return {
    visited,
    processIds: () => [],
    browserVersion: () => 'Chromium 156.0.0.0',
    keepApart: () => undefined,
    close: async () => undefined,
    measure: async () => ({ kind: 'failed', detail: 'aucun navigateur' }),
    choose: async () => ({ kind: 'failed', detail: 'aucun navigateur' }),
    signIn: async () => ({ kind: 'failed', detail: 'aucun navigateur' }),
    trial: async () => ({ kind: 'failed', detail: 'aucun navigateur' }),
    async visit(request, signal) {
      visited.push(new URL(request.url).pathname + new URL(request.url).search);
      return (await before(request, signal)) ?? fetchPage(request);
    },
  };
}

async function fetchPage(request: VisitRequest): Promise<VisitOutcome> {
  const answer = await fetch(request.url);
  const html = await answer.text();
  if (answer.status >= 400)
    return { kind: 'not-analysed', url: request.url, reason: 'http-error', detail: `HTTP ${answer.status}` };
  const { isHome, device, siteDomain } = request;
  const page = { requestedUrl: request.url, url: answer.url, isHome, device, siteDomain, screenshot: null };
  const artifacts = pageArtifacts(html, { page });
  return {
    kind: 'page',
    page,
    facts: pageFactsOf(artifacts),
    factsLacking: [],
    summary: summarisePage(artifacts, []),
    verdicts: [],
    proven: [],
    reading: null,
    lighthouse: null,
    starved: false,
    response: null,
    faults: [],
    screenshot: null,
    artifacts: null,
    timings: {},
  };
}
