import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runToTheEnd } from './run-process.mjs';

const bin = (root, path) => join(root, 'node_modules', path);

/** Each gate: what it is called, and the program with its arguments (in Node, in `root`). */
function gates(root) {
  const list = [
    ['format and lint', [bin(root, '@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings']],
    ['route types', [bin(root, '@react-router/dev/bin.cjs'), 'typegen']],
    ['types', [bin(root, 'typescript/bin/tsc')]],
    ['dependencies', [join(root, 'scripts/audit-dependencies.mjs')]],
    ['dead code', [bin(root, 'knip/bin/knip.js'), '--no-progress', '--no-config-hints']],
  ];
  if (existsSync(join(root, 'scripts/generate-docs.ts')))
    list.push([
      'generated documents',
      ['--import', './scripts/tsx-hook.mjs', 'scripts/generate-docs.ts', '--check'],
    ]);
  return list;
}

/** Runs every gate, whatever the others say, and gives the names of those that failed. */
export async function runGates(root) {
  const failed = [];
  for (const [name, args] of gates(root)) {
    console.error(`Check: ${name}`);
    if ((await runToTheEnd(process.execPath, args, { cwd: root })) !== 0) failed.push(name);
  }
  return failed;
}

/** The one gate of a change: format, lint, types, licences, generated documents, unit tests. */
export async function check(root, options = { unit: true }) {
  const failed = await runGates(root);
  if (options.unit) {
    const args = [bin(root, 'vitest/vitest.mjs'), 'run', '--project', 'unit'];
    if ((await runToTheEnd(process.execPath, args, { cwd: root })) !== 0) failed.push('unit tests');
  }
  if (failed.length > 0) console.error(`Check failed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

/** Formats, sorts imports and applies the safe fixes. */
export function fix(root) {
  return runToTheEnd(process.execPath, [bin(root, '@biomejs/biome/bin/biome'), 'check', '--write'], {
    cwd: root,
  });
}
