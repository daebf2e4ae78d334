// Starts a program of this build: `node program.mjs [constat|web|worker|migrate|backup|restore|move-files|rotate-secrets|move-accounts|audit|conformance] …`. Lies beside them (scripts/build.mjs).
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** What people start. Processes and threads that these start become files of their own by themselves (`ownFiles`). */
export const programs = [
  'constat',
  'web',
  'worker',
  'migrate',
  'rotate-secrets',
  'move-accounts',
  'backup',
  'restore',
  'move-files',
  'audit',
  'conformance',
];

/**
 * Runs one of the programs in this process.
 * @param {string} name
 * @param {readonly string[]} args
 */
export async function runProgram(name, args) {
  process.env.NODE_ENV ??= 'production';
  const path = join(here, `${name}.mjs`);
  process.argv = [process.execPath, path, ...args];
  // Our memory flags are for a process that mostly waits; the engines it forks work.
  process.execArgv = process.execArgv.filter((flag) => !flag.startsWith('--max-semi-space-size'));
  if (!getCompileCacheDir()) enableCompileCache(join(here, '.cache'));
  await import(pathToFileURL(path).href);
}

if (import.meta.main) {
  const [name = 'constat', ...args] = process.argv.slice(2);
  if (programs.includes(name)) await runProgram(name, args);
  else {
    console.error(`Programmes : ${programs.join(', ')}.`);
    process.exitCode = 2;
  }
}
