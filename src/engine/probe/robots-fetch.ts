import { parseRobots, robotsLimitBytes } from '../address/robots.ts';
import type { RobotsTxt } from '../artifacts.ts';
import { readForeign } from '../browser/read-foreign.ts';
import type { HttpClient } from './http-client.ts';
import { withRetries } from './retry.ts';

/**
 * The robots.txt of an origin. No answer gives status 0 (disallow all); more than five redirects, as RFC 9309
 * §2.3.1.2 allows, count as not found.
 */
export async function fetchRobots(
  client: HttpClient,
  origin: string,
  signal: AbortSignal,
): Promise<RobotsTxt> {
  const url = new URL('/robots.txt', origin).href;
  const answer = await withRetries(
    () =>
      client.exchange(url, {
        signal,
        revalidate: true,
        accept: 'text/plain,*/*;q=0.5',
        maxBytes: robotsLimitBytes,
        maxRedirects: 5,
        timeoutMs: 15_000,
      }),
    signal,
  );
  const status = answer.failure === 'loop' || answer.failure === 'guard' ? 404 : answer.status;
  return readForeign({ what: 'robots.txt', url }, () => parseRobots(url, status, answer.body));
}
