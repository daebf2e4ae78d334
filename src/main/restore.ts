import { resolve } from 'node:path';
import { Client } from 'pg';
import { countOf, formatDate } from '#contract/french.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { s3Objects } from '#platform/objects-s3.ts';
import { readBackup } from '#service/backup/read-backup.ts';
import { type Restored, restoreBackup } from '#service/backup/restore-backup.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { type Closers, openServer } from './open-world.ts';

const options = ['--replace', '--send-pending-mails'];

/** `npm run restore -- <folder> [--replace] [--send-pending-mails]`: puts a copy back while nothing runs. */
async function restore(args: readonly string[], closers: Closers): Promise<number> {
  const [folder, ...asked] = args;
  if (!folder || folder.startsWith('-') || asked.some((option) => !options.includes(option))) {
    console.error(`Usage : npm run restore -- <dossier de la copie> [${options.join('] [')}]`);
    return 2;
  }
  const from = resolve(folder);
  // Said before a database is made for nothing.
  await readBackup(from);
  const config = readConfig();
  const address = await openServer(config, createLog(config.logLevel), closers);
  await migrateDatabase(address);
  const client = new Client({ connectionString: address, application_name: 'constat-restore' });
  client.on('error', () => {});
  await client.connect();
  closers.push(() => client.end());
  const done = await restoreBackup(
    {
      client,
      dataFolder: config.dataFolder,
      objects: config.objects && s3Objects(config.objects),
      replace: asked.includes('--replace'),
      // A file of the local mailbox overwrites itself: sent again, it is still one.
      sendPending: asked.includes('--send-pending-mails') || config.smtpUrl === null,
    },
    from,
  );
  tell(done);
  return 0;
}

function tell({ manifest, uncertainMails }: Restored): void {
  console.info(`Copie du ${formatDate(manifest.madeAt)} remise en place. Vous pouvez démarrer Constat.`);
  if (uncertainMails > 0)
    console.info(
      `${countOf(uncertainMails, 'e-mail qui attendait est peut-être parti', 'e-mails qui attendaient sont peut-être partis')} depuis : voyez « Incertain » dans l’onglet « Admin ».`,
    );
  if (!manifest.objects.included && manifest.objects.count > 0)
    console.info(
      'Les fichiers du stockage d’objets n’étaient pas dans la copie : ils se lisent dans leur seau.',
    );
}

const closers: Closers = [];
try {
  process.exitCode = await restore(process.argv.slice(2), closers);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}
