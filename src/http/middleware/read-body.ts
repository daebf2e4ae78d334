import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#contract/errors.ts';

const maxBodyBytes = 64 * 1024;

const refuse = (): never => {
  throw new AppError('request/too-large');
};

/**
 * Refuses a larger body, announced or not. An announced one before the body is touched: touched and left unread, it
 * makes the server cut the connection, and now and then the client sees that instead of the refusal.
 * @throws AppError `request/too-large`.
 */
export function limitBody(maxSize = maxBodyBytes): MiddlewareHandler {
  const countBody = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => (Number(c.req.header('content-length') ?? 0) > maxSize ? refuse() : countBody(c, next));
}

/** The JSON of the body, not yet parsed by a schema. @throws AppError `request/not-json`. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new AppError('request/not-json');
  try {
    return await request.json();
  } catch (error) {
    throw new AppError('request/not-json', { cause: error });
  }
}
