import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { DemoVariant, PlantedFault } from './demo-marks.ts';
import { type DemoAnswer, loadDemoSite } from './demo-site.ts';

/** The town of Valmont-les-Prés, with its planted faults. */
export const demoFolder = fileURLToPath(new URL('./site', import.meta.url));

export interface DemoServer {
  /** `http://127.0.0.1:3100` */
  readonly origin: string;
  readonly plantedFaults: readonly PlantedFault[];
  close(): Promise<void>;
}

/** Where the site tells its token. */
export const demoTokenPath = '/.well-known/constat-demonstration';

/** Serves a demonstration site (or its corrected twin) on 127.0.0.1; port 0 takes a free one. */
export async function serveDemo(options: {
  readonly folder: string;
  readonly port: number;
  readonly variant?: DemoVariant;
  /** Told to whoever asks: proves to processes that know it who listens here. */
  readonly token?: string;
}): Promise<DemoServer> {
  const site = await loadDemoSite(options.folder);
  let origin = '';
  const server = createServer((request, response) => {
    const path = URL.canParse(request.url ?? '', origin) ? new URL(request.url ?? '', origin).pathname : '/';
    if (options.token !== undefined && path === demoTokenPath)
      return void response.writeHead(200, { 'Content-Length': options.token.length }).end(options.token);
    void send(request, response, site.answer(path, options.variant ?? 'faulty', origin));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : options.port}`;
  return {
    origin,
    plantedFaults: site.plantedFaults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function send(request: IncomingMessage, response: ServerResponse, answer: DemoAnswer): Promise<void> {
  const { status, headers, delayMs, compressible } = answer;
  if (delayMs > 0) await setTimeout(delayMs);
  const gzip = compressible && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = gzip ? gzipSync(answer.body) : answer.body;
  response.writeHead(status, {
    ...headers,
    ...(compressible && { Vary: 'Accept-Encoding' }),
    ...(gzip && { 'Content-Encoding': 'gzip' }),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
