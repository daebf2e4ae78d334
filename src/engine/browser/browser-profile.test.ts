import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProfile, removeProfile } from './browser-profile.ts';

test('a profile is new each time, and those of killed processes go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'constat-test-'));
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  const orphan = join(folder, `constat-chromium-${ended}-abc`);
  const foreign = join(folder, 'autre-chose');
  mkdirSync(orphan);
  mkdirSync(foreign);
  const first = await createProfile(folder);
  const second = await createProfile(folder);
  expect(first).not.toBe(second);
  expect([orphan, foreign, first, second].map(existsSync)).toEqual([false, true, true, true]);
  await removeProfile(first);
  expect(existsSync(first)).toBe(false);
  rmSync(folder, { recursive: true });
});
