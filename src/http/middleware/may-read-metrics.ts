import { createHash, timingSafeEqual } from 'node:crypto';
import { isLocalUrl, isLoopback } from '#contract/loopback.ts';
import type { Config } from '#platform/config.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Who asks: `forwarded` where a proxy says so. */
export interface MetricsReader {
  readonly authorization: string | null;
  readonly clientAddress: string;
  readonly host: string;
  readonly forwarded: boolean;
}

/**
 * Whether somebody may read the metrics: with the token, where there is one; else from this very machine, on an
 * installation that is this machine’s alone (behind a proxy everybody comes from it), or at the port that is for
 * nothing else.
 */
export function mayReadMetrics(
  { metricsToken, publicUrl }: Pick<Config, 'metricsToken' | 'publicUrl'>,
  { authorization, clientAddress, host, forwarded }: MetricsReader,
  ownPort: boolean,
): boolean {
  if (metricsToken !== null)
    return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${metricsToken}`));
  const isHere = isLoopback(clientAddress) && !forwarded;
  return isHere && (ownPort || (isLocalUrl(publicUrl) && isLoopback(host)));
}
