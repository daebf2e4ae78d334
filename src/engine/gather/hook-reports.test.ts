import { expect, test } from 'vitest';
import { openHookReports } from './hook-reports.ts';

const cookie = { kind: 'cookie', raw: 'a=1', script: '', url: 'https://exemple.fr/' } as const;

test('a report as the hooks send it is kept', () => {
  const { list, open } = openHookReports();
  const hear = open();
  hear(JSON.stringify(cookie));
  hear(JSON.stringify({ kind: 'interval', everyMs: 2_000 }));
  expect(list).toEqual([cookie, { kind: 'interval', everyMs: 2_000 }]);
});

test.each([
  'x',
  '',
  'null',
  '[]',
  '{"kind":"cookie","name":"forged","value":"x"}',
  '{"kind":"unknown"}',
  '{"kind":"interval","everyMs":"soon"}',
  JSON.stringify({ ...cookie, more: 1 }),
  JSON.stringify({ ...cookie, raw: 'x'.repeat(30_000) }),
])('%.60s is left out, and nothing is thrown', (payload) => {
  const { list, open } = openHookReports();
  open()(payload);
  expect(list).toEqual([]);
});

test('one session is heard a thousand times, wrong reports included, and a page ten thousand times', () => {
  const { list, open } = openHookReports();
  const flood = open();
  for (let at = 0; at < 500; at += 1) flood('x');
  for (let at = 0; at < 2_000; at += 1) flood(JSON.stringify(cookie));
  expect(list).toHaveLength(500);
  for (let session = 0; session < 20; session += 1) {
    const hear = open();
    for (let at = 0; at < 1_000; at += 1) hear(JSON.stringify(cookie));
  }
  expect(list).toHaveLength(10_000);
});
