import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { forkProbes, type Probes } from '#main/fork-probes.ts';
import { createProbePool } from '#main/probe-pool.ts';

const fake = fileURLToPath(new URL('../support/fake-probe-process.ts', import.meta.url));
const settings = {
  policy: { allow: [] as string[] },
  engineVersion: '0',
  publicUrl: 'http://constat.example',
};
const { signal } = new AbortController();
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function opened(options: Parameters<typeof forkProbes>[1], allow: string[] = []): Probes {
  const probes = forkProbes({ ...settings, policy: { allow } }, options);
  closing.push(probes.close);
  return probes;
}

/** A server that answers everything with 80,000 content codings: each makes a decoder. */
async function manyCodings(): Promise<URL> {
  const codings = Array(80_000).fill('br').join(',');
  const server = createServer((_, answer) => answer.writeHead(200, { 'content-encoding': codings }).end('x'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    async () => server.closeAllConnections(),
    async () => server.close(),
  );
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
}

describe('what strangers’ servers answer', () => {
  it('costs whoever asks nothing, however it is made', async () => {
    const { host, origin } = await manyCodings();
    const probes = opened({ deadlineMs: 4_000 }, [host]);
    const before = process.threadCpuUsage();
    expect(await probes.readOptOut(origin, signal)).not.toBe('refuses');
    const proofs = await probes.proveDomain({ host, token: 'a' });
    const { user, system } = process.threadCpuUsage(before);
    expect(proofs.map(({ outcome }) => outcome)).not.toContain('proved');
    expect((user + system) / 1000).toBeLessThan(1_500);
  }, 60_000);

  it('is « unreachable » when it holds the process that reads it, which is ended; the next question has another', async () => {
    const probes = opened({ entry: fake, deadlineMs: 6_000 });
    expect(await probes.readOptOut('https://a.example/spin', signal)).toBe('unreachable');
    expect(await probes.readOptOut('https://a.example/die', signal)).toBe('unreachable');
    expect(await probes.readOptOut('https://a.example/', signal)).toBe('refuses');
  });

  it('is no longer waited for when nobody wants it', async () => {
    const probes = opened({ entry: fake, deadlineMs: 60_000 });
    const stop = new AbortController();
    const asked = probes.readOptOut('https://a.example/spin', stop.signal);
    stop.abort(new Error('cancelled'));
    await expect(asked).rejects.toThrow('cancelled');
  });
});

it('asks at most so much at once, of one person and in all, and keeps the order', async () => {
  const pool = createProbePool({
    entry: fake,
    atOnce: 2,
    atOncePerPerson: 1,
    deadlineMs: 120_000,
    idleMs: 1_000,
  });
  closing.push(pool.close);
  const seen: string[] = [];
  const ask = async (person: string, url: string) => {
    const message = { kind: 'opt-out', question: url, settings } as const;
    await pool.ask(message, person, signal);
    seen.push(`${person}${new URL(url).search}`);
  };
  const asked = [1, 2, 3].map((number) => ask('a', `https://a.example/slow?${number}`));
  asked.push(...['b', 'c'].map((person) => ask(person, `https://${person}.example/slow?1`)));
  // The second person does not wait for the first, who may have one; the third waits, since two are under way.
  expect(pool.working()).toEqual({ a: 1, b: 1 });
  await Promise.all(asked);
  expect(pool.working()).toEqual({});
  expect(seen.filter((one) => one.startsWith('a'))).toEqual(['a?1', 'a?2', 'a?3']);
  expect(seen).toHaveLength(asked.length);
});
