import type { Access } from '#contract/api/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { rightOfCall } from '#contract/space-rights.ts';
import { onBehalfOf } from '#platform/identity/concurrency-limit.ts';
import { knownBrowser } from '#service/accounts/known-browsers.ts';
import { readViewer } from '#service/accounts/read-viewer.ts';
import type { Deps } from '#service/deps.ts';
import { answerOnce, type KeyedRequest } from '#service/idempotency/answer-once.ts';
import { requestDigest } from '#service/idempotency/request-digest.ts';
import { admitKey, bearerOf, readKeyHolder } from '#service/keys/read-key-holder.ts';
import { recordEvent } from '#service/organisations/acting.ts';
import { assertRight } from '#service/organisations/assert-right.ts';
import { calledOn } from '#service/organisations/called-on.ts';
import { asPerson, type Viewer } from '#service/viewer.ts';
import { askerOf } from './middleware/client-address.ts';
import { takeReadOfUser } from './middleware/limit-reads.ts';
import { takeWriteOfUser } from './middleware/limit-writes.ts';
import { parseHeaders, parseInput, parseParams } from './middleware/parse-input.ts';
import { type RateLimiter, takeOfAddress } from './middleware/rate-limit.ts';
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

function assertAccess(access: Access, viewer: Viewer | null, isHeld: boolean): void {
  if (access === 'public') return;
  if (!viewer) throw new AppError(isHeld ? 'factor/required' : 'auth/required');
  if (access === 'admin' && !viewer.admin) throw new AppError('auth/forbidden');
}

/**
 * Counts a burst. A browser in which somebody has signed in counts by itself: its neighbours do not slow it.
 * @throws AppError `auth/too-many-requests`.
 */
async function takeBurst({ access, method, limit }: Route, call: Call, cookieHeader: string | null) {
  if (!limit) return;
  const isOpen = access === 'public' && method === 'POST';
  const browser = isOpen ? await knownBrowser(call.deps, cookieHeader) : null;
  if (browser === null) await takeOfAddress(call.limiter, limit, call.clientAddress);
  else await call.limiter.take(limit, browser);
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
  await takeBurst(route, call, cookieHeader);
  const token = bearerOf(headers.get('authorization'));
  const person =
    token === null ? await readViewer(call.deps, cookieHeader) : await viewerOfKey(route, call, token, onKey);
  if (person) {
    await takeReadOfUser(call.limiter, route, person.personUid);
    await takeWriteOfUser(call.limiter, route.method, person.personUid);
  }
  // Who must add a second factor first is nobody until then.
  const isHeld = person?.mustAddFactor !== undefined && !route.duringSetUp;
  const viewer = isHeld ? null : person;
  assertAccess(route.access, viewer, isHeld);
  const params = route.params && parseParams(route.params, call.pathParams);
  return { ...call, viewer: viewer && (await inSpace(route, call, viewer)), params };
}

/**
 * Who makes the call: where it concerns the account, the person as in their own space; elsewhere as the space knows them.
 * @throws AppError `space/not-allowed`, `request/not-found`
 */
async function inSpace(route: Route, { deps, pathParams }: Call, viewer: Viewer): Promise<Viewer> {
  const right = rightOfCall(route);
  if (route.access === 'admin' || right === 'person') return asPerson(viewer);
  if (right) await assertRight(deps, viewer, right, pathParams);
  return viewer;
}

/** A call with everything its route declares. */
export interface ParsedCall extends AdmittedCall {
  readonly headers: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Parses what the route takes. @throws AppError `request/…`. */
export async function parseCall(route: Route, call: AdmittedCall, request: Request): Promise<ParsedCall> {
  const headers = route.headers && parseHeaders(route.headers, request.headers);
  const query = route.query && parseInput(route.query, queryOf(request));
  const body = route.body && parseInput(route.body, await readJsonBody(request));
  return { ...call, headers, query, body };
}

/**
 * Lets a route do its work and gives its reply. What waits for its turn meanwhile, waits on behalf of the person, or of the
 * addresses the call comes from.
 * @param isChecked the reply is parsed as well: for tests and development
 */
export async function answer(
  route: Route,
  call: ParsedCall,
  request: Request,
  isChecked: boolean,
): Promise<Response> {
  const context = { ...call, request };
  const prepare = async () => route.prepare?.(context);
  const handle = async (deps: Deps, prepared: unknown) => {
    const told = await calledOn(deps, route, call);
    const reply = await route.handle({ ...context, deps, prepared });
    if (told && call.viewer) await recordEvent(deps, deps.db, { ...call, viewer: call.viewer }, told);
    return reply;
  };
  const key = idempotencyKeyOf(call.headers);
  const reply = await onBehalfOf(askerOf(call.viewer, call.clientAddress), async () =>
    key === undefined || call.viewer === null
      ? handle(call.deps, await prepare())
      : answerOnce(call.deps, keyedRequest(route, call, call.viewer, key), handle, prepare),
  );
  if (isChecked) assertDeclaredReply(route, reply);
  return responseTo(reply);
}

const idempotencyKeyOf = (headers: unknown) =>
  (headers as Record<string, string | undefined> | undefined)?.['idempotency-key'];

/** Names and places of the path count, the host does not; of an organisation, whose space it is. */
function keyedRequest(
  { method, path }: Route,
  { params, query, body }: ParsedCall,
  { uid, personUid }: Viewer,
  key: string,
): KeyedRequest {
  const place = uid === personUid ? path : `${uid} ${path}`;
  return { uid: personUid, key, digest: requestDigest(key, method, place, params, query, body) };
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);
