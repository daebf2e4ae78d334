import { defineConfig } from 'vitest/config';
import { builtProcesses } from './tests/setup/built-processes.ts';

const postgres = ['tests/setup/postgres.ts'];

export default defineConfig({
  test: {
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
          name: 'system',
          include: ['tests/{smoke,golden,e2e,faults,database}/**/*.test.ts'],
          globalSetup: postgres,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
