import type { Readable } from 'node:stream';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Method } from '#contract/api/endpoint.ts';
import { AppError, isAppError } from '#contract/errors.ts';
import { traceOfUuid } from '#contract/trace.ts';
import type { Log } from '#platform/log.ts';
import type { Deps } from '#service/deps.ts';
import { withTrace } from '#service/with-trace.ts';
import { type AdmittedCall, admit } from './dispatch.ts';
import { answerByWeight } from './heavy/answer-by-weight.ts';
import type { HeavyWork } from './heavy/heavy-work.ts';
import { admitChanges, isApi } from './middleware/admission.ts';
import { callsAt } from './middleware/calls-at.ts';
import { clientAddressOf } from './middleware/client-address.ts';
import { drawRefusal } from './middleware/draw-refusal.ts';
import { errorResponse } from './middleware/error-response.ts';
import { isRead, limitsFor, takeReadOfClient } from './middleware/limit-reads.ts';
import { measureAnswer } from './middleware/measure.ts';
import { isPlainAddress } from './middleware/plain-address.ts';
import { createRateLimiter, mayDropOf, type RateLimiter } from './middleware/rate-limit.ts';
import { lingering } from './middleware/read-body.ts';
import { refusalPage } from './middleware/refusal-page.ts';
import { noStore, securityHeaders } from './middleware/security-headers.ts';
import { traceOfProxy } from './middleware/trace.ts';
import { throwDeclared } from './reply.ts';
import type { Route } from './route.ts';
import { apiRoutes } from './routes.ts';

/** What @hono/node-server gives each request; absent in tests that call `fetch` directly. */
interface Bindings {
  readonly incoming?: Readable & { readonly socket?: { readonly remoteAddress?: string } };
}

interface Variables {
  /** Also the id of the request, as answers tell it. */
  trace: string;
  log: Log;
  /** Address of the client, as far as the configured proxies can be trusted. */
  client: string;
  /** The world as this request sees it: its log and its jobs carry the trace. */
  deps: Deps;
  /** Of the route that answers; a page says it itself. */
  template?: string;
  call: AdmittedCall;
  /** Of the key that came with the call, once it is known. */
  keyId?: string;
}

interface Env {
  Bindings: Bindings;
  Variables: Variables;
}

export type HttpApp = Hono<Env>;

export interface HttpAppOptions {
  readonly deps: Deps;
  readonly routes?: readonly Route[];
  readonly limiter?: RateLimiter;
  /** Holds replies and refusals to what the routes declare. Default: yes; production does without its cost. */
  readonly checkReplies?: boolean;
  /** Makes heavy answers; absent, this process makes them itself. */
  readonly work?: HeavyWork;
  /** Methods of the page at an address, where pages are added to the app: any other is refused before they are asked. */
  readonly methodsOfPage?: (path: string) => readonly string[];
}

/** One line a call: the route’s pattern, never the address called (it may hold a token). */
function logged({ method, path }: Route): MiddlewareHandler<Env> {
  return async (c, next) => {
    const startedMs = performance.now();
    c.set('template', path);
    await next();
    const { status } = c.res;
    const keyId = c.get('keyId');
    const durationMs = Math.round(performance.now() - startedMs);
    const line = { method, path, status, durationMs, ...(keyId !== undefined && { keyId }) };
    if (status >= 400 || method !== 'GET' || keyId !== undefined) c.get('log').info(line, 'request');
    else c.get('log').debug(line, 'request');
  };
}

/** `/api/audits/estimate` before `/api/audits/:id`, whatever the order of the table: the first match answers. */
function mostPreciseFirst(routes: readonly Route[]): Route[] {
  const key = (route: Route) => route.path.replaceAll(/:\w+/g, '\uffff');
  return routes.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function pathsOf(routes: readonly Route[]): Map<string, Method[]> {
  const paths = new Map<string, Method[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route.method]);
  return paths;
}

/**
 * The HTTP edge: the table of routes behind trace ids, the admission of changes, security headers and one shape of errors.
 * What is outside `/api/` is left to whoever adds pages to the app; the admission holds there too.
 */
