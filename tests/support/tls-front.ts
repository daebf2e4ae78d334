import { type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type LoopbackCertificate, makeLoopbackCertificate } from './loopback-certificate.ts';

/** What a deployment puts before the product: HTTPS, HTTP/2 and 1.1, plain http behind. */
export interface TlsFront {
  readonly origin: string;
  readonly certificate: LoopbackCertificate;
  /** Sends what arrives to that origin from now on; until then the answer is 503. */
  forwardTo(origin: string): void;
  close(): Promise<void>;
}

/** Starts it on a free port of 127.0.0.1, and makes this process believe its certificate until `close`. */
export async function startTlsFront(): Promise<TlsFront> {
  const certificate = makeLoopbackCertificate();
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, certificate.cert]);
  let target: string | null = null;
  const { key, cert } = certificate;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    if (target === null) answer.writeHead(503).end();
    else forward(target, asked, answer);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    certificate,
    forwardTo(origin) {
      target = origin;
    },
    async close() {
      setDefaultCACertificates(trusted);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const session of sessions) session.destroy();
      await closed;
    },
  };
}

/** Connection headers that belong to one hop only (RFC 9113 § 8.2.2). */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

function forward(target: string, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name));
  const headers = Object.fromEntries([
    ...own,
    ['host', asked.authority || asked.headers.host],
    ['x-forwarded-for', asked.socket.remoteAddress],
    ['x-forwarded-proto', 'https'],
  ]);
  const onward = request(target + asked.url, { method: asked.method, headers }, (got: IncomingMessage) => {
    const back = Object.entries(got.headers).filter(([name]) => !hopByHop.has(name));
    answer.writeHead(got.statusCode ?? 502, Object.fromEntries(back));
    got.pipe(answer);
  });
  onward.on('error', () => (answer.headersSent ? answer.stream?.destroy() : answer.writeHead(502).end()));
  asked.pipe(onward);
}
