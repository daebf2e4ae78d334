import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { makeLoopbackCertificate } from './loopback-certificate.ts';

/** A host that somebody wants to flood: it answers everything, and counts what it gets. */
export interface Victim {
  readonly origin: string;
  /** For `TargetPolicy.allow`. */
  readonly target: string;
  readonly requests: number;
  /** Received, whatever was in them; of TLS, as sent. */
  readonly bytes: number;
  close(): Promise<void>;
}

const websocketKey = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** The flags with which Chromium believes `startVictim({ tls: true })`. */
const victimCertificate = makeLoopbackCertificate();
export const trustVictims = [`--ignore-certificate-errors-spki-list=${victimCertificate.keyHash}`];

/** Starts one on 127.0.0.1: HTTP/1.1 and WebSocket, or HTTP/2 (1.1 and WebSocket too) over TLS. */
export async function startVictim(
  options: { readonly tls?: boolean; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Victim> {
  const seen = { requests: 0, bytes: 0 };
  const open = new Map<Socket, number>();
  const answer = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
    ...options.headers,
  };
  const { key, cert } = victimCertificate;
  const server = (
    options.tls
      ? createSecureServer({ key, cert, allowHTTP1: true, settings: { maxConcurrentStreams: 1_000 } })
      : createServer()
  ) as Server;
  server.on('request', (request, response) => {
    seen.requests += 1;
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    request.resume();
    request.on('end', () => response.writeHead(200, { 'content-type': 'text/plain', ...answer }).end('x'));
  });
  server.on('upgrade', (request, socket) => {
    seen.requests += 1;
    socket.on('error', () => undefined);
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}${websocketKey}`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.resume();
  });
  server.on('sessionError', () => undefined);
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      seen.bytes += socket.bytesRead;
      open.delete(socket);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    target: `127.0.0.1:${port}`,
    get requests() {
      return seen.requests;
    },
    get bytes() {
      return [...open.keys()].reduce((sum, socket) => sum + socket.bytesRead, seen.bytes);
    },
    close: () =>
      new Promise((done) => {
        for (const socket of open.keys()) socket.destroy();
        server.close(() => done());
      }),
  };
}
