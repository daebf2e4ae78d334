import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export interface Canary {
  readonly port: number;
  /** One entry a connection or datagram, with what was sent first. Empty: never touched. */
  readonly touches: readonly string[];
  close(): Promise<void>;
}

/** Listens on one port of loopback (IPv4, IPv6, TCP and UDP) and tells whether anything ever came. */
export async function startCanary(): Promise<Canary> {
  const touches: string[] = [];
  const listen = (host: string, port: number) => {
    const server = createServer((socket) => {
      touches.push(`tcp ${host}`);
      socket.on('error', () => undefined);
      socket.once('data', (data) => {
        touches.push(data.toString('latin1').slice(0, 200));
        socket.end('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 6\r\n\r\nsecret');
      });
    });
    return new Promise<typeof server | null>((resolve) => {
      server.once('error', () => resolve(null));
      server.listen(port, host, () => resolve(server));
    });
  };
  const four = await listen('127.0.0.1', 0);
  if (!four) throw new Error('no loopback');
  const { port } = four.address() as AddressInfo;
  const six = await listen('::1', port);
  const udp = createSocket('udp4');
  udp.on('message', (data) => touches.push(`udp ${data.length}`));
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  return {
    port,
    touches,
    async close() {
      udp.close();
      for (const server of [four, six])
        await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
    },
  };
}
