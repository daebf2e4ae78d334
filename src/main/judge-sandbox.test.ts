import { describe, expect, it } from 'vitest';
import { canSandbox, saysNoSandbox } from '#engine/browser/can-sandbox.ts';
import { SettingError } from '#platform/config.ts';
import { judgeSandbox } from './judge-sandbox.ts';

const chromium = { path: '/c' };
const root = { canSandbox: () => false, startsSandboxed: () => Promise.reject(new Error('not asked')) };
const user = (starts: boolean) => ({ canSandbox: () => true, startsSandboxed: async () => starts });
const ask = (publicUrl: string, machine: typeof root | ReturnType<typeof user>, allowUnsandboxed = false) =>
  judgeSandbox({ publicUrl, allowUnsandboxed }, chromium, machine);

describe('a browser without a sandbox', () => {
  it('is refused to an installation that others reach, with one line that names the setting', async () => {
    const refusal = ask('https://constat.exemple', root);
    await expect(refusal).rejects.toThrow(SettingError);
    await expect(refusal).rejects.toThrow(/^Réglage CONSTAT_UNSANDBOXED incorrect [^\n]+$/);
  });

  it('is told, and no more, on this machine alone or when the operator accepts it', async () => {
    expect(await ask('http://127.0.0.1:3000', root)).toContain('sans bac à sable');
    expect(await ask('https://constat.exemple', root, true)).toContain('sans bac à sable');
  });

  it('is not taken for one that has none to start with: that would fail every audit', async () => {
    await expect(ask('http://127.0.0.1:3000', user(false))).rejects.toThrow(SettingError);
    expect(await ask('https://constat.exemple', user(true))).toBeNull();
  });
});

it('is what root has on Linux', () => {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (isRoot) expect(canSandbox()).toBe(false);
});

it.each([
  ['FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are running on Ubuntu 23.10+', true],
  ['ERROR:zygote_host_impl_linux.cc(100)] Running as root without --no-sandbox is not supported.', true],
  [
    'Failed to move to new namespace: PID namespaces supported, but failed: errno = Operation not permitted',
    true,
  ],
  ['ERROR:dbus/bus.cc(408)] Failed to connect to the bus', false],
])('reads what Chromium says: %s', (line, expected) => {
  expect(saysNoSandbox(line)).toBe(expected);
});
