import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { builtProcesses } from './tests/setup/built-processes.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';

/** Tests of the system mostly wait, for a page to rest or for a deadline: one file more than there are processors. */
const filesAtOnce = Math.min(availableParallelism() + 1, 4);

/** What runs in Node and what drives a browser, side by side, once the unit tests are over. */
const together = { maxWorkers: filesAtOnce, sequence: { groupOrder: 1 } };
/** Each file alone: it measures times, or keeps the whole machine busy by itself. */
const alone = { maxWorkers: 1, sequence: { groupOrder: 2 } };
const aloneFiles = ['tests/e2e/own-audit.test.ts'];

/** Times that everything is killed; a number of its own with `npm run test:faults`. */
const kills = Number(process.env.CONSTAT_TEST_KILLS ?? 3);

const long = { testTimeout: 180_000, hookTimeout: 180_000 };
const postgres = { globalSetup: ['tests/setup/postgres.ts'] };

declare module 'vitest' {
  interface ProvidedContext {
    readonly kills: number;
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        plugins: [builtProcesses()],
        test: {
          name: 'database',
          isolate: false,
          include: ['tests/database/**/*.test.ts'],
          ...{ ...postgres, ...long, ...together },
        },
      },
      {
        extends: true,
        plugins: [builtProcesses()],
        test: {
          name: 'browser',
          include: ['tests/{smoke,golden}/**/*.test.ts'],
          exclude: aloneFiles,
          ...{ ...long, ...together },
        },
      },
      {
        extends: true,
        plugins: [builtProcesses()],
        test: {
          name: 'product',
          include: ['tests/{e2e,faults}/**/*.test.ts'],
          exclude: aloneFiles,
          provide: { kills },
          ...{ ...postgres, ...long, ...together },
        },
      },
      {
        extends: true,
        plugins: [builtProcesses()],
        test: { name: 'alone', include: aloneFiles, ...{ ...postgres, ...long, ...alone } },
      },
    ],
  },
});
