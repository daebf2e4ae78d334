import { resolve } from 'node:path';
import { Client } from 'pg';
import { countOf, formatDate } from '#contract/french.ts';
import { accessLabels } from '#contract/open-access.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { s3Objects } from '#platform/objects-s3.ts';
import { readBackup } from '#service/backup/read-backup.ts';
import { type Restored, restoreBackup } from '#service/backup/restore-backup.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { listOpenAccess } from '#store/open-access.ts';
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
  await tellOpenAccess(address, config.logLevel, closers);
  return 0;
}

/** Most lines of it on the console: what is in the database is in the « Admin » tab and in each profile too. */
const mostLines = 200;

/** Names what is open by the copy without a session: what its owners had closed since is open again, and nobody can tell which. */
async function tellOpenAccess(
  address: string,
  logLevel: Config['logLevel'],
  closers: Closers,
): Promise<void> {
  const { db, close } = openDatabase(address, createLog(logLevel), 1);
  closers.push(close);
  const open = await listOpenAccess(db, systemClock.now());
  if (open.length === 0) return;
  console.info(
    `${countOf(open.length, 'accès sans session est ouvert', 'accès sans session sont ouverts')} de nouveau, même ceux que leurs propriétaires avaient fermés depuis la copie :`,
  );
  for (const { kind, name, createdAt, email } of open.slice(0, mostLines))
    console.info(
      `- ${email} : ${accessLabels[kind].one} « ${plainLine(kind === 'webhooks' ? new URL(name).host : name)} », depuis le ${formatDate(createdAt)}`,
    );
  if (open.length > mostLines) console.info(`- et ${open.length - mostLines} autres`);
  console.info('Prévenez ces personnes : « Mon profil », « Accès sans session » les liste et les ferme.');
}

/** One line of a console, whatever was typed: no control characters. */
const plainLine = (text: string) => text.replaceAll(/\p{Cc}|\p{Cf}/gu, '');

function tell({ manifest, uncertainMails, ended, shut }: Restored): void {
  console.info(`Copie du ${formatDate(manifest.madeAt)} remise en place. Vous pouvez démarrer Constat.`);
  console.info(
    `${countOf(ended.sessions, 'session', 'sessions')} et ${countOf(ended.mailedTokens, 'lien envoyé par e-mail', 'liens envoyés par e-mail')} de la copie ont été fermés : chacun se reconnecte.`,
  );
  if (shut && shut.apps + shut.accesses > 0)
    console.info(
      `${countOf(shut.apps, 'application d’authentification', 'applications d’authentification')} et ${countOf(shut.accesses, 'accès à un site', 'accès à des sites')} ne s’ouvrent qu’avec le fichier access-secret d’avant, qu’aucune copie ne contient : placez-le dans le dossier de données avant de démarrer. S’il est perdu, les clés d’accès et les codes de secours connectent encore ; les accès aux sites sont à saisir de nouveau.`,
    );
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
