import { readTraceparent, type TraceId } from '#contract/trace.ts';
import { isTrustedPeer } from './client-address.ts';

/** The trace a configured proxy says the request belongs to; null where nobody says so who is believed. */
export function traceOfProxy(
  peer: string | undefined,
  traceparent: string | undefined,
  trustedProxies: readonly string[],
): TraceId | null {
  return isTrustedPeer(peer, trustedProxies) ? readTraceparent(traceparent) : null;
}
