import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of a test site: HTML text, or a function that writes the answer itself. */
export type Route = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface StaticServer {
  readonly port: number;
  readonly origin: string;
  /** Paths asked for, in order. */
  readonly hits: string[];
  close(): Promise<void>;
}

/** Serves pages of a test on loopback; unknown paths answer 404. */
export async function startStaticServer(routes: Readonly<Record<string, Route>>): Promise<StaticServer> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://test');
    hits.push(pathname);
    const route = routes[pathname];
    if (route === undefined)
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Introuvable</h1>');
    else if (typeof route === 'string')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(route);
    else route(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    hits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A small French page around what a case needs. */
export function page(body: string, head = '', title = 'Page de test'): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
