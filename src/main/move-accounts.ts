import { parseArgs } from 'node:util';
import { countOf } from '#contract/french.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, readConfig, SettingError } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createEmbeddedCopies } from '#platform/identity/embedded-copies.ts';
import { createGoogle } from '#platform/identity/firebase/call-google.ts';
import { createFirebaseCopies } from '#platform/identity/firebase/copies.ts';
import { readFirebaseSettings } from '#platform/identity/firebase/settings.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import { type MoveCounts, moveAccounts } from '#service/accounts/move-accounts.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { type Closers, openServer } from './open-world.ts';

const usage = 'Usage : npm run move-accounts -- --to firebase|embedded [--dry-run]';

function readArguments(args: string[]): { target: 'firebase' | 'embedded'; dryRun: boolean } | null {
  try {
    const options = { to: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
    const { to, 'dry-run': dryRun = false } = parseArgs({ args, options }).values;
    return to === 'firebase' || to === 'embedded' ? { target: to, dryRun } : null;
  } catch {
    return null;
  }
}

/** What is in service is what counts: a move onto it would bring former passwords back. */
function assertSource({ identity }: Config, target: Config['identity']): void {
  if (identity !== target) return;
  const source = target === 'firebase' ? 'embedded' : 'firebase';
  throw new SettingError(
    `Les comptes sont déjà servis par ${target} : déplacez-les avec IDENTITY=${source}, puis changez IDENTITY.`,
  );
}

function sayCounts(counts: MoveCounts, target: Config['identity'], dryRun: boolean): void {
  const { found, present, moved, withoutPassword, refused } = counts;
  console.info(`${countOf(found, 'compte trouvé', 'comptes trouvés')}, dont ${present} déjà là-bas.`);
  console.info(
    `${dryRun ? 'À déplacer' : 'Déplacés'} : ${moved}, dont ${withoutPassword} sans leur mot de passe (un e-mail ${dryRun ? 'leur demandera' : 'leur demande'} d’en choisir un).`,
  );
  if (refused > 0) console.info(`Non déplacés : ${refused}.`);
  console.info(
    dryRun
      ? 'Rien n’a été écrit.'
      : `Mettez maintenant IDENTITY=${target} sur toutes les machines et redémarrez. Les comptes d’origine restent où ils sont (docs/operations.md).`,
  );
}

/** Copies all accounts to the other provider. May be run again. */
async function run(args: string[], closers: Closers): Promise<number> {
  const request = readArguments(args);
  if (request === null) {
    console.error(usage);
    return 2;
  }
  const { target, dryRun } = request;
  const config = readConfig();
  assertSource(config, target);
  const settings = readFirebaseSettings(config);
  const log = createLog(config.logLevel);
  const connectionString = await openServer(config, log, closers);
  await migrateDatabase(connectionString);
  const { db, pool, close } = openDatabase(connectionString, log, 4);
  closers.push(close);
  const queue = await openQueue({ connectionString, db, log, role: 'producer', auditsAtOnce: 1 });
  closers.push(queue.stop);
  const embedded = createEmbeddedCopies(pool);
  const firebase = createFirebaseCopies(
    createGoogle(settings, { clock: systemClock, log }),
    settings.projectId,
  );
  const [from, to] = target === 'firebase' ? [embedded, firebase] : [firebase, embedded];
  const deps = { db, queue, clock: systemClock, ids: systemIds, config };
  const counts = await moveAccounts(deps, { from, to, target, dryRun }, (line) => console.info(line));
  sayCounts(counts, target, dryRun);
  return counts.refused === 0 ? 0 : 1;
}

const closers: Closers = [];
try {
  process.exitCode = await run(process.argv.slice(2), closers);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof SettingError ? 2 : 1;
} finally {
  for (const close of closers.reverse()) await close();
}
