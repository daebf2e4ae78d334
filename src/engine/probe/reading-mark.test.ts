import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serve } from '#tests/support/probed-site.ts';
import { openClients } from './open-clients.ts';
import { marked, readingMark } from './reading-mark.ts';

it('tells what is read before anything is done with it, and that it is over once the loop has come round', async () => {
  const told: (string | null)[] = [];
  const mark = readingMark((url) => told.push(url));
  mark('https://a/1');
  mark('https://a/1');
  mark('https://a/2');
  expect(told).toEqual(['https://a/1', 'https://a/2']);
  await turn();
  expect(told).toEqual(['https://a/1', 'https://a/2', null]);
  mark('https://a/2');
  expect(told.at(-1)).toBe('https://a/2');
});

it('marks each part of a stream before it is handed on', async () => {
  const parts = [new Uint8Array([1]), new Uint8Array([2])];
  const seen: string[] = [];
  const source = async function* () {
    yield* parts;
  };
  for await (const [byte] of marked(source(), () => seen.push('mark'))) seen.push(String(byte));
  expect(seen).toEqual(['mark', '1', 'mark', '2']);
});

it('an answer is at work while whoever asked reads it', async () => {
  const { origin, target } = await serve((_, answer) => void answer.end('a'));
  let now: string | null = null;
  const clients = openClients({
    policy: { allow: [target] },
    engineVersion: '0',
    publicUrl: 'http://constat.example',
    onReading: (url) => {
      now = url;
    },
  });
  for (const client of [clients.site, clients.others]) {
    await client.exchange(`${origin}/robots.txt`);
    expect(now).toBe(`${origin}/robots.txt`);
    await turn();
    expect(now).toBeNull();
  }
  await clients.close();
});
