import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderMail } from '#contract/mails.ts';
import { planOf } from '#contract/plans.ts';
import type { OptOutProbe } from '#engine/probe/opt-out.ts';
import { startWorker, type Worker } from '#jobs/start-worker.ts';
import { type BillingPort, manualBilling } from '#platform/billing.ts';
import { readConfig } from '#platform/config.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import type { MachineLoad } from '#platform/machine-load.ts';
import type { Mailer } from '#platform/mailer.ts';
import { fileMailer } from '#platform/mailer-files.ts';
import { noOidc } from '#platform/oidc.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import type { Deps } from '#service/deps.ts';
import type { MeasureRunner } from '#service/later-measures/measure-runner.ts';
import type { TrialRunner } from '#service/trials/trial-runner.ts';
import type { CheckRunner } from '#service/verifications/check-runner.ts';
import { ownSpace, type Viewer } from '#service/viewer.ts';
import type { VisitsRunner } from '#service/visits/visits-runner.ts';
import type { PostEvent } from '#service/webhooks/post-event.ts';
import { users } from '#store/schema.ts';
import type { TestDatabase } from './database.ts';
import { noIdentity } from './no-identity.ts';
import { noSitemap, noTrial, nothingProved } from './proofs.ts';
import { sampleReport } from './sample-report.ts';

/** A clock tests can move. It starts at the real time, because the queue lives in real time. */
interface MovableClock {
  now(): Date;
  move(durationMs: number): void;
  /** Sets it to a moment; it goes on from there. */
  set(moment: string): void;
}

export interface AuditWorld {
  readonly deps: Deps;
  readonly clock: MovableClock;
  /** Folder of the `.eml` files. */
  readonly mailFolder: string;
  addUser(values?: Partial<typeof users.$inferInsert>): Promise<Viewer>;
  /** Starts a worker on the same database, with its own queue connection. */
  startWorker(
    run: AuditRunner,
    options?: {
      auditsAtOnce?: number;
      mailer?: Mailer;
      check?: CheckRunner;
      visit?: VisitsRunner;
      measure?: MeasureRunner;
      /** Default: there is no browser to try with. */
      trial?: TrialRunner;
      load?: () => MachineLoad;
    },
  ): Promise<Worker>;
  close(): Promise<void>;
}

export interface AuditWorldOptions {
  readonly mailer?: Mailer;
  /** What checks of domains find; nothing by default. */
  readonly proveDomain?: Deps['proveDomain'];
  /** What sites answer who audits them; all allow it by default. */
  readonly readOptOut?: OptOutProbe;
  /** What sitemaps hold; there is none by default. */
  readonly readSitemap?: Deps['readSitemap'];
  readonly tryAccess?: Deps['tryAccess'];
  /** Who is paid; nobody by default. */
  readonly billing?: BillingPort;
  /** Where it is published. */
  readonly publicUrl?: string;
}

/** Real database and queue, files as mail server, no web: what the services need to be tested together. */
export async function createAuditWorld(
  database: TestDatabase,
  options: AuditWorldOptions = {},
): Promise<AuditWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'constat-world-'));
  const log = createLog('silent');
  let offsetMs = 0;
  const clock: MovableClock = {
    now: () => new Date(Date.now() + offsetMs),
    move: (durationMs) => {
      offsetMs += durationMs;
    },
    set: (moment) => {
      offsetMs = Date.parse(moment) - Date.now();
    },
  };
  const config = readConfig({
    CONSTAT_DATA: folder,
    CONSTAT_URL: options.publicUrl ?? 'http://constat.example',
    // Its people sign in without the detour: what holds administrators is tested in factor-required.test.ts.
    CONSTAT_REQUIRE_SECOND_FACTOR: 'none',
  });
  const mailFolder = join(folder, 'mail');
  const queueOf = (role: 'worker' | 'producer', auditsAtOnce = 1) =>
    openQueue({
      connectionString: database.url,
      db: database.db,
      log,
      role,
      auditsAtOnce,
      stopGraceMs: 10_000,
    });
  const deps: Deps = {
    config,
    db: database.db,
    queue: await queueOf('producer'),
    mailer: options.mailer ?? fileMailer(mailFolder, config.mailFrom, clock),
    identity: noIdentity,
    oidc: noOidc,
    clock,
    ids: systemIds,
    log,
    proveDomain: options.proveDomain ?? nothingProved,
    readOptOut: options.readOptOut ?? (async () => 'allows'),
    readSitemap: options.readSitemap ?? noSitemap,
    tryAccess: options.tryAccess ?? noTrial,
    billing: options.billing ?? manualBilling,
  };
  const workers: Worker[] = [];
  return {
    deps,
    clock,
    mailFolder,
    addUser: (values) => addUser(deps, values),
    async startWorker(
      run,
      {
        auditsAtOnce,
        mailer,
        check = idleChecker,
        visit = idleVisitor,
        measure = idleMeasurer,
        load = calm,
        trial,
      } = {},
    ) {
      const queue = await queueOf('worker', auditsAtOnce);
      const worker = await startWorker(
        { ...deps, queue, mailer: mailer ?? deps.mailer },
        {
          ...{ run, check, visit, measure, load, post: idlePoster, renderMail: plainMail },
          ...(trial && { trial }),
        },
      );
      workers.push(worker);
      return worker;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await deps.queue.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** For tests in which nothing is verified. */
export const idleChecker: CheckRunner = () => Promise.reject(new Error('Nothing is verified here.'));

/** For tests in which nobody is told by events. */
export const idlePoster: PostEvent = async () => ({ status: null, answer: null, failure: 'connection' });

/** For tests in which nothing is measured later. */
export const idleMeasurer: MeasureRunner = () => Promise.reject(new Error('Nothing is measured here.'));

const calm = (): MachineLoad => ({ waiting: 0, queue: 0, stalled: 0, freeBytes: 4_000_000_000 });

/** For tests in which audits visit nothing. */
export const idleVisitor: VisitsRunner = () => Promise.reject(new Error('Nothing is visited here.'));

/** Renders every kind as its data: tests look at what is said, not at how it looks. */
export const plainMail: RenderMail = (kind, data) => {
  const text = JSON.stringify(data, null, 1);
  return { subject: `[${kind}]`, text, html: `<pre>${text.replaceAll('<', '&lt;')}</pre>` };
};

let people = 0;

async function addUser(deps: Deps, values: Partial<typeof users.$inferInsert> = {}): Promise<Viewer> {
  people += 1;
  const uid = values.uid ?? deps.ids.uuid();
  const row = {
    createdAt: deps.clock.now(),
    ...values,
    uid,
    email: values.email ?? `personne${people}-${uid.slice(-6)}@exemple.fr`,
    displayName: values.displayName ?? `Personne ${people}`,
  };
  await deps.db.insert(users).values(row);
  const plan = planOf(row.plan ?? 'free').id;
  return {
    ...{ uid, plan, space: ownSpace, personUid: uid, personPlan: plan },
    email: row.email,
    displayName: row.displayName,
    admin: row.admin ?? false,
    theme: 'light',
    sessionId: deps.ids.uuid(),
  };
}

/** A runner that answers at once with `sampleReport` and one screenshot. */
export const instantRunner: AuditRunner = async (order, { onProgress }) => {
  onProgress({ stage: 'visit', done: 1, total: 1 });
  const screenshots = [{ key: 'page-1', contentType: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }];
  return { kind: 'report', report: sampleReport(order), screenshots, journal: [] };
};
