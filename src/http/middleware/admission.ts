import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import { knownBrowser } from '#service/accounts/known-browsers.ts';
import type { Deps } from '#service/deps.ts';
import type { Route } from '../route.ts';
import { isRead } from './limit-reads.ts';
import { takeWriteOfClient } from './limit-writes.ts';
import { ownOriginOnly } from './origin.ts';
import type { RateLimiter } from './rate-limit.ts';
import { maxBodyBytes, withBoundedBody } from './read-body.ts';

/** What may be done at an address. */
interface Allowed {
  readonly methods: readonly string[];
  /** The call of the table, where it is one. */
  readonly route?: Pick<Route, 'bodyBytes' | 'limit'> | undefined;
}

interface AdmissionParts {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'config'>;
  readonly limiter: RateLimiter;
  readonly routesAt: (path: string) => ReadonlyMap<string, Route> | null;
  /** Methods of the page at an address; null where no pages are served. */
  readonly methodsOfPage: ((path: string) => readonly string[]) | null;
  readonly clientOf: (c: Context) => string;
}

/**
 * What stands before every call that is no read, and costs nothing: is there such a call at this address, does it come from
 * our own pages, has its address made too many, is its body small enough. Nothing is looked up, parsed or rendered before.
 * @throws AppError `request/method-not-allowed`, `request/forbidden-origin`, `request/too-many`, `request/too-large`.
 */
export function admitChanges(parts: AdmissionParts): MiddlewareHandler {
  const { deps, limiter, clientOf } = parts;
  const checkOrigin = ownOriginOnly(deps.config.publicUrl);
  return async (c, next) => {
    const { method, path } = c.req;
    if (isRead(method)) return next();
    const { methods, route } = allowedAt(parts, method, path);
    if (!methods.includes(method))
      throw new AppError('request/method-not-allowed', { data: { allow: methods.join(', ') } });
    return checkOrigin(c, async () => {
      const browserOf = () => knownBrowser(deps, c.req.header('cookie') ?? null);
      // One sender for all its events, with a limit of its own.
      if (route?.limit !== 'webhookClient') await takeWriteOfClient(limiter, clientOf(c), browserOf);
      c.req.raw = await withBoundedBody(c.req.raw, route?.bodyBytes ?? maxBodyBytes);
      await next();
    });
  };
}

/** An address that neither table knows is left to whoever answers that it does not exist. */
function allowedAt({ routesAt, methodsOfPage }: AdmissionParts, method: string, path: string): Allowed {
  const calls = routesAt(path);
  if (calls) return { methods: [...calls.keys()], route: calls.get(method) };
  return { methods: isApi(path) ? [method] : (methodsOfPage?.(path) ?? [method]) };
}

/** Whether an address is of the API rather than of a page. */
export const isApi = (path: string): boolean =>
  path.startsWith('/api/') && !/^\/api\/docs(?:\.data$|\/|$)/.test(path);
