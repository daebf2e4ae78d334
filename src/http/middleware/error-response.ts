import { AppError, isAppError } from '#contract/errors.ts';
import type { Log } from '#platform/log.ts';

/** Codes of lost or refused database connections (Node’s, and SQLSTATE classes 08 and 57P). */
const unavailable = /^(ECONNREFUSED|ECONNRESET|EPIPE|08\d{3}|57P0\d|53300)$/;

interface Described {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly stack: string;
}

/**
 * What a log may hold of an unexpected error. A failed query’s own message quotes its parameters (addresses, hashes):
 * the driver’s below it does not.
 */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error, message: '', code: '', stack: '' };
  const below = error.cause instanceof Error ? describeError(error.cause) : null;
  const quotesParameters = 'query' in error || 'params' in error;
  const code = 'code' in error ? String(error.code) : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    message: quotesParameters ? (below?.message ?? 'failed query') : error.message,
    code: code || (below?.code ?? ''),
    stack: frames.slice(0, 12).join('\n'),
  };
}

/** What an error becomes for the client; what was not foreseen is logged and tells nothing. */
export function errorResponse(error: unknown, log: Log): Response {
  let refusal: AppError;
  if (isAppError(error)) refusal = error;
  else {
    const described = describeError(error);
    log.error({ error: described }, 'unexpected error in a request');
    refusal = new AppError(unavailable.test(described.code) ? 'server/unavailable' : 'server/unexpected');
  }
  const retryAfter = refusal.data.retryAfterSeconds;
  const { code, message, field, status } = refusal;
  return Response.json(
    { error: { code, message, ...(field === undefined ? {} : { field }) } },
    {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(status === 429 ? { 'retry-after': String(retryAfter ?? 60) } : {}),
      },
    },
  );
}
