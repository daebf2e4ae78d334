import type { Exchange, ExchangeOptions, HttpClient } from '../http-client.ts';

/** An answer of the host itself, or why there is none. */
export type SameHostAnswer =
  /** `movedTo`: path of another address of the host that answered in its place; null: it answered itself. */
  | { readonly kind: 'answer'; readonly exchange: Exchange; readonly movedTo: string | null }
  /** It leads to another host, which was not asked. */
  | { readonly kind: 'redirected'; readonly host: string }
  | { readonly kind: 'unreachable'; readonly reason: string };

const longestChain = 5;
/** Failures after which plain http is tried; a name without address or a refused target would fail again. */
const worthPlainHttp = new Set(['refused', 'timeout', 'tls', 'other']);

/**
 * Reads an address of a host without ever leaving it: a redirection to another host, or port, ends the reading. Plain
 * http is tried where https does not answer. Rejects only when the signal aborts.
 */
export async function readSameHost(
  client: HttpClient,
  host: string,
  path: string,
  ask: ExchangeOptions & { readonly signal: AbortSignal },
): Promise<SameHostAnswer> {
  const secure = await follow(client, new URL(`https://${host}${path}`), ask);
  if (secure.kind !== 'unreachable' || !worthPlainHttp.has(secure.reason)) return secure;
  const plain = await follow(client, new URL(`http://${host}${path}`), ask);
  // A loop is an answer; otherwise what is wrong with https is what there is to correct.
  return plain.kind === 'unreachable' && plain.reason !== 'loop' ? secure : plain;
}

async function follow(client: HttpClient, start: URL, ask: ExchangeOptions): Promise<SameHostAnswer> {
  let url = start;
  for (let hop = 0; hop <= longestChain; hop++) {
    // One hop at a time: the client would follow the chain to other hosts.
    const exchange = await client.exchange(url.href, { ...ask, maxRedirects: 0 });
    const [redirect] = exchange.redirects;
    if (!redirect) {
      if (exchange.failure) return { kind: 'unreachable', reason: exchange.failure };
      return { kind: 'answer', exchange, movedTo: url.pathname === start.pathname ? null : url.pathname };
    }
    const next = URL.parse(redirect.location, url.href);
    if (!next || !/^https?:$/.test(next.protocol)) return { kind: 'unreachable', reason: 'loop' };
    if (next.host !== start.host) return { kind: 'redirected', host: next.host };
    url = next;
  }
  return { kind: 'unreachable', reason: 'loop' };
}
