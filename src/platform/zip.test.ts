import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from './zip.ts';

async function* entriesOf(...entries: (ZipEntry | Error)[]): AsyncGenerator<ZipEntry> {
  for (const entry of entries) {
    if (entry instanceof Error) throw entry;
    yield entry;
  }
}

async function unzip(bytes: Uint8Array): Promise<Record<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  const files: Record<string, string> = {};
  for (const entry of await reader.getEntries())
    if (!entry.directory) files[entry.filename] = await entry.getData(new TextWriter());
  return files;
}

test('holds every entry, accents and empty ones included', async () => {
  const long = 'é'.repeat(200_000);
  const stream = zipOf(
    entriesOf(
      { path: 'a.txt', content: '' },
      { path: 'dossier été/b.json', content: long, modifiedAt: new Date('2026-11-21T10:00:00Z') },
      { path: 'c.webp', content: new Uint8Array([65, 66]) },
    ),
  );
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  expect(bytes.length).toBeLessThan(10_000);
  expect(await unzip(bytes)).toEqual({ 'a.txt': '', 'dossier été/b.json': long, 'c.webp': 'AB' });
});

test('an entry that fails makes the reading fail', async () => {
  const stream = zipOf(entriesOf({ path: 'a.txt', content: 'a' }, new Error('database away')));
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow('database away');
});

test('asks for nothing more once the reader has gone', async () => {
  let asked = 0;
  let closed = false;
  async function* endless(): AsyncGenerator<ZipEntry> {
    try {
      for (;;) {
        asked += 1;
        yield { path: `${asked}.png`, content: new Uint8Array(100_000) };
      }
    } finally {
      closed = true;
    }
  }
  const reader = zipOf(endless()).getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => closed).toBe(true);
  expect(asked).toBeLessThan(10);
});
