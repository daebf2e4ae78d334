import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { isPlainAddress } from '#http/middleware/plain-address.ts';
import { isLostConnection } from '#platform/lost-connection.ts';
import type { Deps } from '#service/deps.ts';
import type { Viewer } from '#service/viewer.ts';
import { compressPages } from './compress-pages.ts';
import { pageTemplates } from './page-template.ts';
import { pageHeaders, setAssetHeaders } from './web-headers.ts';

/** The RequestContext of web/lib/context.server.ts, which lives in the bundle. */
type PageHandler = (
  request: Request,
  context: { deps: Deps; viewer: Viewer | null; nonce: string; failure?: unknown; failures: unknown[] },
) => Promise<Response>;

/** A database that is away is no fault: a refusal, with its own status. Anything else stays what it is. */
function refusalOf(error: unknown): unknown {
  return isLostConnection(error) ? new AppError('server/unavailable', { cause: error }) : error;
}

/** The pages’ two halves, beside the program in a build (scripts/build.mjs). */
const pagesOfBuild = {
  server: new URL('./pages.mjs', import.meta.url),
  client: new URL('./client/', import.meta.url),
};

/**
 * The bridge between Hono and React Router: files of the build first, every other address is a page.
 * Mount it last. `readViewer` turns the request’s cookies into the signed-in person, and may refuse one read too many.
 */
export async function serveWeb(
  app: Hono,
  deps: Deps,
  readViewer: (
    deps: Deps,
    cookieHeader: string | null,
    read: { readonly method: string; readonly path: string },
  ) => Promise<Viewer | null>,
  pages: { readonly server: URL; readonly client: URL } = pagesOfBuild,
): Promise<void> {
  const build: ServerBuild = await import(pages.server.href);
  const entry = build.entry.module as unknown as { createPageHandler(build: ServerBuild): PageHandler };
  const handlePage = entry.createPageHandler(build);
  const templateOf = pageTemplates(build.routes);
  const files = serveStatic({ root: fileURLToPath(pages.client), precompressed: true });
  app.get('*', async (c, next) => {
    const file = await files(c, next);
    // Without such a file, what comes back is the context of the next handler.
    if (file && 'headers' in file) setAssetHeaders(file.headers, c.req.path);
    return file;
  });
  app.use('*', compressPages);
  app.all('*', async (c: Context<{ Variables: { deps?: Deps; template?: string } }>) => {
    c.set('template', templateOf(c.req.path));
    // Of the request, where the API stands before the pages: its lines and jobs carry one trace.
    const asked = c.get('deps') ?? deps;
    const nonce = randomBytes(16).toString('base64');
    const who = await readViewer(asked, c.req.header('cookie') ?? null, c.req).then(
      (viewer) => ({ viewer }),
      // The page says it in French, with its own status, instead of a bare error.
      (error: unknown) => ({ viewer: null, failure: refusalOf(error) }),
    );
    const failures: unknown[] = [];
    const request = plainRequest(c.req.raw);
    let response = await handlePage(request, { deps: asked, nonce, failures, ...who });
    const lost = response.status === 500 && failures.find(isLostConnection);
    // Said as « réessayez » rather than as a fault: rendered again, without asking the database anything.
    if (lost)
      response = await handlePage(request, {
        deps: asked,
        nonce,
        failures,
        viewer: null,
        failure: refusalOf(lost),
      });
    if (response.status === 429) response.headers.set('retry-after', '60');
    return pageHeaders(response, nonce, deps.config.publicUrl.startsWith('https:'));
  });
}

/** Addresses that no page has, and that the router would trip over, are those of a page that does not exist. */
function plainRequest(request: Request): Request {
  if (isPlainAddress(request.url)) return request;
  const { method, headers, signal } = request;
  const answered = method === 'HEAD' ? 'HEAD' : 'GET';
  return new Request(new URL('/adresse-inconnue', request.url), { method: answered, headers, signal });
}
