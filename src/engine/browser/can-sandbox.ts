import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Long enough for a slow machine’s first start; a browser that hangs is not one without a sandbox. */
const startWithinMs = 30_000;

const run = promisify(execFile);

/** Root needs user namespaces for Chromium’s sandbox, and Chromium refuses root even then unless told `--no-sandbox`. */
export function canSandbox(): boolean {
  if (process.platform !== 'linux') return true;
  if (process.getuid?.() === 0) return false;
  if (readNumber('/proc/sys/user/max_user_namespaces') === 0) return hasSetuidSandbox();
  if (readNumber('/proc/sys/kernel/unprivileged_userns_clone') === 0) return hasSetuidSandbox();
  return true;
}

/**
 * Starts the browser once, sandboxed, on an empty page: what a container’s seccomp profile or the machine’s AppArmor keep
 * from it shows in no file.
 * @returns false when it says that it has no usable sandbox; true otherwise, whatever else failed.
 */
export async function startsSandboxed(executablePath: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const profile = await mkdtemp(join(tmpdir(), 'constat-sandbox-'));
  const args = ['--headless', '--disable-gpu', `--user-data-dir=${profile}`, '--dump-dom', 'about:blank'];
  try {
    await run(executablePath, args, { timeout: startWithinMs, killSignal: 'SIGKILL' });
    return true;
  } catch (error) {
    return !saysNoSandbox(String((error as { stderr?: unknown }).stderr ?? ''));
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Chromium’s own words when it stops for want of a sandbox. */
export function saysNoSandbox(stderr: string): boolean {
  return /No usable sandbox|without --no-sandbox is not supported|Failed to move to new namespace/.test(
    stderr,
  );
}

function readNumber(path: string): number | null {
  return existsSync(path) ? Number(readFileSync(path, 'utf8')) : null;
}

function hasSetuidSandbox(): boolean {
  try {
    accessSync('/usr/lib/chromium/chrome-sandbox', constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
