import { expect, test } from 'vitest';
import { readArguments, UsageError } from './audit-arguments.ts';

const read = (...argv: string[]) =>
  readArguments(argv, ['sec-hsts-absent', 'sec-csp-absente', 'eco-pages-lourdes']);

test('an address alone audits ten pages as a mobile', () => {
  expect(read('exemple.fr')).toEqual({
    address: 'exemple.fr',
    access: { basic: null, header: [], cookie: [] },
    journeys: { files: [], secret: [] },
    signIn: { file: null, sign: null, secret: [] },
    scope: 'site',
    listFile: null,
    sampleFile: null,
    pages: 10,
    device: 'mobile',
    exclude: [],
    profile: null,
    allow: [],
    proved: false,
    ignoreRobots: false,
    jsonFile: null,
    journalFile: null,
    explain: null,
    rulesOff: null,
    gatherOnly: null,
    from: null,
    referential: null,
  });
});

test('every option is read, in any order', () => {
  const argv =
    '--pages 3 --device desktop exemple.fr --profile public --exclude /a --exclude /b --allow h:1 --json r.json --journal j.json --explain sec-hsts-absent';
  expect(read(...argv.split(' '))).toMatchObject({
    pages: 3,
    device: 'desktop',
    profile: 'public',
    exclude: ['/a', '/b'],
    allow: ['h:1'],
    jsonFile: 'r.json',
    journalFile: 'j.json',
    explain: 'sec-hsts-absent',
  });
  expect(read('exemple.fr', '--only-page')).toMatchObject({ scope: 'page', pages: 1 });
});

test('a list names its pages, whatever --pages says', () => {
  expect(read('exemple.fr', '--sample', 'rgaa.json')).toMatchObject({
    ...{ scope: 'sample', sampleFile: 'rgaa.json' },
  });
  for (const other of [['--only-page'], ['--list', 'x']])
    expect(() => read('exemple.fr', '--sample', 'x', ...other)).toThrow(/--sample ne va/);
  expect(read('exemple.fr', '--list', 'pages.csv')).toMatchObject({ scope: 'list', listFile: 'pages.csv' });
  expect(() => read('exemple.fr', '--list', 'pages.csv', '--only-page')).toThrow(UsageError);
  expect(() => read('--list', 'pages.csv', '--from', 'dossier')).toThrow(UsageError);
});

test('robots.txt is set aside only by who answers for the domain', () => {
  expect(read('a.fr', '--proved')).toMatchObject({ proved: true, ignoreRobots: false });
  expect(read('a.fr', '--proved', '--ignore-robots')).toMatchObject({ proved: true, ignoreRobots: true });
  expect(() => read('a.fr', '--ignore-robots')).toThrow(UsageError);
});

test('checks are switched off by naming them, or by naming the others', () => {
  expect(read('a.fr', '--without', 'sec-hsts-absent, eco-pages-lourdes').rulesOff).toEqual([
    'sec-hsts-absent',
    'eco-pages-lourdes',
  ]);
  expect(read('a.fr', '--only', 'sec-hsts-absent').rulesOff).toEqual([
    'sec-csp-absente',
    'eco-pages-lourdes',
  ]);
});

test('saved artifacts need no address', () => {
  expect(read('--from', 'dossier')).toMatchObject({ address: '', from: 'dossier' });
  expect(read('a.fr', '--gather-only', 'dossier').gatherOnly).toBe('dossier');
});

test.each([
  [[]],
  [['a.fr', '--from', 'dossier']],
  [['--from', 'dossier', '--gather-only', 'dossier']],
  [['a.fr', '--without', 'inconnu']],
  [['a.fr', '--only', 'sec-hsts-absent,inconnu']],
  [['a.fr', '--only', 'sec-hsts-absent', '--without', 'sec-csp-absente']],
  [['a.fr', 'b.fr']],
  [['a.fr', '--pages', '0']],
  [['a.fr', '--pages', '2.5']],
  [['a.fr', '--pages', 'dix']],
  [['a.fr', '--pages', '1001']],
  [['a.fr', '--device', 'tablette']],
  [['a.fr', '--profile', 'toString']],
  [['a.fr', '--exclude', 'a']],
  [['a.fr', '--explain', 'inconnu']],
  [['a.fr', '--inconnue']],
  [['a.fr', '--json']],
])('%j is a wrong usage', (argv) => {
  expect(() => read(...argv)).toThrow(UsageError);
});
