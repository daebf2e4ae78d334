import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Chromium maps shared memory and its profile from there, and ends itself (SIGILL, SIGBUS) where a page of it cannot be written. */
const leastBytes = 32 * 1024 * 1024;

/** Whether the folder for temporary files has room for a browser. One that cannot be asked has none. */
export function hasTemporarySpace(folder: string = tmpdir()): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= leastBytes;
  } catch {
    return false;
  }
}
