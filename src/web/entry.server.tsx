import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type RequestContext, readRequestContext, setRequestContext } from './lib/context.server.ts';
import { NonceContext } from './lib/nonce.ts';

export { createPageScale } from './lib/page-weight.server.ts';

/** A page that is not rendered after this long is abandoned. */
const renderTimeoutMs = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  const { nonce } = readRequestContext(loadContext);
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Nothing of ours streams in pieces: whole pages compress better and have a definite status.
        onAllReady() {
          const body = new PassThrough();
          // Cleared when the body ends: a timer that outlives it keeps the whole render in memory.
          body.on('close', () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError() {
          finalStatus = 500;
        },
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}

/** Unexpected loader and render errors go to the log; aborted requests and refusals do not. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An address nobody has is no failure of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  // What follows in the address of a share, a plan or an invitation, opens it.
  const path = new URL(request.url).pathname.replace(/^\/(partage|plan|invitation)\/[^/]*/, '/$1/…');
  const { deps, failures } = readRequestContext(context);
  failures?.push(error);
  deps.log.error({ error, path }, 'page failed');
};

/**
 * What the server’s bridge calls: one handler for the whole life of the process. It stands here because
 * router contexts are compared by identity, so they must be this bundle’s own.
 */
export function createPageHandler(
  build: ServerBuild,
): (request: Request, context: RequestContext) => Promise<Response> {
  const handle: RequestHandler = createRequestHandler(build, 'production');
  return (request, value) => {
    const provider = new RouterContextProvider();
    setRequestContext(provider, value);
    return handle(request, provider);
  };
}
