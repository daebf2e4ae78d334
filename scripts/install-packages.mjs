import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What says where packages come from survives; the rest of npm’s variables would confuse a nested npm. */
const KEPT =
  /^npm_config_(registry|cache|userconfig|globalconfig|cafile|proxy|https_proxy|noproxy|offline|prefer_offline)$/;
const LOCK_STALE_MS = 15 * 60_000;

/** The environment without what `npm run` adds. */
export function cleanEnvironment(env = process.env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith('npm_') || KEPT.test(name)),
  );
}

/** What the installed packages must match: the lock file, and the platform they were chosen for. */
export function stampOf(lock, platform = `${process.platform}-${process.arch}`) {
  return createHash('sha256').update(lock).update(platform).digest('hex');
}

/**
 * Whether npm’s own record of what it installed agrees with the lock file, as after `npm install <name>`.
 * A missing optional package belongs to another platform.
 */
export function agrees(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true;
    const found = installed.packages?.[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

function isInstalled(root, lock, stamp) {
  const stampFile = join(root, 'node_modules/.constat-stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !agrees(JSON.parse(lock), JSON.parse(readFileSync(record, 'utf8'))))
    return false;
  writeFileSync(stampFile, stamp);
  return true;
}

function holderIsGone(lockFolder) {
  try {
    if (Date.now() - statSync(lockFolder).mtimeMs > LOCK_STALE_MS) return true;
    process.kill(Number(readFileSync(join(lockFolder, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

async function withLock(lockFolder, work) {
  let told = false;
  for (;;) {
    try {
      mkdirSync(lockFolder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (holderIsGone(lockFolder)) rmSync(lockFolder, { recursive: true, force: true });
      else if (!told) console.error('Un autre démarrage installe déjà les paquets : attente…');
      told = true;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    writeFileSync(join(lockFolder, 'pid'), String(process.pid));
    return await work();
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}

function runNpm(root) {
  const args = [
    'ci',
    '--ignore-scripts',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
  ];
  const cli = process.env.npm_execpath;
  const options = { cwd: root, env: cleanEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] };
  return cli && /\.c?js$/.test(cli)
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Makes `node_modules` what the lock file says; does nothing when it is already. Two starts at once install once.
 * @param {string} root
 */
export async function installPackages(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = stampOf(lock);
  if (isInstalled(root, lock, stamp)) return;
  await withLock(join(root, '.installing'), () => {
    if (isInstalled(root, lock, stamp)) return;
    const startedMs = Date.now();
    console.error('Installation des paquets (npm ci)…');
    const run = runNpm(root);
    if (run.status !== 0)
      throw new Error(
        `L’installation des paquets a échoué (npm ci, code ${run.status ?? run.error?.message}).`,
      );
    writeFileSync(join(root, 'node_modules/.constat-stamp'), stamp);
    console.error(`Paquets installés en ${Math.round((Date.now() - startedMs) / 1000)} s.`);
  });
}
