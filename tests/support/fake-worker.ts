/**
 * A worker of the product as a process has it: database, queue and mails over SMTP of its own by the settings of an
 * environment, with an engine that only answers (`fake-engine-process.ts`).
 */
import { fileURLToPath } from 'node:url';
import { startWorker } from '#jobs/start-worker.ts';
import { forkAudits } from '#main/fork-audit.ts';
import { manualBilling } from '#platform/billing.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import { openMailer } from '#platform/mailer-open.ts';
import { noOidc } from '#platform/oidc.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import { idleChecker, idleMeasurer, idlePoster, idleVisitor, plainMail } from './audit-world.ts';
import { noIdentity } from './no-identity.ts';
import { noSitemap, noTrial, nothingProved } from './proofs.ts';

const engine = fileURLToPath(new URL('./fake-engine-process.ts', import.meta.url));

/** Starts one; `write` gets the lines of its log. @returns what stops it. */
export async function startFakeWorker(
  env: Record<string, string>,
  write: (line: string) => void,
): Promise<() => Promise<void>> {
  const config = readConfig(env);
  const log = createLog('info', { write });
  const connectionString = config.databaseUrl ?? '';
  const { db, close } = openDatabase(connectionString, log);
  const mailer = openMailer(config, systemClock);
  const settings = { chromiumPath: '/none', allowTargets: [], denyTargets: [], publicUrl: config.publicUrl };
  const worker = await startWorker(
    {
      ...{ config, db, mailer, log },
      queue: await openQueue({ connectionString, db, log, role: 'worker', auditsAtOnce: 1 }),
      identity: noIdentity,
      oidc: noOidc,
      billing: manualBilling,
      clock: systemClock,
      ids: systemIds,
      proveDomain: nothingProved,
      readOptOut: async () => 'allows',
      readSitemap: noSitemap,
      tryAccess: noTrial,
    },
    {
      run: forkAudits(settings, log, engine),
      ...{
        check: idleChecker,
        visit: idleVisitor,
        measure: idleMeasurer,
        post: idlePoster,
        renderMail: plainMail,
      },
    },
  );
  return async () => {
    await worker.stop();
    await mailer.close();
    await close();
  };
}
