import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { bundleInPage, inPageEntries, inPageScript } from './in-page-script.ts';

const folder = join(import.meta.dirname, '../in-page');

test.each(inPageEntries)('%s holds code for pages and pure shared code only', async (entry) => {
  const { code, files } = await bundleInPage(join(folder, `${entry}.ts`));
  const src = join(import.meta.dirname, '../..');
  const foreign = files
    .filter((file) => file.startsWith('/'))
    .map((file) => relative(src, file))
    .filter((file) => !/^(?:engine\/in-page|engine\/shared|reference)\//.test(file));
  expect(foreign).toEqual([]);
  expect(() => new Script(code)).not.toThrow();
});

test('is bundled once a process', async () => {
  expect(await inPageScript('early')).toBe(await inPageScript('early'));
});

test('the only name that page code leaves in a world is the one of the early messages', () => {
  const names = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\bconstat[A-Z]\w*/g) ?? []);
  expect([...new Set(names)]).toEqual(['constatEarly']);
});
