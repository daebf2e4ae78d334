import { expect, test } from 'vitest';
import type { Exchange, HttpClient } from './http-client.ts';
import { preflight } from './preflight.ts';

const { signal } = new AbortController();

/** What the preflight says of an address that always answers so on a machine that has no time. */
async function onBusyMachine(answer: Partial<Exchange>): Promise<string> {
  const exchange = async (url: string): Promise<Exchange> => ({
    ...{ requestedUrl: url, url, status: 0, headers: [], redirects: [], body: '', truncated: false },
    ...{ failure: 'timeout', failureCode: 'deadline' },
    ...answer,
  });
  const client: HttpClient = { exchange, isExhausted: () => false, close: async () => undefined };
  const told = await preflight(client, { url: 'http://exemple.fr/' }, signal, () => 'starved');
  return told.kind === 'failure' ? told.code : told.kind;
}

test('an answer that still came when its time was over is the site’s, however busy the machine', async () => {
  expect(await onBusyMachine({ begun: true, flowing: true })).toBe('preflight/timeout');
});

test('one that a busy machine may have kept from ending is ours', async () => {
  expect(await onBusyMachine({ begun: true, flowing: false })).toBe('engine/overloaded');
});

test('no byte at all is the site’s: the kernel takes in what comes', async () => {
  expect(await onBusyMachine({ begun: false })).toBe('preflight/timeout');
});
