import type { Access } from '#contract/api/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { knownBrowser } from '#service/accounts/known-browsers.ts';
import { readViewer } from '#service/accounts/read-viewer.ts';
import type { Deps } from '#service/deps.ts';
import { answerOnce, type KeyedRequest } from '#service/idempotency/answer-once.ts';
import { requestDigest } from '#service/idempotency/request-digest.ts';
import { admitKey, bearerOf, readKeyHolder } from '#service/keys/read-key-holder.ts';
import type { Viewer } from '#service/viewer.ts';
import { addressBucket } from './middleware/client-address.ts';
import { takeReadOfUser } from './middleware/limit-reads.ts';
import { parseHeaders, parseInput, parseParams } from './middleware/parse-input.ts';
import type { RateLimiter } from './middleware/rate-limit.ts';
import { readJsonBody } from './middleware/read-body.ts';
import { assertDeclaredReply, responseTo } from './reply.ts';
import type { Route } from './route.ts';

/** One call, before anything is known of who makes it. */
export interface Call {
  readonly deps: Deps;
  readonly limiter: RateLimiter;
  readonly clientAddress: string;
  /** As the router read them in the path. */
  readonly pathParams: Readonly<Record<string, string>>;
}

/** A call that may be answered. */
export interface AdmittedCall extends Call {
  readonly viewer: Viewer | null;
  readonly params: unknown;
}

function assertAccess(access: Access, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (!viewer) throw new AppError('auth/required');
  if (access === 'admin' && !viewer.admin) throw new AppError('auth/forbidden');
}

/** What a burst counts by. A browser in which somebody has signed in counts by itself: its neighbours do not slow it. */
async function burstKey({ access, method }: Route, call: Call, cookieHeader: string | null): Promise<string> {
  const isOpen = access === 'public' && method === 'POST';
  const browser = isOpen ? await knownBrowser(call.deps, cookieHeader) : null;
  return browser ?? addressBucket(call.clientAddress);
}

/** With a key the cookie says nothing, wherever it comes from. Who reads what is open to all is nobody. */
async function viewerOfKey(
  { access, method, key }: Route,
  { deps }: Call,
  token: string,
  onKey: (keyId: string) => void,
): Promise<Viewer | null> {
  if (access === 'public' && method === 'GET') return null;
  const holder = await readKeyHolder(deps, token);
  onKey(holder.keyId);
  await admitKey(deps, holder, key);
  return holder.viewer;
}

/**
 * Limit, session and access, then the path. Who is not allowed in learns nothing about what the address would have
 * held.
 */
export async function admit(
  route: Route,
  call: Call,
  headers: Headers,
  onKey: (keyId: string) => void,
): Promise<AdmittedCall> {
  const cookieHeader = headers.get('cookie');
  if (route.limit) await call.limiter.take(route.limit, await burstKey(route, call, cookieHeader));
  const token = bearerOf(headers.get('authorization'));
  const viewer =
    token === null ? await readViewer(call.deps, cookieHeader) : await viewerOfKey(route, call, token, onKey);
  if (viewer) await takeReadOfUser(call.limiter, route, viewer.uid);
  assertAccess(route.access, viewer);
  return { ...call, viewer, params: route.params && parseParams(route.params, call.pathParams) };
}

/**
 * Parses what the route takes, lets it do its work and gives its reply.
 * @param isChecked the reply is parsed as well: for tests and development
 */
export async function answer(
  route: Route,
  call: AdmittedCall,
  request: Request,
  isChecked: boolean,
): Promise<Response> {
  const headers = route.headers && parseHeaders(route.headers, request.headers);
  const query = route.query && parseInput(route.query, queryOf(request));
  const body = route.body && parseInput(route.body, await readJsonBody(request));
  const handle = async (deps: Deps) => route.handle({ ...call, deps, request, headers, query, body });
  const key = headers?.['idempotency-key'];
  const reply =
    key === undefined || call.viewer === null
      ? await handle(call.deps)
      : await answerOnce(call.deps, keyedRequest(route, call, call.viewer.uid, { key, query, body }), handle);
  if (isChecked) assertDeclaredReply(route, reply);
  return responseTo(reply);
}

/** Names and places of the path count, the host does not. */
function keyedRequest(
  { method, path }: Route,
  { params }: AdmittedCall,
  uid: string,
  { key, query, body }: { readonly key: string; readonly query: unknown; readonly body: unknown },
): KeyedRequest {
  return { uid, key, digest: requestDigest(key, method, path, params, query, body) };
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);
