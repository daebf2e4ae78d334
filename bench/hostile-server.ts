/** Process entry: serves every hostile site on a port of its own, and tells the ports. */
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { hostileSites } from '#tests/support/hostile-sites.ts';
import { makeLoopbackCertificate } from '#tests/support/loopback-certificate.ts';

const page = '<!doctype html><html lang="fr"><title>Une page</title><p>Une page.</p></html>';

/** What every site lacks unless it says otherwise: these files are no part of what it does. */
const withoutFiles =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (/^\/(?:robots\.txt|favicon\.ico)$/.test(request.url ?? '')) response.writeHead(404).end();
    else listener(request, response);
  };

function serverOf({ http, raw, tlsDays, pages }: (typeof hostileSites)[string]): Server {
  if (tlsDays !== undefined) {
    const { key, cert } = makeLoopbackCertificate(tlsDays);
    const server = createTlsServer({ key, cert }, (socket) => void socket.end(page));
    return server.on('tlsClientError', () => undefined);
  }
  if (raw)
    return createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => raw(socket));
    });
  const listener = http ?? (() => undefined);
  const server = createHttpServer(pages === undefined ? withoutFiles(listener) : listener);
  // A socket that is opened says the same for ever.
  server.on('upgrade', (_request, socket) => {
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  return server;
}

const ports: Record<string, number> = {};
for (const [name, site] of Object.entries(hostileSites)) {
  const server = serverOf(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ports[name] = (server.address() as AddressInfo).port;
}
process.on('uncaughtException', (error) => console.error(String(error)));
process.on('disconnect', () => process.exit(0));
process.send?.(ports);
