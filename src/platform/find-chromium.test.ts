import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { unpack, unpackedChromium } from './find-chromium-install.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'constat-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(path: string, answer: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\necho "${answer}"\n`);
  chmodSync(path, 0o755);
  return path;
}
const search = (chromiumPath: string | null) => ({
  chromiumPath,
  dataFolder: folder,
  mayInstall: false,
  notice: () => {},
});

describe('findChromium', () => {
  it('prefers what the person set, and reads its version without the distribution’s words', async () => {
    const path = program(join(folder, 'mine'), 'Chromium 156.0.1.2 built on Debian GNU/Linux 12');
    expect(await findChromium(search(path))).toEqual({
      path,
      version: 'Chromium 156.0.1.2',
      source: 'setting',
    });
  });

  it('refuses a setting that does not run rather than taking another browser silently', async () => {
    await expect(findChromium(search(join(folder, 'absent')))).rejects.toThrow('CHROMIUM_PATH');
    const silent = program(join(folder, 'silent'), 'not a browser');
    await expect(findChromium(search(silent))).rejects.toThrow('CHROMIUM_PATH');
  });

  it('never answers with a browser that was not run, whatever this machine has', async () => {
    program(unpackedChromium(folder), 'Chromium 153.0.8010.0');
    const found = await findChromium(search(null));
    expect(['installed', 'npm']).toContain(found.source);
    expect(found.version).toMatch(/\d+\.\d+/);
  });
});

describe('the build that comes by npm', () => {
  /** A package as npm lays it down, each archive holding its own name. */
  async function packaged() {
    const bin = join(folder, 'package/bin');
    mkdirSync(bin, { recursive: true });
    mkdirSync(join(folder, 'out'));
    writeFileSync(join(folder, 'libssl.so'), 'library');
    execFileSync('tar', ['-c', '-C', folder, '-f', join(folder, 'libs.tar'), 'libssl.so']);
    const archives = {
      'chromium.br': brotliCompressSync('program'),
      'al2023.tar.br': brotliCompressSync(readFileSync(join(folder, 'libs.tar'))),
    };
    const digests: Record<string, string> = {};
    for (const [name, bytes] of Object.entries(archives)) {
      writeFileSync(join(bin, name), bytes);
      digests[name] = createHash('sha256').update(bytes).digest('hex');
    }
    return { from: join(folder, 'package'), to: join(folder, 'out'), digests };
  }

  it('is unpacked when each of its archives is the one that was reviewed', async () => {
    const { from, to, digests } = await packaged();
    await unpack(from, to, digests);
    expect(readFileSync(join(to, 'chromium-shell'), 'utf8')).toBe('program');
    expect(readFileSync(join(to, 'libssl.so'), 'utf8')).toBe('library');
  });

  it.each(['chromium.br', 'al2023.tar.br'])('is not, nor any of it, when %s is another', async (name) => {
    const { from, to, digests } = await packaged();
    writeFileSync(join(from, 'bin', name), brotliCompressSync('something else'));
    await expect(unpack(from, to, digests)).rejects.toThrow(name);
    expect(readdirSync(to)).toEqual([]);
  });
});
