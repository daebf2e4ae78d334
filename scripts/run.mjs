// Runs one command of package.json on Node 24, packages installed (scripts/start.mjs made sure of both).
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { check, fix } from './check.mjs';
import { runToTheEnd } from './run-process.mjs';
import { runTests } from './run-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const USAGE = `Commandes : npm start [web|worker] · npm run dev · build · check · fix · test · test:e2e · audit · migrate · docs · bench`;

/** Killed starter: stop as if asked to. The channel itself keeps nobody alive. */
function followStarter() {
  if (!process.channel) return;
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/** Runs an entry point of src/main in this process, from the server build. */
async function runEntry(name, args) {
  process.env.NODE_ENV ??= 'production';
  const path = join(await buildServer(root), `${name}.mjs`);
  process.argv = [process.execPath, path, ...args];
  // Our memory flags are for a process that mostly waits; the engines it forks work.
  process.execArgv = process.execArgv.filter((flag) => !flag.startsWith('--max-semi-space-size'));
  enableCompileCache(join(root, 'node_modules/.cache/constat'));
  followStarter();
  await import(pathToFileURL(path).href);
}

async function start(args) {
  const [role = 'constat', ...rest] = args;
  if (!['constat', 'web', 'worker'].includes(role) || rest.length > 0) return usage();
  const { readConfig, SettingError } = await import('../src/platform/config.ts');
  try {
    readConfig();
  } catch (error) {
    // Said before anything long begins; the entry point reads the settings again.
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    return 2;
  }
  if (role !== 'worker') await buildWeb(root);
  await runEntry(role, []);
}

function usage() {
  console.error(USAGE);
  process.exitCode = 2;
}

const node = (...args) => runToTheEnd(process.execPath, args, { cwd: root });

/** Restarts (and rebuilds what changed) at every save. */
const dev = (args) =>
  node('--watch', '--watch-path=src', '--watch-preserve-output', 'scripts/run.mjs', 'start', ...args);

async function docs(args) {
  const path = join(root, 'scripts/generate-docs.ts');
  if (!existsSync(path)) throw new Error('scripts/generate-docs.ts does not exist.');
  return node('--import', './scripts/tsx-hook.mjs', path, ...args);
}

async function bench(args) {
  const [name] = args;
  if (!name || !existsSync(join(root, 'bench', `${name}.ts`))) {
    console.error('Usage : npm run bench -- <nom d’un fichier de bench/, sans .ts>');
    return 2;
  }
  // Made beforehand: a bench measures what runs, not what builds.
  await buildWeb(root);
  await buildServer(root);
  return node('--import', './scripts/tsx-hook.mjs', join('bench', `${name}.ts`), ...args.slice(1));
}

const commands = {
  start,
  web: () => start(['web']),
  worker: () => start(['worker']),
  dev,
  build: async () => {
    await buildWeb(root, { force: true });
    await buildServer(root);
  },
  check: () => check(root, { unit: true }),
  fix: () => fix(root),
  test: (args) => runTests(root, args),
  'test:e2e': (args) => runTests(root, ['--project', 'system', 'tests/e2e', ...args], { checks: false }),
  audit: (args) => runEntry('audit', args),
  migrate: (args) => runEntry('migrate', args),
  docs,
  bench,
};

const [name = 'start', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : usage;
try {
  const code = await command(args);
  if (typeof code === 'number') process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
