import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readActCases } from './act-cases.ts';
import { readConformanceArguments } from './conformance-arguments.ts';
import { type ServedCases, serveCases } from './serve-cases.ts';

let folder = '';
let served: ServedCases;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'constat-act-'));
  mkdirSync(join(folder, 'cas'));
  writeFileSync(join(folder, 'cas', 'x.html'), '<p>x</p>');
  served = await serveCases(join(folder, 'cas'));
});
afterEach(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

test('cases are served where their pages expect their files, and nothing else is', async () => {
  const found = await fetch(served.addressOf('x.html'));
  expect([found.status, found.headers.get('content-type'), await found.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<p>x</p>',
  ]);
  writeFileSync(join(folder, 'secret.txt'), 'x');
  for (const path of ['absent.html', '..%2Fsecret.txt', '%2e%2e/secret.txt', ''])
    expect((await fetch(served.addressOf(path))).status).toBe(404);
  expect((await fetch(`http://${served.host}/x.html`)).status).toBe(404);
});

test('a folder of another shape is refused in one sentence', async () => {
  await expect(readActCases(folder)).rejects.toThrow(/ne contient pas de fichier testcases\.json/);
  writeFileSync(join(folder, 'testcases.json'), '[{"ruleId":"../x"}]');
  await expect(readActCases(folder)).rejects.toThrow(/n’a pas la forme attendue/);
});

test('the command line names one folder, and either saves visits or judges saved ones', () => {
  expect(readConformanceArguments(['cas', '--from', 'a', '--earl', 'r.json'])).toEqual({
    folder: 'cas',
    saved: 'a',
    judgeOnly: true,
    earlFile: 'r.json',
  });
  expect(readConformanceArguments(['cas'])).toMatchObject({ saved: null, judgeOnly: false });
  for (const wrong of [[], ['a', 'b'], ['a', '--from', 'b', '--save', 'c'], ['a', '--vite']])
    expect(() => readConformanceArguments(wrong)).toThrow();
});
