import { afterEach, expect, it } from 'vitest';
import { freePort } from '#platform/embedded-postgres-cluster.ts';
import type { Deps } from '#service/deps.ts';
import { createProductMetrics } from '#service/metrics/product-metrics.ts';
import { readPrometheus } from '#tests/support/read-prometheus.ts';
import { serveOperations } from './serve-operations.ts';

let stop = async () => {};
afterEach(() => stop());

async function serve(metricsToken: string | null): Promise<string> {
  const port = await freePort();
  const gone = () => Promise.reject(new Error('The database is away.'));
  const deps = {
    config: { host: '127.0.0.1', publicUrl: 'https://constat.example', dataFolder: '/none', metricsToken },
    metrics: createProductMetrics('1'),
    db: { execute: gone },
    queue: { counts: gone },
    log: { warn: () => undefined },
  };
  stop = await serveOperations(deps as unknown as Deps, port);
  return `http://127.0.0.1:${port}`;
}

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).status;

it('tells a worker’s life, that it cannot work, and its measures to this machine', async () => {
  const url = await serve(null);
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  expect(await statusOf(`${url}/readyz`)).toBe(503);
  expect(readPrometheus(await (await fetch(`${url}/metrics`)).text()).length).toBeGreaterThan(5);
  expect(await statusOf(`${url}/metrics`, { 'x-forwarded-for': '192.0.2.7' })).toBe(404);
  expect(await statusOf(`${url}/`)).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('asks for the token where there is one', async () => {
  const url = await serve('un-jeton-assez-long');
  expect(await statusOf(`${url}/metrics`)).toBe(404);
  expect(await statusOf(`${url}/metrics`, { authorization: 'Bearer un-jeton-assez-long' })).toBe(200);
});

it('names the setting of a port that is taken', async () => {
  const url = await serve(null);
  const config = { host: '127.0.0.1' };
  const again = serveOperations({ config } as unknown as Deps, Number(new URL(url).port));
  await expect(again).rejects.toThrow('Réglage CONSTAT_METRICS_PORT incorrect');
});
