/**
 * A worker of the product in a process of its own: database, queue, mails over SMTP and the log of the environment, with
 * an engine that only answers (`fake-engine-process.ts`).
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
import { openQueue } from '#platform/queue-pg-boss.ts';
import { idleChecker, idleVisitor, plainMail } from './audit-world.ts';
import { noIdentity } from './no-identity.ts';
import { nothingProved } from './proofs.ts';

const config = readConfig();
const log = createLog('info');
const connectionString = config.databaseUrl ?? '';
const { db } = openDatabase(connectionString, log);
process.on('disconnect', () => process.exit(0));

const run = forkAudits(
  { chromiumPath: '/none', allowTargets: [], publicUrl: config.publicUrl },
  log,
  fileURLToPath(new URL('./fake-engine-process.ts', import.meta.url)),
);
await startWorker(
  {
    config,
    db,
    queue: await openQueue({ connectionString, db, log, role: 'worker', auditsAtOnce: 1 }),
    mailer: openMailer(config, systemClock),
    identity: noIdentity,
    billing: manualBilling,
    clock: systemClock,
    ids: systemIds,
    log,
    proveDomain: nothingProved,
    readWish: async () => 'allows',
  },
  { run, check: idleChecker, visit: idleVisitor, renderMail: plainMail },
);
process.send?.('ready');
