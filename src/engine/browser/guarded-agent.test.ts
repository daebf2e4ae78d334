import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedAgent } from './guarded-agent.ts';
import { TargetRefused } from './target-policy.ts';

let hits = 0;
const canary = createServer((incoming, answer) => {
  hits += 1;
  if (incoming.url === '/go') answer.writeHead(302, { location: `http://localhost:${port}/` });
  answer.end('touched');
});
let port = 0;
const timeouts = { connectMs: 2_000, headersMs: 2_000, bodyMs: 2_000 };

beforeAll(async () => {
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => canary.close());

test('a private target is refused and never reached', async () => {
  const agent = createGuardedAgent({ allow: [] }, { timeouts });
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]'])
    await expect(request(`http://${host}:${port}/`, { dispatcher: agent })).rejects.toBeInstanceOf(
      TargetRefused,
    );
  expect(hits).toBe(0);
});

test('an opened target is reached under its own Host header', async () => {
  const agent = createGuardedAgent({ allow: [`127.0.0.1:${port}`] }, { timeouts });
  const answer = await request(`http://127.0.0.1:${port}/`, { dispatcher: agent });
  expect(await answer.body.text()).toBe('touched');
});
