// Plain JavaScript: scripts/start.mjs holds this lock on whatever Node it was started with, before any is installed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const TRY_EVERY_MS = 20;
/** The holder is looked at less often than the lock: outside Linux it takes a process to know its age. */
const LOOK_EVERY_MS = 500;
/** What rename says when the lock is held: its folder is there and not empty. */
const HELD = new Set(['ENOTEMPTY', 'EEXIST']);
/** What some systems say then; elsewhere, that this account may not write here. */
const REFUSED = new Set(['EPERM', 'EACCES']);
let claims = 0;

/** A holder of another machine or container cannot be asked whether it lives: this old, it does not. */
const FOREIGN_STALE_MS = 15 * 60_000;

/** Where a process id means something: host, its last start, container. */
function place() {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return [hostname(), boot, readlinkSync('/proc/self/ns/pid')];
  } catch {
    return [hostname(), '', ''];
  }
}

/**
 * When that process started, in the unit of its system; null: it is dead, `''`: it lives and this cannot be known.
 * @param {number} pid
 * @returns {string | null}
 */
function startOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return null;
  }
  try {
    if (process.platform === 'darwin')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // A zombie holds nothing any more.
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? '');
  } catch {
    return '';
  }
}

/** @param {string} path of a lock @param {string} owner the lines its holder wrote */
function isDead(path, owner) {
  const [pid, start, host, boot, container] = owner.split('\n');
  const [here, thisBoot, thisContainer] = place();
  if (host === here && boot !== thisBoot) return true;
  if (host !== here || container !== thisContainer) return ageMs(path) > FOREIGN_STALE_MS;
  const found = startOf(Number(pid));
  return found === null || (found !== '' && start !== '' && found !== start);
}

/** @param {string} path */
function ageMs(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** @param {string} path @returns {string | null} null when nobody holds it */
function ownerOf(path) {
  try {
    return readFileSync(join(path, 'owner'), 'utf8');
  } catch {
    return null;
  }
}

/** @param {string} from @param {string} to whether it moved: never over a folder that holds something */
function moved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT' || HELD.has(code ?? '')) return false;
    if (REFUSED.has(code ?? '') && existsSync(to)) return false;
    throw error;
  }
}

/**
 * Sets a lock aside under a name that is its holder’s own: of two that see it dead, the second cannot move the lock of
 * the first there.
 * @param {string} path
 * @param {string} owner
 */
function setAside(path, owner) {
  return moved(path, `${path}.dead-${createHash('sha256').update(owner).digest('hex').slice(0, 12)}`);
}

/** @param {string} path @throws Error when this account may not take what a dead process of another left */
function dropIfDead(path) {
  const owner = ownerOf(path);
  if (owner !== null && isDead(path, owner)) setAside(path, owner);
}

/** Frees the lock in one step, then removes what it and the dead left. @param {string} path @param {string} owner */
function release(path, owner) {
  setAside(path, owner);
  for (const name of readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.`))) {
    const left = join(dirname(path), name);
    if (name.startsWith(`${basename(path)}.dead-`) || isDead(left, ownerOf(left) ?? ''))
      rmSync(left, { recursive: true, force: true });
  }
}

/**
 * Runs `work` while no other process of this machine holds the same lock. The lock of a dead process is taken over
 * within a second, even when another process has its id by now.
 * @template Result
 * @param {string} path of a folder that exists while the lock is held
 * @param {() => Promise<Result> | Result} work
 * @param {number} [timeoutMs]
 * @param {() => void} [onWait] called once, when somebody else holds it
 * @returns {Promise<Result>}
 * @throws Error after `timeoutMs` of waiting, and at once where this account may not write.
 */
export async function withFolderLock(path, work, timeoutMs = 120_000, onWait = () => {}) {
  claims += 1;
  // Made with its owner inside, then renamed: a lock without an owner does not exist.
  const claim = `${path}.${process.pid}-${claims}`;
  mkdirSync(claim, { recursive: true });
  const owner = [process.pid, startOf(process.pid), ...place(), claims].join('\n');
  try {
    // On a full disk nothing of the claim is left.
    writeFileSync(join(claim, 'owner'), owner);
    let looks = 0;
    // Not the time of day, which may jump.
    for (const startedMs = performance.now(); !moved(claim, path); await delay(TRY_EVERY_MS)) {
      const waitedMs = performance.now() - startedMs;
      if (waitedMs < looks * LOOK_EVERY_MS) continue;
      if (looks === 1) onWait();
      looks += 1;
      dropIfDead(path);
      if (waitedMs > timeoutMs) throw new Error(`Another process holds ${path} for too long.`);
    }
  } catch (error) {
    rmSync(claim, { recursive: true, force: true });
    throw error;
  }
  try {
    return await work();
  } finally {
    release(path, owner);
  }
}
