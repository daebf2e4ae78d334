import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSampleFile } from './sample-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'constat-sample-'));
const site = new URL('http://localhost:3000/');
const home = { url: '/', name: 'Accueil', kind: 'home' };

function fileOf(content: string): string {
  const file = join(folder, 'echantillon.json');
  writeFileSync(file, content);
  return file;
}

test('a sample of a file is that of the API, whole or what stands in it', async () => {
  const read = { name: 'RGAA', version: 2, pages: [{ ...home, url: 'http://localhost:3000/' }] };
  const given = { name: 'RGAA', version: 2, pages: [home] };
  for (const content of [{ sample: given }, given])
    expect(await readSampleFile(fileOf(`\uFEFF${JSON.stringify(content)}`), site)).toEqual(read);
});

test.each([
  ['no JSON', 'x', 'n’est pas un échantillon'],
  ['a page without a type', JSON.stringify({ pages: [{ url: '/', name: 'x' }] }), 'n’est pas un échantillon'],
  [
    'another site',
    JSON.stringify({ name: 'x', pages: [home, { ...home, url: 'https://ailleurs.fr/' }] }),
    'La page 2 de l’échantillon ne peut pas être gardée',
  ],
])('%s is refused in a sentence', async (_name, content, sentence) => {
  await expect(readSampleFile(fileOf(content), site)).rejects.toThrow(sentence);
});

test('a file that is not there is told', async () => {
  await expect(readSampleFile(join(folder, 'absent.json'), site)).rejects.toThrow('ne peut pas être lu');
});
