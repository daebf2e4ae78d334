import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryFailure } from '#contract/webhook-words.ts';
import {
  type Lookup,
  type ResolvedTarget,
  resolveTarget,
  type TargetPolicy,
  TargetRefused,
} from '#engine/browser/target-policy.ts';

/** What an address answered, or why it did not. */
export type PostOutcome =
  | { readonly status: number; readonly answer: string; readonly failure: null }
  | { readonly status: null; readonly answer: null; readonly failure: DeliveryFailure };

/** One event as it is asked of an https address. */
export interface EventRequest {
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a body to an https address, once; few at once for the same person. Never rejects. */
export type PostEvent = (request: EventRequest, uid?: string) => Promise<PostOutcome>;

export interface PosterOptions {
  /** The same judgement as of what is audited. */
  readonly policy: TargetPolicy;
  /** Tests bring their own. */
  readonly lookup?: Lookup;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
/** Read of an answer, bytes: enough to recognise an error page. */
const answerBytes = 500;
const usualPort = 443;

const failed = (failure: DeliveryFailure): PostOutcome => ({ status: null, answer: null, failure });

/**
 * Posts under the guard of audits: the address is looked up once, judged, and is the only one connected to. No redirect
 * is followed; ten seconds in all; of the answer its status and first bytes are read.
 */
export function createEventPoster({
  policy,
  lookup,
  timeoutMs = defaultTimeoutMs,
}: PosterOptions): PostEvent {
  return async (asked) => {
    const { hostname, port } = new URL(asked.url);
    try {
      const target = await resolveTarget(hostname, Number(port || usualPort), policy, lookup);
      return await post(asked, { target, timeoutMs });
    } catch (error) {
      return failed(failureOf(error));
    }
  };
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof TargetRefused) return error.reason === 'denied' ? 'private' : error.reason;
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = 'code' in error ? String(error.code) : '';
  return /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code)
    ? 'tls'
    : 'connection';
}

function post(
  { url, method, body, headers }: EventRequest,
  { target, timeoutMs }: { readonly target: ResolvedTarget; readonly timeoutMs: number },
): Promise<PostOutcome> {
  // Looked up again, the name could lead elsewhere than what was judged.
  const pinned: LookupFunction = (_host, options, found) =>
    options.all ? found(null, [target]) : found(null, target.address, target.family);
  const agent = new Agent({ keepAlive: false, maxCachedSessions: 0 });
  const length = String(Buffer.byteLength(body));
  return new Promise<PostOutcome>((resolve, reject) => {
    const call = request(url, {
      method,
      agent,
      lookup: pinned,
      signal: AbortSignal.timeout(timeoutMs),
      maxHeaderSize: 16_384,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    });
    // Cut short or late, the status was told all the same.
    let onEnd: ((error: Error) => void) | null = null;
    call.on('error', (error) => (onEnd ?? reject)(error));
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const done = () => {
        const answer = readable(Buffer.concat(parts).subarray(0, answerBytes));
        resolve({ status: response.statusCode ?? 0, answer, failure: null });
        call.destroy();
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= answerBytes) done();
      });
      onEnd = done;
      for (const end of ['end', 'error', 'close'] as const) response.on(end, done);
    });
    call.end(body);
  }).finally(() => agent.destroy());
}

/** As text of one line that the database and a page bear: no control character, nothing that turns the direction. */
function readable(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
