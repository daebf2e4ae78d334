/** A worker of `bench/scaling.ts`: the product’s own, but for the browsers: what they see was recorded. */
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
import { idleChecker, idleMeasurer, idlePoster, plainMail } from '#tests/support/audit-world.ts';
import { noIdentity } from '#tests/support/no-identity.ts';
import { proofChecks } from '#tests/support/proofs.ts';
import { type RecordedTarget, recordedVisitor } from '#tests/support/recorded-pool.ts';

export interface ScalingWorkerSetup extends Pick<RecordedTarget, 'target' | 'site'> {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly visitMs: number;
  readonly slots: number;
}

const setup = JSON.parse(process.argv[2] ?? '{}') as ScalingWorkerSetup;
process.on('disconnect', () => process.exit(0));

const log = createLog('warn');
const { db } = openDatabase(setup.databaseUrl, log);
const config = readConfig({ CONSTAT_DATA: setup.dataFolder, CONSTAT_URL: 'http://constat.example' });
const queue = await openQueue({
  ...{ connectionString: setup.databaseUrl, db, log, role: 'worker', auditsAtOnce: 1 },
});
const entry = fileURLToPath(new URL('./scaling-engine.ts', import.meta.url));
const engine = {
  chromiumPath: JSON.stringify(setup),
  allowTargets: [],
  denyTargets: [],
  publicUrl: config.publicUrl,
};
const timing = { visitMs: () => setup.visitMs, slots: setup.slots };
await startWorker(
  {
    ...{
      config,
      db,
      queue,
      log,
      mailer: openMailer(config, systemClock),
      clock: systemClock,
      ids: systemIds,
    },
    billing: manualBilling,
    identity: noIdentity,
    oidc: noOidc,
    readOptOut: async () => 'unreachable',
    tryAccess: async ({ origin }) => ({ outcome: 'unreachable', status: null, title: '', reached: origin }),
    readSitemap: async () => ({ kind: 'unread', reason: 'none is read here' }),
    proveDomain: async () => proofChecks({ file: { outcome: 'proved' } }),
  },
  {
    ...{ run: forkAudits(engine, log, entry), visit: recordedVisitor({ ...setup, timing }) },
    ...{ check: idleChecker, measure: idleMeasurer, post: idlePoster, renderMail: plainMail },
  },
);
process.send?.('ready');
