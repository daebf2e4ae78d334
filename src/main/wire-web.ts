import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createHttpApp } from '#http/app.ts';
import { limitsFor, takeReadOfUser } from '#http/middleware/limit-reads.ts';
import { createRateLimiter } from '#http/middleware/rate-limit.ts';
import { SettingError } from '#platform/config.ts';
import { readViewer } from '#service/accounts/read-viewer.ts';
import type { Deps } from '#service/deps.ts';
import { serveWeb } from './serve-web.ts';

/** Open requests get this long to end when the server stops. */
const DRAIN_MS = 5_000;

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Réglage PORT incorrect (« ${port} ») : ce port est déjà utilisé sur ${host}.`,
        EACCES: `Réglage PORT incorrect (« ${port} ») : ce port est réservé au système.`,
        EADDRNOTAVAIL: `Réglage HOST incorrect (« ${host} ») : cette adresse n’est pas celle de la machine.`,
        ENOTFOUND: `Réglage HOST incorrect (« ${host} ») : ce nom est inconnu.`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason === undefined ? error : new SettingError(reason));
    });
    server.listen(port, host, resolve);
  });
}

/** Stops listening, lets open requests end, then cuts. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

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
