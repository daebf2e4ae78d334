import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { demoFolder } from '#demo/serve-demo.ts';
import { isPicture, picture } from './local-pictures.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.json': 'application/json',
  '.webm': 'video/webm',
  '.wav': 'audio/wav',
};
/** Media that operators plant: what never plays is no fault. */
const planted = new Set(['/visite.webm', '/carillon.wav']);

export interface PageServer {
  readonly origin: string;
  /** Serves that text instead of the file at the path, with the same files around it. */
  replace(path: string, html: string): string;
  close(): Promise<void>;
}

/** Serves a folder on loopback, and changed copies of its pages beside them. */
export async function servePages(folder: string): Promise<PageServer> {
  const changed = new Map<string, string>();
  let copies = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback');
    const copy = changed.get(url.pathname);
    if (copy !== undefined) return void response.writeHead(200, { 'content-type': types['.html'] }).end(copy);
    const path = normalize(decodeURIComponent(url.pathname));
    if (isPicture(path))
      return void response.writeHead(200, { 'content-type': types['.svg'] }).end(picture(path));
    try {
      const body = await readFile(planted.has(path) ? join(demoFolder, 'assets', path) : join(folder, path));
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404, { 'content-type': types['.html'] }).end('<h1>Introuvable</h1>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    replace(path, html) {
      copies += 1;
      const address = path.replace(/\.html?$/, `-${copies}.html`);
      changed.set(address, html);
      return `${origin}${address}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
