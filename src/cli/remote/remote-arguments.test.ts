import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRemoteArguments } from './remote-arguments.ts';
import { RemoteError } from './remote-error.ts';

const server = 'https://constat.example';
const read = (...argv: string[]) => readRemoteArguments(['--server', server, ...argv]);
const id = '019386f0-0000-7000-8000-000000000001';

test('an address and a server start an audit and wait for nothing', () => {
  expect(read('exemple.fr')).toEqual({
    server,
    request: { url: 'exemple.fr', scope: 'site' },
    sampleName: null,
    resume: null,
    isAwaited: false,
    timeoutMs: 3_600_000,
    gates: [],
    baseline: null,
    outputs: [{ format: 'text', file: null }],
  });
});

test('every option is read', () => {
  const argv = `exemple.fr --wait --timeout 5 --fail-on new-blocking,score<80 --fail-on any --baseline ${id} --format junit --output a.xml --format sarif --output b.sarif --pages 3 --device desktop --profile public --exclude /a --ignore-robots`;
  const asked = read(...argv.split(' '));
  expect(asked).toMatchObject({
    isAwaited: true,
    timeoutMs: 300_000,
    baseline: id,
    outputs: [
      { format: 'junit', file: 'a.xml' },
      { format: 'sarif', file: 'b.sarif' },
    ],
    request: { maxPages: 3, device: 'desktop', profile: 'public', exclude: ['/a'], ignoreRobots: true },
  });
  expect(asked.gates.map(({ text }) => text)).toEqual(['new-blocking', 'score<80', 'any']);
  expect(read('--resume', id)).toMatchObject({ resume: id, request: null });
  expect(read('exemple.fr', '--only-page').request).toMatchObject({ scope: 'page' });
  expect(readRemoteArguments(['--server', 'http://127.0.0.1:3000/', 'a.fr']).server).toBe(
    'http://127.0.0.1:3000',
  );
});

test('a sample is named or told by its id', () => {
  expect(read('exemple.fr', '--sample', 'RGAA 2026')).toMatchObject({
    request: { url: 'exemple.fr', scope: 'sample' },
    sampleName: 'RGAA 2026',
  });
  const id = '019386f0-0000-7000-8000-000000000001';
  expect(read('exemple.fr', '--sample', id)).toMatchObject({
    request: { scope: 'sample', sample: id },
    sampleName: null,
  });
  for (const other of [['--pages', '2'], ['--only-page'], ['--list', 'x']])
    expect(() => read('exemple.fr', '--sample', id, ...other)).toThrow(/--sample ne va/);
  expect(() => read('exemple.fr', '--sample', ' ')).toThrow(/--sample attend/);
});

test('a list is read from its file, without its mark and its empty lines', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'constat-list-')), 'pages.txt');
  writeFileSync(file, '\ufeff/a\r\n\n  /b \n');
  expect(read('exemple.fr', '--list', file).request).toEqual({
    url: 'exemple.fr',
    scope: 'list',
    pages: ['/a', '/b'],
  });
  expect(() => read('exemple.fr', '--list', file, '--pages', '2')).toThrow(RemoteError);
  expect(() => read('exemple.fr', '--list', file, '--only-page')).toThrow(RemoteError);
  expect(() => read('exemple.fr', '--list', `${file}.absent`)).toThrow(/ne peut pas lire le fichier/);
});

test.each([
  [[]],
  [['a.fr', 'b.fr']],
  [['a.fr', '--resume', id]],
  [['--resume', 'x']],
  [['a.fr', '--fail-on', 'any']],
  [['a.fr', '--format', 'json']],
  [['a.fr', '--wait', '--fail-on', 'score<101']],
  [['a.fr', '--wait', '--fail-on', '']],
  [['a.fr', '--wait', '--baseline', 'hier']],
  [['a.fr', '--wait', '--format', 'pdf']],
  [['a.fr', '--wait', '--format', 'json', '--format', 'junit', '--output', 'a']],
  [['a.fr', '--wait', '--format', 'json', '--format', 'junit']],
  [['a.fr', '--timeout', '0']],
  [['a.fr', '--pages', '1e2']],
  [['a.fr', '--pages', '2', '--only-page']],
  [['a.fr', '--exclude', 'a']],
  [['a.fr', '--device', 'tablette']],
  [['a.fr', '--profile', 'toString']],
  [['a.fr', '--key', 'cst_x']],
])('%j is a wrong usage', (argv) => {
  expect(() => read(...argv)).toThrow(RemoteError);
});

test.each([
  '',
  'constat.example',
  'ftp://a.fr',
  'http://constat.example',
  'https://a:b@a.fr',
  'https://a.fr/?k=1',
])('no key is sent to %j', (address) => {
  expect(() => readRemoteArguments(['a.fr', '--server', address])).toThrow(RemoteError);
});
