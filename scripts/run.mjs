// Runs one command of package.json on Node 24, packages installed (scripts/start.mjs made sure of both).
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check, fix } from './check.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { findBuild } from './find-build.mjs';
import { prepareBrowser } from './prepare-browser.mjs';
import { runToTheEnd } from './run-process.mjs';
import { runTests } from './run-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const USAGE = `Commandes : npm start [web|worker] · npm run dev · build · check · fix · test · test:all · test:e2e · test:faults · audit · conformance · migrate · backup · restore · move-files · rotate-secrets · move-accounts · dependencies · sbom · docs · new · bench · pictures · chaos`;

/** Killed starter, at any moment since it started us: stop as if asked to. The channel itself keeps nobody alive. */
function followStarter() {
  if (process.connected === undefined) return;
  const stop = () => process.kill(process.pid, 'SIGTERM');
  if (!process.connected) return stop();
  process.channel?.unref();
  process.once('disconnect', stop);
}

/** Runs a program in this process, from the build. */
async function runEntry(name, args) {
  const program = pathToFileURL(join(await ensureBuild(root), 'program.mjs')).href;
  enableCompileCache(join(root, 'node_modules/.cache/constat'));
  const { runProgram } = await import(program);
  await runProgram(name, args);
}

async function settingsAreRight() {
  const { readConfig, SettingError } = await import('../src/platform/config.ts');
  const { openDataFolder } = await import('../src/platform/data-folder.ts');
  try {
    openDataFolder(readConfig().dataFolder);
    return true;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    return false;
  }
}

async function start(args) {
  const [role = 'constat', ...rest] = args;
  if (!['constat', 'web', 'worker'].includes(role) || rest.length > 0) return usage();
  if (!findBuild(root).isThere) {
    // Said before anything long begins; the program reads the settings again.
    if (!(await settingsAreRight())) return 2;
    // Why there is no browser is told by the program, which looks for one too.
    if (role !== 'web') await Promise.all([ensureBuild(root), prepareBrowser().catch(() => null)]);
  }
  await runEntry(role, []);
}

function usage() {
  console.error(USAGE);
  process.exitCode = 2;
}

const node = (...args) => runToTheEnd(process.execPath, args, { cwd: root });

/** Restarts (and rebuilds what changed) at every save. */
function dev(args) {
  process.env.NODE_ENV = 'development';
  return node('--watch', '--watch-path=src', '--watch-preserve-output', 'scripts/run.mjs', 'start', ...args);
}

async function docs(args) {
  const path = join(root, 'scripts/generate-docs.ts');
  if (!existsSync(path)) throw new Error('scripts/generate-docs.ts does not exist.');
  return node('--import', './scripts/tsx-hook.mjs', path, ...args);
}

/** The files and lines of a recipe of CONTRIBUTING. */
const makeNew = (args) => node('scripts/new.ts', ...args);

async function bench(args) {
  const [name] = args;
  if (!name || !existsSync(join(root, 'bench', `${name}.ts`))) {
    console.error('Usage : npm run bench -- <nom d’un fichier de bench/, sans .ts>');
    return 2;
  }
  // Made beforehand: a bench measures what runs, not what builds.
  await ensureBuild(root);
  return node('--import', './scripts/tsx-hook.mjs', join('bench', `${name}.ts`), ...args.slice(1));
}

/** Every page, mail and PDF in every state, as pictures to be looked at: `[folder] [part of a name]`. */
function pictures([folder = 'pictures', name]) {
  process.env.CONSTAT_TEST_PICTURES = resolve(folder);
  const filter = name ? ['-t', name] : [];
  return runTests(root, ['--project', 'pictures', ...filter], { checks: false });
}

const commands = {
  start,
  web: () => start(['web']),
  worker: () => start(['worker']),
  dev,
  build: async () => console.log(await ensureBuild(root)),
  check: () => check(root, { unit: true }),
  fix: () => fix(root),
  test: (args) => runTests(root, args),
  'test:all': (args) => runTests(root, args, { scope: 'all' }),
  'test:e2e': (args) => runTests(root, ['tests/e2e', ...args], { checks: false }),
  'test:faults': (args) => runTests(root, ['tests/faults', ...args], { checks: false }),
  audit: (args) => runEntry('audit', args),
  conformance: (args) => runEntry('conformance', args),
  migrate: (args) => runEntry('migrate', args),
  backup: (args) => runEntry('backup', args),
  restore: (args) => runEntry('restore', args),
  'move-files': (args) => runEntry('move-files', args),
  'rotate-secrets': (args) => runEntry('rotate-secrets', args),
  'move-accounts': (args) => runEntry('move-accounts', args),
  dependencies: (args) => node('scripts/audit-dependencies.mjs', ...args),
  sbom: (args) => node('scripts/sbom.mjs', ...args),
  docs,
  new: makeNew,
  bench,
  pictures,
  chaos: (args) => bench(['chaos', ...args]),
};

const [name = 'start', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : usage;
followStarter();
try {
  const code = await command(args);
  if (typeof code === 'number') process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
