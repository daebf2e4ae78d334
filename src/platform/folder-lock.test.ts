import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFolderLock } from './folder-lock.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'constat-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that holds the lock until it is killed. */
function holdElsewhere(path: string): Promise<ChildProcess> {
  const code = `import { withFolderLock } from ${JSON.stringify(new URL('./folder-lock.mjs', import.meta.url).href)};
await withFolderLock(${JSON.stringify(path)}, () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1e6)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => child.stdout.once('data', () => resolve(child)));
}

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

  it('takes over the lock of a killed process long before it is old', async () => {
    const path = join(folder, 'lock');
    const holder = await holdElsewhere(path);
    holder.kill('SIGKILL');
    expect(await withFolderLock(path, () => 'done', 15_000)).toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'sees a dead holder whose process id is another’s by now',
    async () => {
      const path = join(folder, 'lock');
      const holder = await holdElsewhere(path);
      holder.kill('SIGKILL');
      const owner = readFileSync(join(path, 'owner'), 'utf8').split('\n');
      writeFileSync(join(path, 'owner'), [process.pid, ...owner.slice(1)].join('\n'));
      expect(await withFolderLock(path, () => 'done', 2_000)).toBe('done');
    },
  );

  it('frees what a machine held before it was started again', async () => {
    const path = join(folder, 'lock');
    const holder = await holdElsewhere(path);
    const [pid, start, host, , ...rest] = readFileSync(join(path, 'owner'), 'utf8').split('\n');
    writeFileSync(join(path, 'owner'), [pid, start, host, 'an earlier start', ...rest].join('\n'));
    expect(await withFolderLock(path, () => 'done', 2_000)).toBe('done');
    holder.kill('SIGKILL');
  });

  it('takes over what another machine or container left, once it is a quarter of an hour old', async () => {
    const path = join(folder, 'lock');
    mkdirSync(path);
    writeFileSync(join(path, 'owner'), '1\n1\nanother-host\nboot\npid:[1]\n1');
    await expect(withFolderLock(path, () => 'done', 50)).rejects.toThrow('too long');
    const old = new Date(Date.now() - 16 * 60_000);
    utimesSync(path, old, old);
    expect(await withFolderLock(path, () => 'done', 2_000)).toBe('done');
  });

  it('lets one in after the other when several find a dead holder at once', async () => {
    const path = join(folder, 'lock');
    (await holdElsewhere(path)).kill('SIGKILL');
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise(setImmediate);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => withFolderLock(path, work)));
  });

  it('waits for a holder that lives, says so once, then gives up and says where', async () => {
    const path = join(folder, 'lock');
    const holder = await holdElsewhere(path);
    let told = 0;
    const wait = withFolderLock(
      path,
      () => 'done',
      1_200,
      () => {
        told += 1;
      },
    );
    await expect(wait).rejects.toThrow(path);
    expect(told).toBe(1);
    holder.kill('SIGKILL');
  });
});
