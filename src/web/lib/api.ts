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

/**
 * Calls the product’s own API with JSON both ways; the answer’s body, or null when it has none.
 * @throws ApiRefusal; `auth/network-request-failed` when the server was not reached.
 */
export async function callApi(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  call: Fetch = (to, init) => fetch(to, init),
): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await call(path, init).catch(() => {
    throw new ApiRefusal('auth/network-request-failed', sentenceOf('auth/network-request-failed'), 0);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw refusalOf(answer, response.status);
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
