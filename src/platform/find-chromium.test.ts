import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { unpackedChromium } from './find-chromium-install.ts';

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
