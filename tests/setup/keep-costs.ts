import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/** Seconds of processor of this process and of its children that ended, in clock ticks of 10 ms (proc(5), fields 14 to 17). */
function processorSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / 100;
}

/** On Linux, `CONSTAT_TEST_COSTS=<file>` keeps a line a test file: processor seconds, wall seconds, path. */
const kept = process.env.CONSTAT_TEST_COSTS;
if (kept !== undefined) {
  const before = processorSeconds();
  const start = performance.now();
  afterAll(() => {
    const spent = processorSeconds() - before;
    const wall = (performance.now() - start) / 1000;
    const path = relative(process.cwd(), expect.getState().testPath ?? '');
    appendFileSync(kept, `${spent.toFixed(1)}\t${wall.toFixed(1)}\t${path}\n`);
  });
}
