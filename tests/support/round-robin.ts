import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly url: string;
  /** Origins of the servers behind it; each request goes to the next. */
  targets: readonly string[];
  /** Which of them answered how often. */
  readonly served: readonly number[];
  close(): Promise<void>;
}

/**
 * A reverse proxy as simple as they come: each request goes to the next server, with the address of who asks in
 * `X-Forwarded-For`. Tests play several clients by `x-test-client`.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  let turn = 0;
  const served: number[] = [];
  const server = createServer((asked, answer) => {
    const index = turn % proxy.targets.length;
    turn += 1;
    served[index] = (served[index] ?? 0) + 1;
    const { 'x-test-client': client, ...headers } = asked.headers;
    const forwarded = String(client ?? asked.socket.remoteAddress);
    const target = request(
      `${proxy.targets[index]}${asked.url}`,
      { method: asked.method, headers: { ...headers, 'x-forwarded-for': forwarded } },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    target.on('error', () => answer.headersSent || answer.writeHead(502).end());
    asked.pipe(target);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: RoundRobin = {
    url: `http://127.0.0.1:${port}`,
    targets: [],
    served,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
