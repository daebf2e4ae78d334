import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ServerBuild } from 'react-router';
import type { Deps } from '#service/deps.ts';
import type { Viewer } from '#service/viewer.ts';
import { pageHeaders, setAssetHeaders } from './web-headers.ts';

type PageHandler = (
  request: Request,
  context: { deps: Deps; viewer: Viewer | null; nonce: string },
) => Promise<Response>;

/** Where `npm run build` leaves the pages, relative to the package. */
export const webBuildFolder = 'build/web';

/**
 * The bridge between Hono and React Router: files of the build first, every other address is a page.
 * Mount it last. `readViewer` turns the request’s cookies into the signed-in person.
 */
export async function serveWeb(
  app: Hono,
  deps: Deps,
  readViewer: (deps: Deps, cookieHeader: string | null) => Promise<Viewer | null>,
  buildFolder: string = webBuildFolder,
): Promise<void> {
  const build: ServerBuild = await import(pathToFileURL(join(buildFolder, 'server/index.js')).href);
  const entry = build.entry.module as unknown as { createPageHandler(build: ServerBuild): PageHandler };
  const handlePage = entry.createPageHandler(build);
  const root = join(buildFolder, 'client');
  app.get('*', serveStatic({ root, precompressed: true, onFound: (_path, c) => setAssetHeaders(c) }));
  app.use('*', compress());
  app.all('*', async (c) => {
    const nonce = randomBytes(16).toString('base64');
    const viewer = await readViewer(deps, c.req.header('cookie') ?? null);
    const response = await handlePage(c.req.raw, { deps, viewer, nonce });
    return pageHeaders(response, nonce, deps.config.publicUrl.startsWith('https:'));
  });
}
