import type { z } from 'zod';
import type { Deps } from '#service/deps.ts';
import type { Viewer } from '#service/viewer.ts';
import type { LimitName, RateLimiter } from './middleware/rate-limit.ts';

/** Who may call a route. Whose data it is, is decided by the service (another’s answers 404). */
export const accesses = ['public', 'user', 'admin'] as const;
export type Access = (typeof accesses)[number];
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Names after `:` in a path: `/api/audits/:id/cancel` → `id`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a route is called with. */
export interface RouteContext<A extends Access = Access, Path extends string = string> {
  readonly deps: Deps;
  /** Never null where the route asks for a signed-in person. */
  readonly viewer: A extends 'public' ? Viewer | null : Viewer;
  /** Decoded. `id` and names ending in `Id` are UUIDs: anything else has answered 404 before. */
  readonly params: Readonly<Record<ParamNames<Path>, string>>;
  readonly request: Request;
  /** Address of the client, as far as the configured proxies can be trusted. */
  readonly clientAddress: string;
  /** For limits by something else than the client’s address. */
  readonly limiter: RateLimiter;
  /** @throws AppError `request/invalid` with the field, for unknown or wrong parameters. */
  query<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
  /** @throws AppError `request/not-json`, `request/too-large` (64 kB) or `request/invalid` with the field. */
  body<Schema extends z.ZodType>(schema: Schema): Promise<z.output<Schema>>;
}

/** One call of the API, as the table of routes holds it. */
export interface Route {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** Calls a client address may make; beyond it 429 with `Retry-After`. */
  readonly limit?: LimitName;
  handle(context: RouteContext<'user'>): Response | Promise<Response>;
}

/**
 * Declares a route; `access` and the names in `path` give the type of the handler’s context.
 * The only way to make one, so that none exists without a declared access.
 */
export function defineRoute<const A extends Access, const Path extends `/${string}`>(route: {
  readonly method: Method;
  readonly path: Path;
  readonly access: A;
  readonly limit?: LimitName;
  handle(context: RouteContext<A, Path>): Response | Promise<Response>;
}): Route {
  return route as unknown as Route;
}

/** A JSON answer. */
export function json(data: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(data), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** 204. */
export function noContent(headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers });
}
