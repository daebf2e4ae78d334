import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettingError } from './config.ts';
import { openDataFolder } from './data-folder.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'constat-data-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('makes the folder and leaves nothing in it', () => {
  openDataFolder(join(root, 'a/b'));
  expect(readdirSync(join(root, 'a/b'))).toEqual([]);
});

it('says in one line what is wrong with a folder that cannot be written', () => {
  writeFileSync(join(root, 'file'), '');
  // /proc takes no file of anybody, root included.
  for (const folder of [join(root, 'file'), join(root, 'file/data'), '/proc/self'])
    expect(() => openDataFolder(folder)).toThrow(SettingError);
  expect(() => openDataFolder(join(root, 'file'))).toThrow(
    `Réglage CONSTAT_DATA incorrect (« ${join(root, 'file')} ») : ce n’est pas un dossier.`,
  );
});
