import type { DnsFacts, Probe } from '../artifacts.ts';
import type { HttpClient } from './http-client.ts';
import { toProbe } from './site-probes.ts';

/** The policy a domain announces by DNS (RFC 8461 §3.3: redirections must not be followed); null when it announces none. */
export async function probeMtaStsPolicy(
  client: HttpClient,
  dns: DnsFacts | null,
  signal: AbortSignal,
): Promise<Probe | null> {
  if (!dns || dns.mtaSts.length === 0) return null;
  const url = `https://mta-sts.${dns.domain}/.well-known/mta-sts.txt`;
  return toProbe(await client.exchange(url, { signal, timeoutMs: 15_000, maxRedirects: 0 }));
}
