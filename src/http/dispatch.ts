import { AppError } from '#contract/errors.ts';
import { readViewer } from '#service/accounts/read-viewer.ts';
import type { Deps } from '#service/deps.ts';
import type { Viewer } from '#service/viewer.ts';
import { addressBucket } from './middleware/client-address.ts';
import { parseInput } from './middleware/parse-input.ts';
import type { RateLimiter } from './middleware/rate-limit.ts';
import { readJsonBody } from './middleware/read-body.ts';
import type { Access, Route } from './route.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function assertAccess(access: Access, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (!viewer) throw new AppError('auth/required');
  if (access === 'admin' && !viewer.admin) throw new AppError('auth/forbidden');
}

/** An identifier that cannot exist answers as one that does not. */
function assertIds(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (/^id$|Id$/.test(name) && !uuid.test(value)) throw new AppError('request/not-found');
  }
}

/**
 * Answers one call: limit, session, access, then the handler. Who is not allowed in learns nothing about what the
 * address would have held.
 */
export async function dispatch(
  route: Route,
  call: {
    readonly deps: Deps;
    readonly limiter: RateLimiter;
    readonly request: Request;
    readonly params: Readonly<Record<string, string>>;
    readonly clientAddress: string;
  },
): Promise<Response> {
  const { deps, limiter, request, params, clientAddress } = call;
  if (route.limit) limiter.take(route.limit, addressBucket(clientAddress));
  const viewer = await readViewer(deps, request.headers.get('cookie'));
  assertAccess(route.access, viewer);
  assertIds(params);
  return route.handle({
    deps,
    // `assertAccess` is what makes the handler’s type true: null only reaches public routes.
    viewer: viewer as Viewer,
    params,
    request,
    clientAddress,
    limiter,
    query: (schema) => parseInput(schema, Object.fromEntries(new URL(request.url).searchParams)),
    body: async (schema) => parseInput(schema, await readJsonBody(request)),
  });
}
