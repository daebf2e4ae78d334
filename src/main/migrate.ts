import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { type Closers, openServer } from './open-world.ts';

// Brings the database to this version and leaves: for installations that migrate before they deploy.
const closers: Closers = [];
try {
  const config = readConfig();
  await migrateDatabase(await openServer(config, createLog(config.logLevel), closers), {
    notice: console.info,
  });
  console.info('Base de données à jour.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}
