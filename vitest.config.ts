import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { builtProcesses } from './tests/setup/built-processes.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What of the matrices runs: what stands for the others (`npm test`), or everything (`npm run test:all`). */
    readonly scope: 'gate' | 'all';
  }
}

/** Set by `scripts/run-tests.mjs`. */
const scope = process.env.CONSTAT_TEST_SCOPE === 'all' ? 'all' : 'gate';

/** Files of `npm run test:all` alone. Each names the test of the gate that stands for it (CONTRIBUTING.md). */
const notHere = scope === 'all' ? [] : ['**/*.all.test.ts'];

/** Tests of the system mostly wait, for a page to rest or for a deadline: two files more than there are processors. */
const filesAtOnce = availableParallelism() + 2;

/** Whole audits work on several pages at once and are compared with one another: not beside pages made to exhaust a machine. */
const audits = [
  'smoke/reproducible',
  'smoke/own-cases',
  'e2e/whole-path',
  'e2e/continuous-integration.all',
  'e2e/lost-and-restored.all',
].map((name) => `tests/${name}.test.ts`);

/** Measures times, or keeps the machine from measuring any: alone, after all others. */
const alone = [
  'tests/smoke/demo-site.test.ts',
  'tests/e2e/own-audit.test.ts',
  'tests/smoke/busy-machine.all.test.ts',
];

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * Tests with real processes: those of a group run side by side, once the groups before it are over. One that fails is
 * tried once more, since two processors may not have given it its turn; `tests/setup/tell-second-tries.ts` names it.
 */
function systemProject(name: string, settings: Settings): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [builtProcesses()],
    test: {
      name,
      exclude: [...audits, ...alone, ...notHere],
      setupFiles: ['tests/setup/keep-costs.ts', 'tests/setup/own-temp-folder.ts'],
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // It ends as soon as what is waited for is there: a busy machine may take longer than a second.
      expect: { poll: { timeout: 20_000 } },
      retry: 1,
      // A build runs as it is.
      server: { deps: { external: [/\/build\/constat-/] } },
      maxWorkers: filesAtOnce,
      sequence: { groupOrder: 1 },
      ...settings,
    },
  };
}

const globalSetup = ['tests/setup/postgres.ts'];

/** Pictures to be looked at (`npm run pictures`) prove nothing: they are no part of the tests. */
const pictures =
  process.env.CONSTAT_TEST_PICTURES === undefined
    ? []
    : [
        systemProject('pictures', {
          include: ['tests/pictures/**/*.test.ts'],
          globalSetup,
          maxWorkers: 1,
        }),
      ];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    provide: { scope },
    // Gates write on the same terminal (scripts/check.mjs): no lines that are drawn over.
    reporters: [['default', { summary: false }]],
    // A build is loaded as it is.
    server: { deps: { external: [/\/build\/constat-/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/setup/keep-costs.ts'],
          isolate: false,
          // Vitest would leave one processor to itself, which two cannot spare.
          maxWorkers: availableParallelism(),
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          exclude: notHere,
          // Against what never ends: a busy machine takes a minute for what takes it seconds when calm.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      systemProject('database', { include: ['tests/database/**/*.test.ts'], globalSetup, isolate: false }),
      systemProject('browser', { include: ['tests/{smoke,golden}/**/*.test.ts'] }),
      systemProject('product', {
        include: ['tests/{e2e,faults}/**/*.test.ts'],
        globalSetup,
      }),
      ...pictures,
      systemProject('audits', {
        include: audits,
        exclude: notHere,
        globalSetup,
        maxWorkers: 2,
        sequence: { groupOrder: 2 },
      }),
      systemProject('alone', {
        include: alone,
        exclude: notHere,
        globalSetup,
        maxWorkers: 1,
        sequence: { groupOrder: 3 },
      }),
    ],
  },
});
