import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { browserEnvironment } from './browser-environment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('tells a browser, whoever starts it, nothing of the settings of the product', async () => {
  const secrets = [
    'DATABASE_URL',
    'SMTP_URL',
    'S3_SECRET_ACCESS_KEY',
    'STRIPE_SECRET_KEY',
    'CONSTAT_METRICS_TOKEN',
  ];
  for (const name of secrets) vi.stubEnv(name, 'secret-of-ours');
  vi.stubEnv('LANG', 'fr_FR.UTF-8');
  const profile = await mkdtemp(join(tmpdir(), 'constat-environment-'));
  const told = await browserEnvironment(profile);
  await rm(profile, { recursive: true });
  expect(JSON.stringify(told)).not.toContain('secret-of-ours');
  expect(told).toMatchObject({ LANG: 'fr_FR.UTF-8', PATH: expect.stringContaining('/bin') });
});
