import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  createWireLog,
  expectConnection,
  expectNothing,
  type WireView,
  watchConnections,
} from './wire-log.ts';

async function listen(answer: (socket: Socket) => void): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Asks, reads, and gives what the wire saw once it looks like that. */
async function see(port: number, wanted: WireView): Promise<WireView> {
  const log = createWireLog();
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  log.follow(socket, 'site:80');
  socket.resume();
  socket.write('GET / HTTP/1.1\r\n\r\n');
  await expect.poll(() => log.sight('site:80').view).toBe(wanted);
  return log.sight('site:80').view;
}

test('nothing was asked', () => {
  expect(createWireLog().sight('site:80')).toMatchObject({ view: 'unasked', bytes: 0, waiting: false });
});

test.each<[string, WireView, (socket: Socket) => void]>([
  ['says nothing', 'silent', () => undefined],
  ['closes without a byte', 'closed', (socket) => socket.end()],
  ['resets without a byte', 'closed', (socket) => socket.resetAndDestroy()],
  ['answers and stays', 'receiving', (socket) => void socket.write('HTTP/1.1 200 OK\r\n')],
  ['answers and closes', 'ended', (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')],
])('a server that %s: %s', async (_, view, answer) => {
  expect(await see(await listen(answer), view)).toBe(view);
});

test('a reset in the middle of an answer is a cut', async () => {
  const port = await listen((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n', () => setImmediate(() => socket.resetAndDestroy()));
  });
  expect(await see(port, 'cut')).toBe('cut');
});

test('a closed port is a refusal', async () => {
  const port = await listen(() => undefined);
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port: gone } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  expect(port).not.toBe(gone);
  expect(await see(gone, 'refused')).toBe('refused');
});

test('the connection that got furthest speaks for its host; time of the last byte is known', async () => {
  let now = 0;
  const log = createWireLog(() => now);
  const port = await listen((socket) => void socket.write('x'));
  const [idle, used] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  onTestFinished(() => [idle, used].forEach((socket) => void socket.destroy()));
  for (const socket of [idle, used]) log.follow(socket, 'site:80');
  used.resume();
  used.write('?');
  await expect.poll(() => log.sight('site:80').view).toBe('receiving');
  await expect.poll(() => log.sight('site:80').waiting).toBe(true);
  now = 5_000;
  expect(log.sight('site:80')).toMatchObject({ bytes: 1, quietMs: 5_000 });
  log.begin();
  expect(log.sight('site:80').view).toBe('unasked');
});

test('a connection of this process is handed to whoever expects it, once, and to nobody when it is not', async () => {
  onTestFinished(watchConnections());
  const port = await listen((socket) => socket.end('x'));
  const taken: number[] = [];
  const [first, second] = [{}, {}];
  const expectOne = (owner: object, number: number) =>
    expectConnection({ owner, address: '127.0.0.1', port, take: () => void taken.push(number) });
  expectOne(first, 1);
  expectOne(second, 2);
  expectNothing(second);
  for (let at = 0; at < 2; at += 1) {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.destroy();
  }
  expect(taken).toEqual([1]);
});
