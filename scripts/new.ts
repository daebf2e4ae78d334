// Writes the files and lines that a recipe of CONTRIBUTING names: `npm run new -- rule <theme> <id>`, and so on.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused } from './new/draft.ts';
import { makeNew } from './new/make-new.ts';

const root = join(import.meta.dirname, '..');

const sources = {
  read: (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
  list: (folder: string) => readdirSync(join(root, folder)),
};

/** The house’s own formatter also sorts imports and breaks long lines. */
function format(paths: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', '--linter-enabled=false', ...paths];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) console.error(stdout + stderr);
}

try {
  const { files, next } = makeNew(sources, process.argv.slice(2));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  format([...files.keys()]);
  console.log([...files.keys()].map((path) => `  ${path}`).join('\n'));
  console.log(next.map((line) => `– ${line}`).join('\n'));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
