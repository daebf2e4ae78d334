import { fieldOf, linesOf } from '../address/lines-of.ts';
import type { TargetPolicy } from '../browser/target-policy.ts';
import { headerValue } from '../derive/http/headers.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import type { HttpClient } from './http-client.ts';
import { openClients } from './open-clients.ts';

/** Where the owner of a site says whether others may have it audited. */
const optOutPath = '/.well-known/constat.txt';

export type OptOutAnswer = 'refuses' | 'allows' | 'unreachable';

/** Reads whether a site opts out, within 12 s and under the guard of audits. Rejects only when the signal aborts. */
export type OptOutProbe = (origin: string, signal: AbortSignal) => Promise<OptOutAnswer>;

interface OptOutProbeOptions {
  readonly policy: TargetPolicy;
  readonly engineVersion: string;
  readonly publicUrl: string;
}

const exchangeTimeoutMs = 6_000;
const maxBytes = 16 * 1024;

export function createOptOutProbe(options: OptOutProbeOptions): OptOutProbe {
  return async (origin, signal) => {
    const clients = openClients(options);
    try {
      const answer = await readOptOut(clients.site, origin, signal);
      // As an audit does: a site without https is visited without.
      if (answer !== 'unreachable' || !origin.startsWith('https:')) return answer;
      return await readOptOut(clients.site, origin.replace(/^https:/, 'http:'), signal);
    } finally {
      await clients.close();
    }
  };
}

async function readOptOut(client: HttpClient, origin: string, signal: AbortSignal): Promise<OptOutAnswer> {
  const asked = new URL(optOutPath, origin);
  const answer = await client.exchange(asked.href, {
    signal,
    accept: 'text/plain, */*;q=0.5',
    maxBytes,
    maxRedirects: 5,
    timeoutMs: exchangeTimeoutMs,
  });
  if (answer.failure !== null || answer.status === 0) return 'unreachable';
  // Another site speaks for itself only; a page that stands for what is not found says nothing.
  const isOwn = siteDomainOf(new URL(answer.url).hostname) === siteDomainOf(asked.hostname);
  const isHtml = /\bhtml\b/i.test(headerValue(answer.headers, 'content-type') ?? '');
  return answer.status === 200 && isOwn && !isHtml && refusesAudits(answer.body) ? 'refuses' : 'allows';
}

/** A line `audits: non` (or `no`), whatever the case; `#` begins a comment. */
export function refusesAudits(text: string): boolean {
  return linesOf(text).some((line) => {
    const field = fieldOf(line.split('#', 1)[0] ?? '');
    return field?.name.toLowerCase() === 'audits' && /^(?:non|no|none)$/i.test(field.value);
  });
}
