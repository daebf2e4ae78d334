import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFolderLock } from '../src/platform/folder-lock.mjs';

/** What says where packages come from survives; the rest of npm’s variables would confuse a nested npm. */
const KEPT =
  /^npm_config_(registry|cache|userconfig|globalconfig|cafile|proxy|https_proxy|noproxy|offline|prefer_offline)$/;
/** Longer than any installation or build. */
const PREPARE_LIMIT_MS = 15 * 60_000;

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

/** Installing and building take turns under this one lock, whoever starts what. */
export const whilePreparing = (root, work) =>
  withFolderLock(join(root, 'build/prepare.lock'), work, PREPARE_LIMIT_MS, () =>
    console.error('Un autre démarrage prépare déjà ce dossier : attente…'),
  );

/**
 * Whether npm’s own record of what it installed agrees with the lock file, as after `npm install <name>`; `tools`
 * counts what only building and testing need. A missing optional package belongs to another platform.
 */
export function agrees(lock, installed, tools) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true;
    const found = installed.packages?.[path];
    if (found) return found.version === wanted.version;
    return wanted.optional === true || (!tools && (wanted.dev === true || wanted.devOptional === true));
  });
}

/** Everything stamped, or production’s packages alone when these suffice. */
function isInstalled(root, lock, tools) {
  const stampFile = join(root, 'node_modules/.constat-stamp');
  const [all, production] = [stampOf(lock), `production ${stampOf(lock)}`];
  const stamped = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamped === all || (!tools && stamped === production)) return true;
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !agrees(JSON.parse(lock), JSON.parse(readFileSync(record, 'utf8')), tools))
    return false;
  writeFileSync(stampFile, tools ? all : production);
  return true;
}

function runNpm(root, tools) {
  const args = [
    'ci',
    '--ignore-scripts',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    tools ? '--include=dev' : '--omit=dev',
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
 * @param {() => boolean} needsTools whether what only building and testing need is wanted too
 */
export async function installPackages(root, needsTools = () => true) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (isInstalled(root, lock, true)) return;
  const tools = needsTools();
  if (isInstalled(root, lock, tools)) return;
  await whilePreparing(root, () => {
    if (isInstalled(root, lock, tools)) return;
    const startedMs = Date.now();
    console.error('Installation des paquets (npm ci)…');
    const run = runNpm(root, tools);
    if (run.status !== 0)
      throw new Error(
        `L’installation des paquets a échoué (npm ci, code ${run.status ?? run.error?.message}).`,
      );
    const stamp = stampOf(lock);
    writeFileSync(join(root, 'node_modules/.constat-stamp'), tools ? stamp : `production ${stamp}`);
    console.error(`Paquets installés en ${Math.round((Date.now() - startedMs) / 1000)} s.`);
  });
}
