import { setTimeout as sleep } from 'node:timers/promises';
import { jsonOf } from '#contract/json-of.ts';
import { plain } from '../proof-line.ts';
import { exitCodes, RemoteError } from './remote-error.ts';

/** What the command needs of the machine; tests give their own. */
export interface RemoteWorld {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  readonly sleep: (durationMs: number, signal: AbortSignal) => Promise<unknown>;
  /** A line for people: progress, verdicts. */
  readonly tell: (line: string) => void;
}

/** The machine itself. */
export const systemWorld: RemoteWorld = {
  fetch,
  now: () => performance.now(),
  sleep: (durationMs, signal) => sleep(durationMs, undefined, { signal }),
  tell: (line) => console.error(line),
};

/** An answer of the API that was not refused. */
export interface ApiAnswer {
  readonly status: number;
  /** Null where there is none (304). */
  readonly json: unknown;
  readonly etag: string | null;
}

interface ApiCall {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ApiClient = (path: string, call?: ApiCall) => Promise<ApiAnswer>;

export const notUnderstood = 'Réponse incompréhensible : est-ce bien un serveur Constat ?';

/** A server that is away or busy is asked again that long before it is given up. */
const patienceMs = 5 * 60_000;
const longestCallMs = 120_000;

/**
 * Calls the API of a server with a key: cuts of the network, overloads (429) and servers that restart (5xx) are tried
 * again, after what they ask for or longer each time. A redirection is not followed: the key is for this server alone.
 */
export function createApiClient(
  { server, key, userAgent }: { readonly server: string; readonly key: string; readonly userAgent: string },
  world: RemoteWorld,
  signal: AbortSignal,
): ApiClient {
  return async (path, call = {}) => {
    const start = world.now();
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await callOnce(`${server}${path}`, call);
      if ('answer' in outcome) return outcome.answer;
      const waitMs = outcome.waitMs ?? Math.min(30_000, 1000 * 2 ** attempt);
      if (world.now() - start + waitMs > patienceMs) throw outcome.error;
      world.tell(`${outcome.error.message} Nouvel essai dans ${Math.ceil(waitMs / 1000)} s.`);
      await world.sleep(waitMs, signal);
    }
  };

  async function callOnce(
    url: string,
    { method = 'GET', body, headers }: ApiCall,
  ): Promise<{ answer: ApiAnswer } | { error: RemoteError; waitMs: number | null }> {
    let response: Response;
    let text: string;
    try {
      response = await world.fetch(url, {
        method,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key}`,
          'user-agent': userAgent,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestCallMs)]),
      });
      text = await response.text();
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      const message = `${server} ne répond pas (${plain(reasonOf(cause))}).`;
      return { error: new RemoteError(exitCodes.server, message, { cause }), waitMs: null };
    }
    return read(response, text);
  }

  function read(response: Response, text: string) {
    const { status } = response;
    if (status === 304) return { answer: { status, json: null, etag: response.headers.get('etag') } };
    const json = jsonOf(text);
    if (response.ok && json !== undefined)
      return { answer: { status, json, etag: response.headers.get('etag') } };
    if (status >= 300 && status < 400) {
      const place = plain(response.headers.get('location') ?? '');
      throw new RemoteError(
        exitCodes.misuse,
        `${server} redirige vers ${place} : indiquez l’adresse finale.`,
      );
    }
    const { code, message } = refusalIn(json, status);
    // In flight: the server still works on the try whose answer was lost.
    const isBusy = code === 'idempotency/in-flight' || (status === 429 && !code.startsWith('audit/'));
    if (status < 500 && !isBusy && !response.ok) throw new RemoteError(exitCodes.misuse, message);
    return { error: new RemoteError(exitCodes.server, message), waitMs: askedWaitMs(response) };
  }
}

/** Code and sentence of a refusal, in either of the shapes the API gives them. */
function refusalIn(json: unknown, status: number): { readonly code: string; readonly message: string } {
  const body = isRecord(json) ? json : {};
  const error = isRecord(body.error) ? body.error : body;
  const texts = [error.message, body.detail, body.title].filter((text) => typeof text === 'string');
  const code = typeof error.code === 'string' ? error.code : '';
  const said = plain(texts[0] ?? notUnderstood);
  return { code, message: `${said} (${[status, plain(code)].filter(Boolean).join(', ')})` };
}

/** What `Retry-After` asks for, in seconds or as a date; null without it. */
function askedWaitMs({ headers }: Response): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(1000, ms) : null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `fetch failed` hides the reason in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause;
  const code = isRecord(cause) && typeof cause.code === 'string' ? cause.code : '';
  return code || (error.name === 'TimeoutError' ? 'délai dépassé' : error.message);
}
