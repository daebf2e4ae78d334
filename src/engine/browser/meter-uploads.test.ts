import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { meterUploads } from './meter-uploads.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A connection to a server that keeps what it gets. */
async function open(): Promise<{ socket: Socket; got(): Buffer; ended: Promise<unknown> }> {
  const parts: Buffer[] = [];
  const server = createServer();
  const accepted = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const [peer] = (await accepted) as [Socket];
  peer.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
  const ended = once(peer, 'close');
  closers.push(() => {
    socket.destroy();
    server.close();
  });
  return { socket, got: () => Buffer.concat(parts), ended };
}

const sendAll = (socket: Socket, parts: readonly string[]) =>
  Readable.from(parts.map((part) => Buffer.from(part))).pipe(socket);
const letters = Array.from({ length: 40 }, (_, at) => String.fromCharCode(97 + (at % 26)).repeat(10_000));

test('what may be sent arrives whole and in order, judged at once or later', async () => {
  const { socket, got, ended } = await open();
  let asked = 0;
  meterUploads(socket, () => {
    asked += 1;
    return asked % 3 === 0 ? new Promise((resolve) => setImmediate(() => resolve(true))) : true;
  });
  sendAll(socket, letters);
  await ended;
  expect(got().toString()).toBe(letters.join(''));
});

test.each([
  ['at once', (may: boolean) => may],
  ['later', async (may: boolean) => may],
])('nothing of what is refused %s is sent, and the connection ends', async (_name, told) => {
  const { socket, got, ended } = await open();
  let sent = 0;
  meterUploads(socket, (part) => {
    sent += part.length;
    return told(sent <= 50_000);
  });
  sendAll(socket, letters);
  await ended;
  expect(got().length).toBeLessThanOrEqual(50_000);
  expect(socket.destroyed).toBe(true);
});

test('a judge that fails refuses', async () => {
  const { socket, got, ended } = await open();
  meterUploads(socket, () => Promise.reject(new Error('gone')));
  socket.write('x');
  await ended;
  expect(got()).toHaveLength(0);
});
