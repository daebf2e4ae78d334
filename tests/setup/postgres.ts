import type { TestProject } from 'vitest/node';
import { dropTestDatabases, startTestServer, templateOf } from '../support/database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and the database that each test copies. */
    readonly postgres: { readonly url: string; readonly template: string };
  }
}

/** One PostgreSQL for all test files of a run, with the schema of this checkout ready to be copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('postgres', {
    url: server.connectionString,
    template: await templateOf(server.connectionString),
  });
  return async () => {
    await dropTestDatabases(server.connectionString).catch(() => undefined);
    await server.stop();
  };
}
