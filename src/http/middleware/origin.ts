import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import { bearerOf } from '#service/keys/read-key-holder.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The origins our own pages have. An installation published on a loopback or wildcard address is reached by any
 * loopback name.
 */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const url = new URL(publicUrl);
  const local = [...loopbackNames, '0.0.0.0', '[::]'].includes(url.hostname);
  if (!local) return new Set([url.origin]);
  const port = url.port === '' ? '' : `:${url.port}`;
  return new Set([url.origin, ...loopbackNames.map((name) => `${url.protocol}//${name}${port}`)]);
}

/**
 * Refuses a state change that does not come from our own pages. Browsers always send `Origin` with one; a request
 * without it is refused too, so that nothing depends on what some client leaves out.
 * @throws AppError `request/forbidden-origin`.
 */
export function assertOwnOrigin(request: Request, origins: ReadonlySet<string>): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (!origins.has(request.headers.get('origin') ?? '') || (site !== null && site !== 'same-origin')) {
    throw new AppError('request/forbidden-origin');
  }
}

/**
 * The check on every request. Not Hono’s own, which lets JSON pass and is content with either proof (decision 18).
 */
export function ownOriginOnly(publicUrl: string): MiddlewareHandler {
  const origins = ownOrigins(publicUrl);
  return (c, next) => {
    // A mail program posts there for the person (RFC 8058): the address itself says who and what, no cookie does.
    if (/^\/desabonnement(\/|$)/.test(c.req.path)) return next();
    // A server posts there, without cookies: what it sends is signed.
    if (c.req.path === '/api/stripe/webhook') return next();
    // A key, and then no cookie, says who calls; no page of another site can add the header unless we allow it.
    if (c.req.path.startsWith('/api/') && bearerOf(c.req.header('authorization')) !== null) return next();
    assertOwnOrigin(c.req.raw, origins);
    return next();
  };
}
