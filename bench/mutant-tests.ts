import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

/** A rule is tested beside its file: what reads all rules at once says nothing more about one. */
const registries = /^src\/engine\/rules\/[a-z-]+\/index\.ts$/;
const importLine = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?['"](?<target>[#.][^'"]+)['"]/gm;

/** The unit tests that each file of the product can change, the nearest first: how many imports lie between. */
export interface TestsOf {
  readonly of: (file: string) => readonly { readonly test: string; readonly distance: number }[];
  readonly reaches: (test: string, file: string) => boolean;
}

/** Reads the imports of everything under src and tests; `root` is the current folder. */
export function findTests(): TestsOf {
  const files = globSync(['src/**/*.{ts,tsx}', 'tests/**/*.ts']).map((file) => file.replaceAll('\\', '/'));
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const { groups } of readFileSync(file, 'utf8').matchAll(importLine)) {
      const target = resolved(file, groups?.target ?? '');
      const isListing = registries.test(file) && posix.dirname(target) === posix.dirname(file);
      if (isListing && files.includes(target.replace(/\.ts$/, '.test.ts'))) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  const known = new Map<string, Map<string, number>>();
  const testsOf = (file: string) => {
    const found = known.get(file) ?? distances(file, importers);
    known.set(file, found);
    return found;
  };
  return {
    of: (file) =>
      [...testsOf(file)]
        .map(([test, distance]) => ({ test, distance }))
        .sort((a, b) => a.distance - b.distance),
    reaches: (test, file) => testsOf(file).has(test),
  };
}

function distances(file: string, importers: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const seen = new Map([[file, 0]]);
  for (const [at, distance] of seen)
    for (const importer of importers.get(at) ?? []) if (!seen.has(importer)) seen.set(importer, distance + 1);
  return new Map([...seen].filter(([name]) => /^(?:src|tests\/unit)\/.*\.test\.tsx?$/.test(name)));
}

const resolved = (from: string, target: string): string => {
  if (target.startsWith('.')) return posix.join(posix.dirname(from), target);
  return target.startsWith('#tests/') ? target.slice(1) : `src/${target.slice(1)}`;
};

/**
 * Runs these unit tests in `folder` and gives the files of those that failed; null when they did not end in time.
 * `stopAtFirst`: one failure is enough.
 */
export async function failedTests(
  folder: string,
  tests: readonly string[],
  { limitMs, stopAtFirst = false }: { readonly limitMs: number; readonly stopAtFirst?: boolean },
): Promise<string[] | null> {
  const output = join(folder, 'results', 'tests.json');
  await rm(dirname(output), { recursive: true, force: true });
  await mkdir(dirname(output));
  const reporters = ['--reporter=json', `--outputFile=${output}`];
  const args = ['run', '--project', 'unit', ...reporters, ...(stopAtFirst ? ['--bail', '1'] : []), ...tests];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: folder,
    stdio: 'ignore',
    // With the workers it forks: an endless loop hears nothing else.
    detached: true,
  });
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  // Before the folder goes.
  process.prependOnceListener('exit', end);
  const limit = setTimeout(end, limitMs);
  const signal = await new Promise<NodeJS.Signals | null>((done, failed) => {
    child.once('error', failed);
    child.once('exit', (_, endedBy) => done(endedBy));
  });
  clearTimeout(limit);
  process.off('exit', end);
  if (signal !== null) return null;
  const { testResults } = JSON.parse(await readFile(output, 'utf8'));
  const failed: string[] = [];
  for (const { name, status } of testResults)
    if (status === 'failed') failed.push(posix.relative(folder, String(name)));
  return failed;
}
