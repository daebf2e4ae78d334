import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programFolders } from './environment.ts';
import { findHtmlChecker } from './find-html-checker.ts';

const name = process.platform === 'win32' ? 'java.exe' : 'java';
let folder = '';
let java = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'constat-java-'));
  java = join(folder, name);
  writeFileSync(java, '#!/bin/sh\n');
  chmodSync(java, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the setting goes before what is found, and a wrong one is named', () => {
  expect(findHtmlChecker(java, null, [])).toMatchObject({ javaPath: java });
  expect(() => findHtmlChecker(join(folder, 'absent'), null, [folder])).toThrow('CONSTAT_JAVA');
  expect(findHtmlChecker('none', null, [folder])).toEqual({
    missing: 'Java est désactivé par le réglage CONSTAT_JAVA',
  });
});

test('Java is looked for where programs are; without one the reason is said', () => {
  expect(findHtmlChecker(null, null, [join(folder, 'absent'), folder])).toMatchObject({
    javaPath: java,
    jarPath: expect.stringMatching(/vnu\.jar$/),
  });
  expect(findHtmlChecker(null, null, [])).toEqual({ missing: 'Java n’est pas installé sur cette machine' });
});

test('its classes are kept in the data folder, under another name for another Java', () => {
  const archiveOf = (path: string) => {
    const place = findHtmlChecker(path, '/donnees', []);
    return 'missing' in place ? '' : (place.archivePath ?? '');
  };
  const first = archiveOf(java);
  expect(first).toMatch(/^\/donnees\/cache\/nu-[0-9a-f]{16}\.jsa$/);
  expect(archiveOf(java)).toBe(first);
  utimesSync(java, 1, 1);
  expect(archiveOf(java)).not.toBe(first);
});

test('folders relative to where we were started are not searched', () => {
  expect(programFolders({ PATH: '', JAVA_HOME: '' })).toEqual([]);
  expect(programFolders({ PATH: 'bin' })).toEqual([]);
  expect(programFolders({ PATH: folder, JAVA_HOME: '/opt/java' })).toEqual([
    join('/opt/java', 'bin'),
    folder,
  ]);
});
