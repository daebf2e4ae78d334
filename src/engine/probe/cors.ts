import type { CorsAnswer } from '../artifacts.ts';
import { headerValue } from '../derive/http/headers.ts';
import type { ProbeContext } from './probe-context.ts';

/** A site that cannot exist (RFC 6761): whoever lets it in lets anyone in. */
const strangerOrigin = 'https://constat.invalid';

/** Asks an address in the name of a page of another site. Nothing of a visitor is sent along. */
export async function probeCors({ client, signal }: ProbeContext, url: string): Promise<CorsAnswer> {
  const answer = await client.exchange(url, {
    signal,
    timeoutMs: 15_000,
    maxRedirects: 3,
    maxBytes: 1024,
    headers: { origin: strangerOrigin },
  });
  return {
    url,
    status: answer.status,
    askedOrigin: strangerOrigin,
    allowOrigin: headerValue(answer.headers, 'access-control-allow-origin'),
    allowCredentials:
      headerValue(answer.headers, 'access-control-allow-credentials')?.trim().toLowerCase() === 'true',
  };
}
