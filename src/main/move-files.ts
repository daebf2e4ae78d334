import { countOf, formatNumber } from '#contract/french.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig, SettingError } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { ObjectStoreError } from '#platform/objects.ts';
import { s3Objects } from '#platform/objects-s3.ts';
import { type FilePlace, type MoveProgress, moveFiles } from '#service/files/move-files.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { type Closers, openServer } from './open-world.ts';

const usage = 'Usage : npm run move-files -- --to s3|database';

/** A line every so many files. */
const toldEvery = 100;

function tell({ done, total, bytes }: MoveProgress): void {
  if (done % toldEvery !== 0 && done < total) return;
  const share = total === 0 ? 100 : Math.min(100, Math.floor((done * 100) / total));
  console.info(
    `${formatNumber(done)} sur ${countOf(total, 'fichier', 'fichiers')} (${share} %), ${formatNumber(Math.round(bytes / 1e6))} Mo`,
  );
}

/** `npm run move-files -- --to s3|database`: while the product runs or not; stopped at any moment, it goes on later. */
async function move(args: readonly string[], closers: Closers): Promise<number> {
  const [option, to] = args;
  if (option !== '--to' || (to !== 's3' && to !== 'database') || args.length > 2) {
    console.error(usage);
    return 2;
  }
  const config = readConfig();
  if (config.objects === null)
    throw new SettingError('Réglage S3_ENDPOINT absent : aucun stockage d’objets n’est désigné.');
  const log = createLog(config.logLevel);
  const address = await openServer(config, log, closers);
  await migrateDatabase(address);
  const { db, close } = openDatabase(address, log, 2);
  closers.push(close);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  const deps = { db, log, clock: systemClock, objects: s3Objects(config.objects) };
  return conclude(await moveFiles(deps, to, { signal: stop.signal, tell }), to);
}

function conclude(result: Awaited<ReturnType<typeof moveFiles>>, to: FilePlace): number {
  const where = to === 's3' ? 'dans le stockage d’objets' : 'dans la base';
  if (result.stopped) {
    console.info('Arrêté. La même commande reprend où elle s’est arrêtée.');
    return 1;
  }
  if (result.lost > 0) {
    const lost = countOf(result.lost, 'fichier introuvable ou altéré', 'fichiers introuvables ou altérés');
    console.error(`${lost} : le journal les nomme. Les autres sont ${where}.`);
    return 1;
  }
  console.info(`Terminé : tous les fichiers sont ${where}.`);
  return 0;
}

const closers: Closers = [];
try {
  process.exitCode = await move(process.argv.slice(2), closers);
} catch (error) {
  const isStore = error instanceof ObjectStoreError;
  const why = isStore && error.kind === 'refused' ? 'refuse nos clés ou ce seau' : 'ne répond pas';
  const said = error instanceof Error ? error.message : String(error);
  console.error(isStore ? `Le stockage d’objets ${why} (${said})` : said);
  const isSetting = error instanceof SettingError;
  if (!isSetting) console.error('La même commande reprend où elle s’est arrêtée.');
  process.exitCode = isSetting ? 2 : 1;
} finally {
  for (const close of closers.reverse()) await close();
}
