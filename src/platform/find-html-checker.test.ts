import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programFolders } from './config.ts';
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
  expect(findHtmlChecker(java, [])).toMatchObject({ javaPath: java });
  expect(() => findHtmlChecker(join(folder, 'absent'), [folder])).toThrow('CONSTAT_JAVA');
  expect(findHtmlChecker('none', [folder])).toEqual({
    missing: 'Java est désactivé par le réglage CONSTAT_JAVA',
  });
});

test('Java is looked for where programs are; without one the reason is said', () => {
  expect(findHtmlChecker(null, [join(folder, 'absent'), folder])).toMatchObject({
    javaPath: java,
    jarPath: expect.stringMatching(/vnu\.jar$/),
  });
  expect(findHtmlChecker(null, [])).toEqual({ missing: 'Java n’est pas installé sur cette machine' });
});

test('folders relative to where we were started are not searched', () => {
  expect(programFolders({ PATH: '', JAVA_HOME: '' })).toEqual([]);
  expect(programFolders({ PATH: 'bin' })).toEqual([]);
  expect(programFolders({ PATH: folder, JAVA_HOME: '/opt/java' })).toEqual([
    join('/opt/java', 'bin'),
    folder,
  ]);
});
