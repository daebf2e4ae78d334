import { AppError, isAppError } from '#contract/errors.ts';
import { problemMedia, refusalAnchor, titleOfStatus } from '#contract/problem.ts';
import type { Log } from '#platform/log.ts';
import { describeError } from '#platform/log-fields.ts';
import { isLostConnection } from '#platform/lost-connection.ts';
import { refusalHeaders } from './refusal-page.ts';

/** The call that is refused. */
export interface RefusedCall {
  readonly log: Log;
  readonly requestId: string;
  /** Of this installation, where the page of the API is. */
  readonly publicUrl: string;
  /** A client that left is no fault of ours, whatever its leaving broke. */
  readonly clientLeft?: boolean;
}

/** What an error is for whoever asked; what was not foreseen is logged, and tells nothing. */
export function foreseen(
  error: unknown,
  { log, clientLeft = false }: Pick<RefusedCall, 'log' | 'clientLeft'>,
): AppError {
  if (isAppError(error)) return error;
  const isLost = isLostConnection(error);
  if (clientLeft) log.debug({ error }, 'the client left before its answer');
  else if (isLost) log.warn({ error: describeError(error).message }, 'database away during a request');
  else log.error({ error }, 'unexpected error in a request');
  return new AppError(isLost ? 'server/unavailable' : 'server/unexpected');
}

/**
 * What an error becomes for the client: a problem document (RFC 9457). What was not foreseen is logged and tells nothing.
 */
export function errorResponse(error: unknown, call: RefusedCall): Response {
  const refusal = foreseen(error, call);
  const { code, message, field, status, data } = refusal;
  const about = field === undefined ? {} : { field };
  const problem = {
    type: `${call.publicUrl}/api/docs#${refusalAnchor(code)}`,
    title: titleOfStatus(status),
    status,
    detail: message,
    code,
    requestId: call.requestId,
    ...about,
    error: { code, message, ...about },
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': `${problemMedia}; charset=utf-8`,
      ...refusalHeaders({ status, data }),
      ...(code === 'key/invalid' ? { 'www-authenticate': 'Bearer error="invalid_token"' } : {}),
    },
  });
}
