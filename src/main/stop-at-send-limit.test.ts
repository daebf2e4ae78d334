import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { silentLog } from '#engine/engine-log.ts';
import { forkAudits } from './fork-audit.ts';

const entry = fileURLToPath(new URL('../../tests/support/fake-engine-process.ts', import.meta.url));
const settings = {
  chromiumPath: '/none',
  allowTargets: [],
  denyTargets: [],
  publicUrl: 'http://constat.example',
};
const order = {
  url: 'https://exemple.fr/much',
  scope: 'page',
  maxPages: 1,
  device: 'mobile',
  exclude: [],
  profile: null,
} as const;

test('what an engine sent to a host is counted, and it is told when all audits sent enough', async () => {
  const counted: unknown[] = [];
  const run = forkAudits(settings, silentLog, entry, undefined, async (...sent) => {
    counted.push(sent);
    return false;
  });
  const world = { onProgress: () => undefined, signal: new AbortController().signal };
  await expect(run(order, world)).rejects.toThrow('closed victime.fr');
  expect(counted).toEqual([['victime.fr', { requests: 500, bytes: 1 }]]);
});
