import type { SourceMapFact } from '../artifacts.ts';
import { isOwnUrl } from '../derive/http/domains.ts';
import { headerValue } from '../derive/http/headers.ts';
import type { ProbeContext } from './probe-context.ts';

const tailBytes = 512;
/** Read of a file whose server cannot give its end alone. */
const codeLimitBytes = 1_500_000;
const mapLimitBytes = 4_000_000;
const original = /"sourcesContent"\s*:\s*\[\s*"/;
const overlap = 100;

/**
 * The source map a script or style sheet names, when it is on the site. Null when it names none there.
 * Reads the end of the file only, and of the map what is needed to know what it holds.
 */
export async function probeSourceMap(world: ProbeContext, codeUrl: string): Promise<SourceMapFact | null> {
  const mapUrl = await mapOf(world, codeUrl);
  if (mapUrl === null || !isOwnUrl(mapUrl, world.siteDomain) || !world.isAllowed(new URL(mapUrl)))
    return null;
  let withSources = false;
  const answer = await world.client.exchange(mapUrl, {
    signal: world.signal,
    timeoutMs: 15_000,
    maxRedirects: 2,
    async consume(body) {
      let window = '';
      let size = 0;
      for await (const part of body) {
        size += part.length;
        window = window.slice(-overlap) + Buffer.from(part).toString('latin1');
        withSources = original.test(window);
        if (withSources || size > mapLimitBytes) return;
      }
    },
  });
  return { codeUrl, mapUrl, status: answer.status, withSources };
}

async function mapOf({ client, signal }: ProbeContext, codeUrl: string): Promise<string | null> {
  let tail = '';
  const answer = await client.exchange(codeUrl, {
    signal,
    timeoutMs: 15_000,
    maxRedirects: 2,
    headers: { range: `bytes=-${tailBytes}`, 'accept-encoding': 'identity' },
    async consume(body) {
      let size = 0;
      for await (const part of body) {
        size += part.length;
        tail = (tail + Buffer.from(part).toString('latin1')).slice(-tailBytes);
        if (size > codeLimitBytes) {
          tail = '';
          return;
        }
      }
    },
  });
  const named =
    headerValue(answer.headers, 'sourcemap') ??
    headerValue(answer.headers, 'x-sourcemap') ??
    /\/[/*][#@]\s*sourceMappingURL=([^\s'"*]{1,500})(?:\s{0,20}\*\/)?\s*$/.exec(tail)?.[1];
  const url = named ? URL.parse(named, answer.url) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
