import { createServer } from 'node:http';
import { type DemoVariant, loadDemoSite } from './demo-site.ts';

export interface DemoServer {
  /** `http://127.0.0.1:3100` */
  readonly origin: string;
  readonly plantedFaults: readonly string[];
  close(): Promise<void>;
}

/** Serves the demonstration site (or its corrected twin) on 127.0.0.1; port 0 takes a free one. */
export async function serveDemo(options: {
  readonly folder: string;
  readonly port: number;
  readonly variant?: DemoVariant;
}): Promise<DemoServer> {
  const site = await loadDemoSite(options.folder);
  let origin = '';
  const server = createServer((request, response) => {
    const path = URL.canParse(request.url ?? '', origin) ? new URL(request.url ?? '', origin).pathname : '/';
    const { status, headers, body } = site.answer(path, options.variant ?? 'faulty', origin);
    response.writeHead(status, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
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
