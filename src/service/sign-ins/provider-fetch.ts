import { request } from 'undici';
import { createGuardedAgent } from '#engine/browser/guarded-agent.ts';
import type { TargetPolicy } from '#engine/browser/target-policy.ts';
import { type ProviderFetch, ProviderSilent } from '#platform/oidc/open-oidc.ts';

/** Descriptions, keys and tokens are a few kilobytes. */
const mostBytes = 512 * 1024;
const mostMs = 8_000;
const timeouts = { connectMs: 5_000, headersMs: mostMs, bodyMs: mostMs };

/**
 * Asks identity providers under the guard of audits: what an issuer names is judged like any other address. No redirect is
 * followed; eight seconds in all; a fault of the provider’s own is its silence.
 */
export function createProviderFetch(policy: TargetPolicy): ProviderFetch {
  const dispatcher = createGuardedAgent(policy, { timeouts });
  return async (url, { method, headers, body, signal }) => {
    const ended = AbortSignal.timeout(mostMs);
    try {
      const answer = await request(url, {
        dispatcher,
        method: method === 'POST' ? 'POST' : 'GET',
        headers: { ...headers, 'accept-encoding': 'identity' },
        body,
        signal: signal ? AbortSignal.any([signal, ended]) : ended,
      });
      const parts: Buffer[] = [];
      let size = 0;
      for await (const part of answer.body as AsyncIterable<Buffer>) {
        size += part.length;
        if (size > mostBytes) throw new Error('an answer without end');
        parts.push(part);
      }
      const { statusCode: status } = answer;
      if (status >= 500) throw new Error(`status ${status}`);
      const told = Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      );
      return new Response(status === 204 || status === 304 ? null : Buffer.concat(parts), {
        status,
        headers: told,
      });
    } catch (cause) {
      throw new ProviderSilent(`no answer of ${new URL(url).host}`, { cause });
    }
  };
}