export function createHttpApp(options: HttpAppOptions): HttpApp {
  const { deps } = options;
  const { trustedProxies } = deps.config;
  const routes = mostPreciseFirst(options.routes ?? apiRoutes);
  const limiter = options.limiter ?? createRateLimiter(deps, limitsFor(deps.config.readsPerMinute));
  const isChecked = options.checkReplies ?? true;
  const secure = securityHeaders(deps.config.publicUrl);
  const routesAt = callsAt(routes);
  const app: HttpApp = new Hono();

  const refused = (error: unknown, c: Context<Env>) => {
    const [log, requestId] = [c.get('log'), c.get('trace')];
    const { publicUrl } = deps.config;
    const isForPage = !isApi(c.req.path) && routesAt(c.req.path) === null;
    if (isForPage && isAppError(error) && /\btext\/html\b/.test(c.req.header('accept') ?? ''))
      return refusalPage(error);
    return errorResponse(error, { log, requestId, publicUrl, clientLeft: c.req.raw.signal.aborted });
  };
  app.onError((error, c) => drawRefusal(error, c.req.header('sec-fetch-dest')) ?? refused(error, c));
  app.use('*', async (c, next) => {
    const peer = c.env?.incoming?.socket?.remoteAddress;
    const given = traceOfProxy(peer, c.req.header('traceparent'), trustedProxies);
    const trace = given ?? traceOfUuid(deps.ids.uuid());
    const own = withTrace(deps, trace);
    c.set('trace', trace);
    c.set('deps', own);
    c.set('log', own.log);
    c.set('client', clientAddressOf(peer, c.req.header('x-forwarded-for') ?? null, trustedProxies));
    const startedMs = performance.now();
    await next();
    const { method, path } = c.req;
    if (c.res.status >= 400 && !isRead(method)) {
      const mayDrop = (megabytes: number) => mayDropOf(limiter, c.get('client'), megabytes);
      c.res = await lingering(c.req.raw, c.res, c.env?.incoming, mayDrop);
    }
    const asked = { method, path, template: c.get('template') };
    measureAnswer(deps.metrics, asked, c.res.status, (performance.now() - startedMs) / 1000);
    if (c.error || c.req.path.startsWith('/api/')) c.res.headers.set('x-request-id', trace);
  });
  app.use('/api/*', secure, noStore, (c, next) => {
    if (!isPlainAddress(c.req.url)) throw new AppError('request/not-found');
    return next();
  });
  // Pages bring headers of their own; what is refused at a page’s address does not come from a page.
  app.use('*', (c, next) => (isRead(c.req.method) ? next() : secure(c, next)));
  const methodsOfPage = options.methodsOfPage ?? null;
  app.use('*', admitChanges({ deps, limiter, routesAt, methodsOfPage, clientOf: (c) => c.get('client') }));
  app.use('*', async (c, next) => {
    await takeReadOfClient(limiter, c.req, c.get('client'));
    await next();
  });

  for (const route of routes) {
    const close = (error: unknown): never => {
      if (isChecked) throwDeclared(route, error);
      throw error;
    };
    app.on(
      route.method,
      route.path,
      logged(route),
      ...(route.path.startsWith('/api/') ? [] : [secure]),
      async (c, next) => {
        const clientAddress = c.get('client');
        const call = { deps: c.get('deps'), limiter, clientAddress, pathParams: c.req.param() };
        c.set('call', await admit(route, call, c.req.raw.headers, (id) => c.set('keyId', id)).catch(close));
        await next();
      },
      (c) =>
        answerByWeight(options.work, route, c.get('call'), {
          request: c.req.raw,
          trace: c.get('trace'),
          isChecked,
        }).catch(close),
    );
  }
  for (const [path, methods] of pathsOf(routes)) {
    app.all(path, () => {
      throw new AppError('request/method-not-allowed', { data: { allow: methods.join(', ') } });
    });
  }
  app.all('/api/*', (c, next) =>
    isApi(c.req.path) ? refused(new AppError('request/not-found'), c) : next(),
  );
  return app;
}
