import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createReaderWatch } from './watch-readers.ts';

const rules = { patienceMs: 30_000, leastBytesPerSecond: 50_000, mostBytes: 10_000_000 };

function connectionOf(bytes: number) {
  const own = { writableLength: bytes, isCut: false, destroy: () => (own.isCut = true) };
  return own;
}

it('who does not take an answer is cut, later the larger it is; who takes it is not', () => {
  const watch = createReaderWatch(rules);
  const [small, large, reading] = [connectionOf(1000), connectionOf(5_000_000), connectionOf(5_000_000)];
  for (const connection of [small, large, reading]) watch.add(connection);
  watch.look(0);
  reading.writableLength = 0;
  watch.look(31_000);
  expect([small.isCut, large.isCut, reading.isCut]).toEqual([true, false, false]);
  reading.writableLength = 1000;
  watch.look(131_000);
  expect([large.isCut, reading.isCut]).toEqual([true, false]);
});

it('what is held for all is bounded: who has taken longest goes first', () => {
  const watch = createReaderWatch(rules);
  const held = Array.from({ length: 5 }, () => connectionOf(4_000_000));
  for (const [at, connection] of held.entries()) {
    watch.add(connection);
    watch.look(at);
  }
  expect(held.map(({ isCut }) => isCut)).toEqual([true, true, true, false, false]);
});

it('forgets a connection that is closed', () => {
  const watch = createReaderWatch(rules);
  const gone = connectionOf(4_000_000);
  watch.add(gone);
  watch.forget(gone);
  watch.look(1_000_000);
  expect(gone.isCut).toBe(false);
});

it('sees what a real reader leaves unread', async () => {
  const watch = createReaderWatch({ ...rules, mostBytes: 1 });
  const server = createServer((_, response) => response.end(Buffer.alloc(30_000_000)));
  const sockets: Parameters<typeof watch.add>[0][] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    watch.add(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const reader = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(server, 'request');
  const closed = once(reader, 'close');
  watch.look(0);
  reader.resume();
  await closed;
  expect(reader.bytesRead).toBeLessThan(30_000_000);
  server.close();
});
