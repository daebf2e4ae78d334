// First program of every command (package.json, "scripts"). It has no dependency and runs on Node ≥ 18: it installs
// what the lock file says, then hands over to Node 24 (scripts/run.mjs).
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBuild } from './find-build.mjs';
import { followNpm } from './follow-npm.mjs';
import { cleanEnvironment, installPackages } from './install-packages.mjs';
import { runToTheEnd } from './run-process.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE_MAJOR = 24;
/** What runs from a build: where these sources’ own lies ready, production’s packages suffice. */
const PROGRAMS = new Set([
  'start',
  'web',
  'worker',
  'audit',
  'migrate',
  'backup',
  'restore',
  'move-files',
  'rotate-secrets',
  'move-accounts',
]);

/** Node 24: this one, or the one installed as an optional dependency. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const require = createRequire(join(root, 'package.json'));
    const folder = dirname(require.resolve(`node-${system}-${process.arch}/package.json`));
    const path = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (existsSync(path)) return path;
  } catch {
    // Not packaged for this platform.
  }
  return null;
}

async function main() {
  const command = process.argv.slice(2);
  followNpm(() => process.kill(process.pid, 'SIGTERM'));
  await installPackages(root, () => !PROGRAMS.has(command[0] ?? 'start') || !findBuild(root).isThere);
  const node = findNode();
  if (node === null) {
    console.error(
      `Constat a besoin de Node.js ${NODE_MAJOR} ou plus récent, qui n’est pas fourni pour ${process.platform}-${process.arch} : installez-le (https://nodejs.org), puis relancez.`,
    );
    return 1;
  }
  // Loading modules leaves 100 MB of garbage that a large young generation would keep for ever.
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
  const args = [...flags, join(root, 'scripts/run.mjs'), ...command];
  const env = cleanEnvironment();
  // Programs started by npm scripts (npx, biome, vitest) must find the same Node.
  env.PATH = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${env.PATH ?? ''}`;
  // The channel tells Node 24 when this process is killed: it then stops by itself.
  return runToTheEnd(node, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
