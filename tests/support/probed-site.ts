import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { createHttpClient } from '#engine/probe/http-client.ts';
import { createPacer, type Pacer } from '#engine/probe/pacer.ts';
import { startLoopback } from './loopback.ts';

/** A loopback server that is closed when the test ends. */
export async function serve(listener: RequestListener) {
  const site = await startLoopback(listener);
  onTestFinished(site.close);
  return site;
}

/** The engine’s own client, without pauses, for those targets only; it is closed when the test ends. */
export function probeClient(allow: readonly string[], pacer: Pacer = createPacer({ gapMs: 0 })) {
  const client = createHttpClient({ policy: { allow }, userAgent: 'Constat/test', pacer });
  onTestFinished(() => client.close());
  return client;
}

/** A site of the test, and a client that may reach it. */
export async function probedSite(listener: RequestListener, pacer?: Pacer) {
  const site = await serve(listener);
  return { site, client: probeClient([site.target], pacer) };
}

/** A server on loopback that says those words to whoever connects. @returns its `host:port` */
export async function serveWords(words: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(words, () => socket.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
