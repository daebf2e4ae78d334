import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { type AppError, isAppError } from '#contract/errors.ts';
import { rightsOfPages } from '#contract/space-rights.ts';
import { answerPageInThread } from '#http/heavy/answer-page-in-thread.ts';
import type { HeavyWork } from '#http/heavy/heavy-work.ts';
import { addressBucket, askerOf } from '#http/middleware/client-address.ts';
import { isRead } from '#http/middleware/limit-reads.ts';
import { isPlainAddress } from '#http/middleware/plain-address.ts';
import { onBehalfOf } from '#platform/identity/concurrency-limit.ts';
import type { Deps } from '#service/deps.ts';
import { refusalOfRight } from '#service/organisations/assert-right.ts';
import type { Viewer } from '#service/viewer.ts';
import { compressPages } from './compress-pages.ts';
import { pageFinder } from './find-page.ts';
import { createPageCache, keptAddress, type RenderKept } from './page-cache.ts';
import { failureOf, loadPages, type Pages } from './render-page.ts';
import { pageHeaders, setAssetHeaders } from './web-headers.ts';

/** The pages’ two halves, beside the program in a build (scripts/build.mjs). */
export const pagesOfBuild = {
  server: new URL('./pages.mjs', import.meta.url),
  client: new URL('./client/', import.meta.url),
};

/** The pages of a build, ready to be served. */
export interface ServedPages extends Pages {
  /** What is known of the page at an address. */
  readonly find: ReturnType<typeof pageFinder>;
  readonly server: URL;
  readonly client: URL;
}

/** Loads the pages of a build; of this one unless others are given. */
export async function loadServedPages(
  at: { readonly server: URL; readonly client: URL } = pagesOfBuild,
): Promise<ServedPages> {
  const pages = await loadPages(at.server);
  return { ...pages, ...at, find: pageFinder(pages.build.routes) };
}

/** Turns the request’s cookies into the signed-in person, and may refuse one call too many. */
export type ReadViewer = (
  deps: Deps,
  cookieHeader: string | null,
  asked: { readonly method: string; readonly path: string },
) => Promise<Viewer | null>;

/** Of the API’s application, where it stands before the pages. */
interface Variables {
  deps?: Deps;
  trace?: string;
  template?: string;
  client?: string;
}

type PageContext = Context<{ Variables: Variables }>;

interface Who {
  readonly viewer: Viewer | null;
  readonly failure?: unknown;
}

/**
 * The bridge between Hono and React Router: files of the build first, every other address is a page. Mount it last.
 * @param work makes the pages that say they are heavy; absent, this process makes them itself
 */
export function serveWeb(
  app: Hono,
  deps: Deps,
  readViewer: ReadViewer,
  pages: ServedPages,
  work?: HeavyWork,
): void {
  const isHttps = deps.config.publicUrl.startsWith('https:');
  const files = serveStatic({ root: fileURLToPath(pages.client), precompressed: true });
  app.get('*', async (c, next) => {
    const file = await files(c, next);
    // Without such a file, what comes back is the context of the next handler.
    if (file && 'headers' in file) setAssetHeaders(file.headers, c.req.path);
    return file;
  });
  app.use('*', compressPages);
  const answerKept = createPageCache();
  app.all('*', async (c: PageContext) => {
    const page = pages.find(c.req.path);
    c.set('template', page.template);
    // Of the request, where the API stands before the pages: its lines and jobs carry one trace.
    const asked = c.get('deps') ?? deps;
    const nonce = randomBytes(16).toString('base64');
    const who: Who = await readViewer(asked, c.req.header('cookie') ?? null, c.req).then(
      (viewer) => ({ viewer }),
      (error: unknown) => ({ viewer: null, failure: failureOf(error) }),
    );
    const refused = who.viewer && (await refusedPage(asked, who.viewer, page.template, c.req.path));
    // Who asks too much is refused without a render.
    if (isAppError(who.failure) && who.failure.status === 429) throw who.failure;
    const isNobody = who.viewer === null && who.failure === undefined && isRead(c.req.method);
    const address = isNobody ? keptAddress(page.kept, c.req.path, new URL(c.req.url).search) : null;
    const ask = { nonce, acceptEncoding: c.req.header('accept-encoding') ?? '' };
    const kept = address && (await answerKept(address, renderKept(pages, deps, address), ask));
    const response = kept || (await answerPage(pages, work, c, { deps: asked, nonce, refused, ...who }));
    const answer = pageHeaders(response, nonce, isHttps);
    if (answer.status === 429 && !answer.headers.has('retry-after')) answer.headers.set('retry-after', '60');
    return answer;
  });
}

/** Renders a page for nobody: at its public address, without anything that somebody sent. Null when that failed. */
function renderKept({ render }: Pages, deps: Deps, address: string): RenderKept {
  return async (nonce) => {
    const failures: unknown[] = [];
    const request = new Request(new URL(address, deps.config.publicUrl));
    const response = await render(request, { deps, nonce, viewer: null }, failures);
    return failures.length === 0 && response.status < 500 ? response : null;
  };
}

/** What the pages answer to somebody: by the thread where the page is heavy. */
function answerPage(
  { render, weigh }: Pages,
  work: HeavyWork | undefined,
  c: PageContext,
  context: Who & { readonly deps: Deps; readonly nonce: string; readonly refused: AppError | null },
): Promise<Response> {
  const { viewer, nonce, refused } = context;
  const clientAddress = c.get('client') ?? '';
  const request = plainRequest(c.req.raw);
  const asked = { ...context, client: addressBucket(clientAddress) };
  const here = (failed?: { readonly failure: unknown }) =>
    onBehalfOf(askerOf(viewer, clientAddress), () => render(request, { ...asked, clientAddress, ...failed }));
  const { weight, params } = weigh(request.url);
  // What nobody in particular sends is the password of a share: every password is looked at in this process, in turn.
  const mayCross = isRead(request.method) || viewer !== null;
  if (work === undefined || weight !== 'report' || context.failure !== undefined || refused || !mayCross)
    return here();
  const call = { nonce, viewer, trace: c.get('trace') ?? '', share: params.token, clientAddress };
  return answerPageInThread(work, request, call).catch((error: unknown) => {
    // A page that says so costs as much as what is refused; what a page in the browser asks for says it there, at no cost.
    const isBusy = isAppError(error) && (error.code === 'request/too-many' || error.code === 'server/busy');
    if (isBusy && !c.req.path.endsWith('.data')) throw error;
    return here({ failure: error });
  });
}

/** Why a page is not for somebody in the space they look at; null where it is. */
async function refusedPage(
  deps: Deps,
  viewer: Viewer,
  template: string,
  path: string,
): Promise<AppError | null> {
  const right = rightsOfPages[template];
  if (right === undefined) return null;
  const parts = path.replace(/\.data$/, '').split('/');
  const names = template.split('/').map((name, index) => [name.slice(1), parts[index]] as const);
  return refusalOfRight(deps, viewer, right, Object.fromEntries(names));
}

/** Addresses that no page has, and that the router would trip over, are those of a page that does not exist. */
function plainRequest(request: Request): Request {
  if (isPlainAddress(request.url)) return request;
  const { method, headers, signal } = request;
  const answered = method === 'HEAD' ? 'HEAD' : 'GET';
  return new Request(new URL('/adresse-inconnue', request.url), { method: answered, headers, signal });
}
