import type { AnswerOf, InputOf, PathOf } from '#contract/api/client-types.ts';
import type { Method } from '#contract/api/endpoint.ts';
import { type ErrorCode, errorTable } from '#contract/errors.ts';
import { typeset } from '#contract/french.ts';

/** A call the server refused (or that never reached it): a stable code and the French sentence to show. */
export class ApiRefusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;

  constructor(code: string, message: string, status: number, field?: string) {
    super(typeset(message));
    this.name = 'ApiRefusal';
    this.code = code;
    this.status = status;
    this.field = field;
  }
}

/** The French sentence of a code that has no placeholder. */
function sentenceOf(code: ErrorCode): string {
  return errorTable[code][1];
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Left out where the call needs nothing. */
type Input<M extends Method, P> =
  Record<never, never> extends InputOf<M, P>
    ? [input?: InputOf<M, P> | undefined, call?: Fetch]
    : [input: InputOf<M, P>, call?: Fetch];

/** What any call may be given. */
interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/**
 * Calls the product’s own API, as its contract types it; the answer’s data, or null when it has none.
 * @throws ApiRefusal; `auth/network-request-failed` when the server was not reached.
 */
export async function callApi<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[input, call = (to, init) => fetch(to, init)]: Input<M, P>
): Promise<AnswerOf<M, P>> {
  const response = await call(...requestOf(method, path, input ?? {})).catch(() => {
    throw new ApiRefusal('auth/network-request-failed', sentenceOf('auth/network-request-failed'), 0);
  });
  const answer = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer;
  throw refusalOf(answer, response.status);
}

/** The address and the options of `fetch` for a call. */
function requestOf(
  method: Method,
  path: string,
  { params = {}, query = {}, headers = {}, body }: AnyInput,
): [path: string, init: RequestInit] {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(definedTexts(query)).toString();
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...definedTexts(headers),
    },
  };
  if (body !== undefined) init.body = JSON.stringify(body);
  return [search === '' ? address : `${address}?${search}`, init];
}

function definedTexts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined.map(([name, value]) => [name, String(value)]));
}

function refusalOf(answer: unknown, status: number): ApiRefusal {
  const error = (answer as { error?: { code?: unknown; message?: unknown; field?: unknown } } | null)?.error;
  if (typeof error?.code !== 'string' || typeof error.message !== 'string') {
    const code = status === 429 ? 'request/too-many' : 'server/unexpected';
    return new ApiRefusal(code, sentenceOf(code), status);
  }
  return new ApiRefusal(
    error.code,
    error.message,
    status,
    typeof error.field === 'string' ? error.field : undefined,
  );
}
