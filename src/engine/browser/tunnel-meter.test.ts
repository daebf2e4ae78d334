import { expect, test } from 'vitest';
import { createTunnelMeter } from './tunnel-meter.ts';

const record = (type: number, length: number) =>
  Buffer.concat([Buffer.from([type, 3, 3, length >> 8, length & 255]), Buffer.alloc(length, 7)]);
const [changeCipherSpec, handshake, data] = [20, 22, 23];
const all = (parts: readonly Uint8Array[]) => {
  const requestsIn = createTunnelMeter();
  return parts.reduce((sum, part) => sum + requestsIn(part), 0);
};

/** Hello, change of cipher, end of the handshake, then so many records. */
const tls13 = (records: number) => [
  record(handshake, 512),
  record(changeCipherSpec, 1),
  record(data, 53),
  ...Array.from({ length: records }, () => record(data, 40)),
];

test('of TLS 1.3 each record after the handshake may be a request; the first was counted with the tunnel', () => {
  expect(all(tls13(0))).toBe(0);
  expect(all(tls13(1))).toBe(0);
  expect(all(tls13(2))).toBe(1);
  expect(all(tls13(600))).toBe(599);
});

test('of TLS 1.2 every record of data may be one', () => {
  const hello = [
    record(handshake, 512),
    record(handshake, 70),
    record(changeCipherSpec, 1),
    record(handshake, 40),
  ];
  expect(all([...hello, record(data, 40)])).toBe(0);
  expect(all([...hello, record(data, 40), record(data, 40), record(data, 40)])).toBe(2);
});

test('records are found wherever the parts are cut, and in linear time', () => {
  const whole = Buffer.concat(tls13(50));
  for (const size of [1, 2, 3, 7, 64, whole.length])
    expect(
      all(
        Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
          whole.subarray(at * size, (at + 1) * size),
        ),
      ),
    ).toBe(49);
  // Empty records are 5 bytes each.
  const flood = Buffer.concat(Array.from({ length: 100_000 }, () => record(data, 0)));
  const before = process.cpuUsage();
  expect(all([record(handshake, 512), flood])).toBe(99_998);
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});

test('a WebSocket in the clear is one request, and what breaks the form of TLS is taken for many', () => {
  expect(all([Buffer.from('GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n'), Buffer.alloc(1_000)])).toBe(0);
  expect(all([record(handshake, 100), Buffer.alloc(3_200, 1)])).toBeGreaterThanOrEqual(99);
});
