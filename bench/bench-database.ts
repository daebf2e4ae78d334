import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { createLog } from '#platform/log.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { processorSecondsOf } from './measure.ts';

/** A migrated database of its own, without the product. */
export interface BenchDatabase {
  readonly database: Database;
  readonly url: string;
  /** For whatever else is written. */
  readonly folder: string;
  /** Processor time its server has used so far. */
  processorSeconds(): number;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const log = createLog('silent');
  const folder = await mkdtemp(join(tmpdir(), 'constat-bench-'));
  const server = await startEmbeddedPostgres(join(folder, 'postgres'), log);
  await migrateDatabase(server.connectionString);
  const database = openDatabase(server.connectionString, log);
  const pidFile = await readFile(join(server.folder, 'cluster', 'postmaster.pid'), 'utf8');
  return {
    database,
    url: server.connectionString,
    folder,
    processorSeconds: () => processorSecondsOf(Number(pidFile.split('\n')[0])),
    async close() {
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
