import { Hono } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { Log } from '#platform/log.ts';
import type { Deps } from '#service/deps.ts';
import { dispatch } from './dispatch.ts';
import { clientAddressOf } from './middleware/client-address.ts';
import { errorResponse } from './middleware/error-response.ts';
import { assertOwnOrigin, ownOrigins } from './middleware/origin.ts';
import { createRateLimiter, type RateLimiter } from './middleware/rate-limit.ts';
import { addSecurityHeaders } from './middleware/security-headers.ts';
import type { Method, Route } from './route.ts';
import { apiRoutes } from './routes.ts';

/** What @hono/node-server gives each request; absent in tests that call `fetch` directly. */
interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

interface Variables {
  requestId: string;
  log: Log;
}

export type HttpApp = Hono<{ Bindings: Bindings; Variables: Variables }>;

export interface HttpAppOptions {
  readonly deps: Deps;
  readonly routes?: readonly Route[];
  /**
   * Addresses or CIDRs whose `X-Forwarded-For` is believed. Default: this machine, when the public address is https
   * (we speak plain http, so a proxy stands in front); otherwise nobody.
   */
  readonly trustedProxies?: readonly string[];
  readonly limiter?: RateLimiter;
}

/** One line a call: the route’s pattern, never the address called (it may hold a token). */
function logCall(log: Log, method: string, path: string, status: number, startedMs: number): void {
  const line = { method, path, status, durationMs: Math.round(performance.now() - startedMs) };
  if (status >= 400 || method !== 'GET') log.info(line, 'request');
  else log.debug(line, 'request');
}

/** `/api/audits/estimate` before `/api/audits/:id`, whatever the order of the table: the first match answers. */
function mostPreciseFirst(routes: readonly Route[]): Route[] {
  const key = (route: Route) => route.path.replaceAll(/:\w+/g, '\uffff');
  return routes.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function defaultProxies(publicUrl: string): readonly string[] {
  return publicUrl.startsWith('https:') ? ['127.0.0.0/8', '::1'] : [];
}

function pathsOf(routes: readonly Route[]): Map<string, Method[]> {
  const paths = new Map<string, Method[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route.method]);
  return paths;
}

/**
 * The HTTP edge: the table of routes behind request ids, the origin check, security headers and one shape of errors.
 * What is outside `/api/` is left to whoever adds pages to the app; the origin check holds there too.
 */
export function createHttpApp(options: HttpAppOptions): HttpApp {
  const { deps } = options;
  const trustedProxies = options.trustedProxies ?? defaultProxies(deps.config.publicUrl);
  const routes = mostPreciseFirst(options.routes ?? apiRoutes);
  const limiter = options.limiter ?? createRateLimiter(deps.clock);
  const origins = ownOrigins(deps.config.publicUrl);
  const app: HttpApp = new Hono();

  app.use('*', async (c, next) => {
    const requestId = deps.ids.uuid();
    c.set('requestId', requestId);
    c.set('log', deps.log.child({ requestId }));
    assertOwnOrigin(c.req.raw, origins);
    await next();
  });
  app.onError((error, c) => {
    const response = errorResponse(error, c.get('log') ?? deps.log);
    response.headers.set('x-request-id', c.get('requestId'));
    addSecurityHeaders(response.headers, deps.config.publicUrl);
    return response;
  });
  app.use('/api/*', async (c, next) => {
    await next();
    c.res.headers.set('x-request-id', c.get('requestId'));
    addSecurityHeaders(c.res.headers, deps.config.publicUrl);
  });

  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const startedMs = performance.now();
      const clientAddress = clientAddressOf(
        c.env?.incoming?.socket?.remoteAddress,
        c.req.header('x-forwarded-for') ?? null,
        trustedProxies,
      );
      const call = { deps, limiter, request: c.req.raw, params: c.req.param(), clientAddress };
      const response = await dispatch(route, call).catch((error: unknown) =>
        errorResponse(error, c.get('log')),
      );
      logCall(c.get('log'), route.method, route.path, response.status, startedMs);
      return response;
    });
  }
  for (const [path, methods] of pathsOf(routes)) {
    app.all(path, (c) => {
      const response = errorResponse(new AppError('request/method-not-allowed'), c.get('log'));
      response.headers.set('allow', methods.join(', '));
      return response;
    });
  }
  app.all('/api/*', (c) => errorResponse(new AppError('request/not-found'), c.get('log')));
  return app;
}
