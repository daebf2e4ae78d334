/**
 * The product without its web pages, in a process that tests may kill: database, queue, worker, mail over SMTP, and
 * an engine that only takes its time. The parent asks for audits as a browser would.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startWorker } from '#jobs/start-worker.ts';
import { manualBilling } from '#platform/billing.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import { openMailer } from '#platform/mailer-open.ts';
import { noOidc } from '#platform/oidc.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import type { Deps } from '#service/deps.ts';
import type { CheckRunner } from '#service/verifications/check-runner.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { idleChecker, idleMeasurer, idlePoster, idleVisitor, plainMail } from '../support/audit-world.ts';
import { noIdentity } from '../support/no-identity.ts';
import { noSitemap, noTrial } from '../support/proofs.ts';
import { type RecordedSite, recordedRunner, recordedVisitor } from '../support/recorded-pool.ts';
import { sampleReport } from '../support/sample-report.ts';

export interface ProductSetup {
  /** Exactly one of the two says where the data are. */
  readonly databaseUrl?: string;
  readonly postgresFolder?: string;
  readonly smtpUrl: string;
  readonly dataFolder: string;
  readonly engineMs: number;
  /** The engine first holds the event loop of the worker for so long. */
  readonly freezeMs?: number;
  /** A worker that was frozen for longer loses its jobs. */
  readonly frozenMs?: number;
  /** How long a check of a rule takes; absent where none is asked for. */
  readonly checkMs?: number;
  readonly auditsAtOnce: number;
  /** Audits go over recorded pages of that site instead, each visit as long. */
  readonly recorded?: { readonly target: string; readonly site: RecordedSite; readonly visitMs: number };
}
export type ToProduct = { readonly start: string };
export type FromProduct =
  | { readonly ready: string }
  | { readonly started: string }
  | { readonly refused: string };

const setup = JSON.parse(process.argv[2] ?? '{}') as ProductSetup;
const tell = (message: FromProduct) => process.send?.(message);
process.on('disconnect', () => process.exit(0));

const log = createLog('silent');
const url =
  setup.databaseUrl ?? (await startEmbeddedPostgres(setup.postgresFolder ?? '', log)).connectionString;
await migrateDatabase(url);
const { db } = openDatabase(url, log);
const config = readConfig({
  CONSTAT_DATA: setup.dataFolder,
  CONSTAT_URL: 'http://constat.example',
  SMTP_URL: setup.smtpUrl,
});
const unused = () => Promise.reject(new Error('not part of this process'));
const deps: Deps = {
  config,
  db,
  queue: await openQueue({
    connectionString: url,
    db,
    log,
    role: 'worker',
    auditsAtOnce: setup.auditsAtOnce,
    ...(setup.frozenMs !== undefined && { frozenMs: setup.frozenMs }),
  }),
  mailer: openMailer(config, systemClock),
  identity: noIdentity,
  oidc: noOidc,
  clock: systemClock,
  ids: systemIds,
  log,
  proveDomain: unused,
  billing: manualBilling,
  readOptOut: async () => 'allows',
  readSitemap: noSitemap,
  tryAccess: noTrial,
};

/** Nothing else of this process runs meanwhile. */
function freeze(ms: number): void {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(cell, 0, 0, ms);
}

const slowRunner: AuditRunner = (order, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    if (setup.freezeMs !== undefined) freeze(setup.freezeMs);
    onProgress({ stage: 'visit', done: 0, total: 1 });
    const timer = setTimeout(
      () => resolve({ kind: 'report', report: sampleReport(order), screenshots: [], journal: [] }),
      setup.engineMs,
    );
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
const slowChecker: CheckRunner = async (_order, { signal }) => {
  await delay(setup.checkMs, null, { signal });
  return { kind: 'judged', verdicts: [], screenshot: null, journal: [] };
};
const check = setup.checkMs === undefined ? idleChecker : slowChecker;
const { recorded } = setup;
const over = recorded && { ...recorded, timing: { visitMs: () => recorded.visitMs } };
const run = over ? recordedRunner(over) : slowRunner;
const visit = over ? recordedVisitor(over) : idleVisitor;
await startWorker(deps, {
  run,
  check,
  visit,
  measure: idleMeasurer,
  post: idlePoster,
  renderMail: plainMail,
});

process.on('message', (message: ToProduct) => {
  startAudit(deps, { uid: message.start }, { url: 'https://exemple.fr/', scope: 'page' }).then(
    ({ id }) => tell({ started: id }),
    (error: unknown) => tell({ refused: String(error) }),
  );
});
tell({ ready: url });
