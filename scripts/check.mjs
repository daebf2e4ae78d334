import { join } from 'node:path';
import { runAndTell, runToTheEnd } from './run-process.mjs';

const bin = (root, path) => join(root, 'node_modules', path);

/**
 * Gates in lanes, which run side by side: a lane goes from one gate to the next, the longest first. Each gate: what it
 * is called, and the program with its arguments (in Node, in `root`).
 */
function lanesOf(root) {
  const types = [
    ['route types', [bin(root, '@react-router/dev/bin.cjs'), 'typegen']],
    // Several checkers each draw the same types again: with tests beside them they only cost.
    ['types', [bin(root, 'typescript/bin/tsc'), '--checkers', '1']],
  ];
  const others = [
    ['format and lint', [bin(root, '@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings']],
    ['dead code', [bin(root, 'knip/bin/knip.js'), '--no-progress', '--no-config-hints']],
    ['dependencies', [join(root, 'scripts/audit-dependencies.mjs')]],
  ];
  return [types, others];
}

/** Runs every gate of a lane, whatever the others say, unless it is asked to stop. */
async function runLane(root, lane, failed) {
  for (const [name, args] of lane) {
    const { code, isStopped } = await runAndTell(`Check: ${name}`, process.execPath, args, { cwd: root });
    if (isStopped) return;
    if (code !== 0) failed.push(name);
  }
}

/**
 * Runs every gate and gives the names of those that failed. Each says what it has to say once it has ended, in one
 * piece: tests may run beside it.
 */
export async function runGates(root) {
  const failed = [];
  await Promise.all(lanesOf(root).map((lane) => runLane(root, lane, failed)));
  return failed;
}

/** Asks every expression and every reader for its time: a fifth of the unit tests, left to `npm test`. */
const slowestTest = 'tests/unit/linear-time.test.ts';

async function unitTestsFail(root) {
  const args = [bin(root, 'vitest/vitest.mjs'), 'run', '--project', 'unit', '--exclude', slowestTest];
  return (await runToTheEnd(process.execPath, args, { cwd: root })) !== 0;
}

/** The one gate of a change: format, lint, types, licences, and unit tests beside them. */
export async function check(root, options = { unit: true }) {
  const [failed, isWrong] = await Promise.all([runGates(root), options.unit && unitTestsFail(root)]);
  if (isWrong) failed.push('unit tests');
  if (failed.length > 0) console.error(`Check failed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

/** Formats, sorts imports and applies the safe fixes. */
export function fix(root) {
  return runToTheEnd(process.execPath, [bin(root, '@biomejs/biome/bin/biome'), 'check', '--write'], {
    cwd: root,
  });
}
