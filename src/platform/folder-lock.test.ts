import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFolderLock } from './folder-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'constat-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('withFolderLock', () => {
  it('never lets two holders in at once', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(setImmediate);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withFolderLock(join(folder, 'lock'), work)));
    expect(most).toBe(1);
  });

  it('is free again after a failure', async () => {
    const path = join(folder, 'lock');
    await expect(withFolderLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(path)).toBe(false);
  });

  it('takes over the lock of a killed process', async () => {
    const path = join(folder, 'lock');
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    mkdirSync(path);
    writeFileSync(join(path, 'pid'), String(dead));
    const old = new Date(Date.now() - 5_000);
    utimesSync(path, old, old);
    expect(await withFolderLock(path, async () => 'done', 2_000)).toBe('done');
  });

  it('gives up, and says where, when the holder lives on', async () => {
    const path = join(folder, 'lock');
    mkdirSync(path);
    writeFileSync(join(path, 'pid'), String(process.pid));
    const old = new Date(Date.now() - 5_000);
    utimesSync(path, old, old);
    await expect(withFolderLock(path, async () => 'done', 100)).rejects.toThrow(path);
  });
});
