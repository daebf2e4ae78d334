import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createHttpApp } from '#http/app.ts';
import { limitsFor, takeReadOfUser } from '#http/middleware/limit-reads.ts';
import { takeWriteOfUser } from '#http/middleware/limit-writes.ts';
import { createRateLimiter } from '#http/middleware/rate-limit.ts';
import { readViewer } from '#service/accounts/read-viewer.ts';
import { drain, listen } from './listen.ts';
import { openHeavyWork } from './open-heavy-work.ts';
import type { World } from './open-world.ts';
import { loadServedPages, type ReadViewer, type ServedPages, serveWeb } from './serve-web.ts';
import { watchReaders } from './watch-readers.ts';

/**
 * Serves the API and the pages; gives what stops it.
 * @param pages those of the build unless given
 * @throws SettingError when the address cannot be used.
 */
export async function startWeb(
  world: Pick<World, 'deps' | 'connectionString'>,
  pages?: ServedPages,
): Promise<() => Promise<void>> {
  const { deps } = world;
  const limiter = createRateLimiter(deps, limitsFor(deps.config.readsPerMinute));
  const loaded = pages ?? (await loadServedPages());
  const { work, close } = openHeavyWork(world, limiter, loaded.server);
  const app = createHttpApp({
    ...{ deps, limiter, checkReplies: deps.config.development, work },
    methodsOfPage: (path) => loaded.find(path).methods,
  });
  const readPageViewer: ReadViewer = async (own, cookies, asked) => {
    const viewer = await readViewer(own, cookies);
    if (viewer) {
      await takeReadOfUser(limiter, asked, viewer.personUid);
      await takeWriteOfUser(limiter, asked.method, viewer.personUid);
    }
    return viewer;
  };
  // Pages know nothing of the API’s variables: to them it is a plain application.
  serveWeb(app as unknown as Hono, deps, readPageViewer, loaded, work);
  const server = createServer({ requestTimeout: 30_000 }, getRequestListener(app.fetch));
  watchReaders(server);
  try {
    await listen(server, deps.config.port, deps.config.host);
  } catch (error) {
    await close();
    throw error;
  }
  return async () => {
    await drain(server);
    await close();
  };
}
