import { request } from 'undici';
import { createGuardedAgent } from '#engine/browser/guarded-agent.ts';
import type { TargetPolicy } from '#engine/browser/target-policy.ts';
import type { AskProvider } from './provider-fetch.ts';

/** Descriptions, keys and tokens are a few kilobytes. */
const mostBytes = 512 * 1024;
const mostMs = 8_000;
const timeouts = { connectMs: 5_000, headersMs: mostMs, bodyMs: mostMs };

/**
 * Asks identity providers under the guard of audits: what an issuer names is judged like any other address. No redirect is
 * followed; eight seconds in all. null for no whole answer, and for a fault of the provider’s own.
 */
export function createProviderReader(policy: TargetPolicy): AskProvider {
  const dispatcher = createGuardedAgent(policy, { timeouts });
  return async ({ url, method, headers, body }) => {
    try {
      const answer = await request(url, {
        dispatcher,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        body,
        signal: AbortSignal.timeout(mostMs),
      });
      const parts: Buffer[] = [];
      let size = 0;
      for await (const part of answer.body as AsyncIterable<Buffer>) {
        size += part.length;
        if (size > mostBytes) return null;
        parts.push(part);
      }
      if (answer.statusCode >= 500) return null;
      const told = Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      );
      return { status: answer.statusCode, headers: told, body: Buffer.concat(parts).toString('utf8') };
    } catch {
      return null;
    }
  };
}
