import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createHttpApp } from '#http/app.ts';
import { limitsFor, takeReadOfUser } from '#http/middleware/limit-reads.ts';
import { createRateLimiter } from '#http/middleware/rate-limit.ts';
import { readViewer } from '#service/accounts/read-viewer.ts';
import type { Deps } from '#service/deps.ts';
import { drain, listen } from './listen.ts';
import { serveWeb } from './serve-web.ts';

/** Serves the API and the pages; gives what stops it. @throws SettingError when the address cannot be used. */
export async function startWeb(deps: Deps): Promise<() => Promise<void>> {
  const limiter = createRateLimiter(deps, limitsFor(deps.config.readsPerMinute));
  const app = createHttpApp({ deps, limiter, checkReplies: deps.config.development });
  // Pages know nothing of the API’s variables: to them it is a plain application.
  await serveWeb(app as unknown as Hono, deps, async (world, cookies, read) => {
    const viewer = await readViewer(world, cookies);
    if (viewer) await takeReadOfUser(limiter, read, viewer.uid);
    return viewer;
  });
  const server = createServer({ requestTimeout: 30_000 }, getRequestListener(app.fetch));
  await listen(server, deps.config.port, deps.config.host);
  return () => drain(server);
}
