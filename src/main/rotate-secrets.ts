import { countOf } from '#contract/french.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { rotateIdentitySecret } from '#platform/identity/secret.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import { settleRotation } from '#service/admin/rotate-secrets.ts';
import { sealFactorsAgain } from '#service/factors/sealed-secret.ts';
import { sealAllAgain } from '#service/site-access/seal-all-again.ts';
import { sealChannelsAgain } from '#service/webhooks/channels/seal-channels-again.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { type Closers, openServer } from './open-world.ts';

/** `npm run rotate-secrets [-- --sign-out-everybody]`: a new identity secret, while the product runs or not. */
async function rotate(args: readonly string[], closers: Closers): Promise<number> {
  const unknown = args.find((arg) => arg !== '--sign-out-everybody');
  if (unknown !== undefined) {
    console.error('Usage : npm run rotate-secrets [-- --sign-out-everybody]');
    return 2;
  }
  const config = readConfig();
  const log = createLog(config.logLevel);
  const address = await openServer(config, log, closers);
  await migrateDatabase(address);
  const { db, close } = openDatabase(address, log, 2);
  closers.push(close);
  rotateIdentitySecret(config.dataFolder, systemClock.now());
  rotateIdentitySecret(config.dataFolder, systemClock.now(), 'access-secret');
  const [accesses, rooms] = [await sealAllAgain({ db, config }), await sealChannelsAgain({ db, config })];
  const sealed = { again: accesses.again + rooms.again, lost: accesses.lost + rooms.lost };
  const factors = await sealFactorsAgain({ db, config });
  const signOutEverybody = args.length > 0;
  const ended = await settleRotation({ db, clock: systemClock, ids: systemIds }, { signOutEverybody });
  console.info('Secret d’identité renouvelé. Copiez-le sur les autres machines web, s’il y en a.');
  console.info(
    `${countOf(sealed.again, 'accès à un site ou à un salon chiffré', 'accès à des sites et à des salons chiffrés')} de nouveau. Copiez aussi access-secret sur toutes les autres machines.`,
  );
  if (sealed.lost > 0)
    console.info(
      `${countOf(sealed.lost, 'accès illisible', 'accès illisibles')}\u00a0: à saisir de nouveau.`,
    );
  console.info(
    `${countOf(factors.again, 'application d’authentification chiffrée', 'applications d’authentification chiffrées')} de nouveau.`,
  );
  if (factors.lost > 0)
    console.info(
      `${countOf(factors.lost, 'application d’authentification illisible', 'applications d’authentification illisibles')}\u00a0: leurs personnes se connectent par une clé d’accès ou un code de secours, puis en ajoutent une autre.`,
    );
  if (signOutEverybody) console.info(`${countOf(ended, 'session fermée', 'sessions fermées')}.`);
  return 0;
}

const closers: Closers = [];
try {
  process.exitCode = await rotate(process.argv.slice(2), closers);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}
