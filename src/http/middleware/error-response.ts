import { AppError, isAppError } from '#contract/errors.ts';
import type { Log } from '#platform/log.ts';
import { describeError } from '#platform/log-fields.ts';
import { isLostConnection } from '#platform/lost-connection.ts';

/**
 * What an error becomes for the client; what was not foreseen is logged and tells nothing. A client that left is no
 * fault of ours, whatever its leaving broke.
 */
export function errorResponse(error: unknown, log: Log, clientLeft = false): Response {
  let refusal: AppError;
  if (isAppError(error)) refusal = error;
  else {
    const isLost = isLostConnection(error);
    if (clientLeft) log.debug({ error }, 'the client left before its answer');
    else if (isLost) log.warn({ error: describeError(error).message }, 'database away during a request');
    else log.error({ error }, 'unexpected error in a request');
    refusal = new AppError(isLost ? 'server/unavailable' : 'server/unexpected');
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
