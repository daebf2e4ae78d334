import { resolve } from 'node:path';
import { Client } from 'pg';
import { countOf } from '#contract/french.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { s3Objects } from '#platform/objects-s3.ts';
import type { Manifest } from '#service/backup/manifest.ts';
import { writeBackup } from '#service/backup/write-backup.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { type Closers, openServer } from './open-world.ts';

/** `npm run backup -- <folder> [--without-files]`: a copy of everything, while the product runs or not. */
async function backup(args: readonly string[], closers: Closers): Promise<number> {
  const [folder, option] = args;
  if (
    !folder ||
    folder.startsWith('-') ||
    args.length > 2 ||
    (option ?? '--without-files') !== '--without-files'
  ) {
    console.error('Usage : npm run backup -- <dossier vide> [--without-files]');
    return 2;
  }
  const config = readConfig();
  const address = await openServer(config, createLog(config.logLevel), closers);
  await migrateDatabase(address);
  const client = new Client({ connectionString: address, application_name: 'constat-backup' });
  client.on('error', () => {});
  await client.connect();
  closers.push(() => client.end());
  const made = await writeBackup(
    {
      client,
      dataFolder: config.dataFolder,
      objects: config.objects && s3Objects(config.objects),
      clock: systemClock,
      withFiles: option === undefined,
    },
    resolve(folder),
  );
  tell(made, resolve(folder));
  return 0;
}

function tell({ tables, objects, schema }: Manifest, folder: string): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.info(`Copie faite dans ${folder} : ${countOf(rows, 'ligne', 'lignes')}, base ${schema}.`);
  const files = countOf(objects.count, 'fichier', 'fichiers');
  if (!objects.included && objects.count > 0)
    console.info(`${files} du stockage d’objets n’y sont pas : gardez une copie de leur seau.`);
  if (objects.missing > 0)
    console.info(
      `${countOf(objects.missing, 'fichier n’était', 'fichiers n’étaient')} plus dans le stockage d’objets.`,
    );
  console.info('Elle contient des comptes et des secrets : gardez-la en lieu sûr.');
}

const closers: Closers = [];
try {
  process.exitCode = await backup(process.argv.slice(2), closers);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}
