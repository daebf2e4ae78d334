import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Older than this, a lock belongs to nobody: its holder’s process id was recycled. */
const STALE_AFTER_MS = 300_000;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A holder writes its id right after making the folder: a second later, no id means it died in between. */
function isAbandoned(path: string): boolean {
  try {
    const ageMs = Date.now() - statSync(path).mtimeMs;
    if (ageMs > STALE_AFTER_MS) return true;
    if (ageMs < 1_000) return false;
    const file = join(path, 'pid');
    return !existsSync(file) || !isAlive(Number(readFileSync(file, 'utf8')));
  } catch {
    // Freed while we looked.
    return false;
  }
}

/**
 * Runs `work` while no other process of this machine holds the same lock. The lock of a killed process is taken over.
 * @throws Error after `timeoutMs` of waiting.
 */
export async function withFolderLock<Result>(
  path: string,
  work: () => Promise<Result>,
  timeoutMs = 120_000,
): Promise<Result> {
  for (const end = Date.now() + timeoutMs; ; await delay(20)) {
    try {
      mkdirSync(path);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isAbandoned(path)) rmSync(path, { recursive: true, force: true });
      else if (Date.now() > end) throw new Error(`Another process holds ${path} for too long.`);
    }
  }
  try {
    writeFileSync(join(path, 'pid'), String(process.pid));
    return await work();
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
