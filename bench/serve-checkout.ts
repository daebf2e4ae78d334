import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

/** Serves the files of a site on 127.0.0.1 as a host of static pages does: compressed, with a validator, for ten minutes. */
export async function serveCheckout(root: string): Promise<{ origin: string; close(): Promise<void> }> {
  const site = new Hono();
  site.use(compress(), etag());
  site.use(async (context, next) => {
    await next();
    if (context.res.status === 200) context.header('Cache-Control', 'max-age=600');
  });
  site.use(serveStatic({ root }));
  site.notFound((context) =>
    context.html('<!doctype html><html lang="fr"><title>404</title><h1>Page introuvable</h1></html>', 404),
  );
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: site.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port));
  const origin = `http://127.0.0.1:${await promise}`;
  return { origin, close: () => new Promise((done) => void server.close(() => done())) };
}
