import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import { createAdmission } from '#platform/admission.ts';
import { manualBilling } from '#platform/billing.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { openCrux } from '#platform/crux/crux.ts';
import { openDataFolder } from '#platform/data-folder.ts';
import { openDatabase } from '#platform/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import type { Chromium } from '#platform/find-chromium.ts';
import { openIdentity } from '#platform/identity/open-identity.ts';
import { systemIds } from '#platform/ids.ts';
import type { Log } from '#platform/log.ts';
import { retryWhenLost } from '#platform/lost-connection.ts';
import { openMailer } from '#platform/mailer-open.ts';
import { gauge } from '#platform/metrics/instruments.ts';
import { s3Objects } from '#platform/objects-s3.ts';
import { openOidc } from '#platform/oidc/open-oidc.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import { createStripeBilling } from '#platform/stripe/stripe-billing.ts';
import type { Deps } from '#service/deps.ts';
import { databaseFigures } from '#service/metrics/database-figures.ts';
import { createProductMetrics, type ProductMetrics } from '#service/metrics/product-metrics.ts';
import { providerFetch } from '#service/sign-ins/provider-fetch.ts';
import { migrateDatabase } from '#store/migrate.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { forkProbes, type Probes } from './fork-probes.ts';

/** A worker without an audit waits so many times as long as an audit under way for an idle machine. */
const idleWaitsOfPatience = 6;

/** What runs when everything runs; closed in the reverse order. */
export type Closers = (() => Promise<unknown>)[];

/** Stops this process as if asked to, with an exit code that tells a service manager to start it again. */
function startAnew(): void {
  console.error(
    'Un autre programme a pris le port de la base intégrée\u00a0: Constat s’arrête, et en choisira un autre au prochain démarrage.',
  );
  process.exitCode = 1;
  process.kill(process.pid, 'SIGTERM');
}

/** The database of the configuration, or our own: its address. */
export async function openServer(config: Config, log: Log, closers: Closers): Promise<string> {
  openDataFolder(config.dataFolder);
  if (config.databaseUrl !== null) return config.databaseUrl;
  const server: EmbeddedPostgres = await startEmbeddedPostgres(
    join(config.dataFolder, 'postgres'),
    log,
    [],
    startAnew,
  );
  closers.push(server.stop);
  return server.connectionString;
}

function keepPrivate(folder: string | null): void {
  if (folder === null) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
}

/** What services need, where its database is (threads open connections of their own), and what only a worker does. */
export interface World {
  readonly deps: Deps;
  readonly connectionString: string;
  readonly post: Probes['post'];
}

/** Opens everything services need, migrated and ready. `closers` grows as things open, so that a failure closes them. */
export async function openWorld(
  config: Config,
  log: Log,
  closers: Closers,
  needs: { readonly web: boolean; readonly worker: boolean; readonly chromium: Chromium | null },
): Promise<World> {
  const connectionString = await openServer(config, log, closers);
  await retryWhenLost(() => migrateDatabase(connectionString, { notice: console.info }));
  const { deps, pool, post } = await openParts({ config, log, connectionString }, closers, needs);
  const metrics = openMetrics(deps, pool, needs.web);
  const { chromium } = needs;
  return { deps: { ...deps, metrics, ...(chromium && { chromium }) }, connectionString, post };
}

/** What services need from a database that is migrated. @param connections of its pool, the usual number unless given */
export async function openParts(
  { config, log, connectionString }: Pick<Deps, 'config' | 'log'> & Pick<World, 'connectionString'>,
  closers: Closers,
  needs: { readonly worker: boolean; readonly connections?: number },
): Promise<Pick<World, 'deps' | 'post'> & { readonly pool: Pool }> {
  const { db, pool, close } = openDatabase(connectionString, log, needs.connections);
  closers.push(close);
  const role = needs.worker ? 'worker' : 'producer';
  const { auditsAtOnce } = config;
  const admission = createAdmission({ patienceMs: config.idleWaitMs * idleWaitsOfPatience });
  const setup = { connectionString, db, log, role, auditsAtOnce, admission } as const;
  const opened = await retryWhenLost(() => openQueue(setup));
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= opened.stop();
    return stopping;
  };
  // The worker stops it first, then whoever opened it.
  const queue = { ...opened, stop };
  closers.push(stop);
  const mailer = openMailer(config, systemClock);
  closers.push(mailer.close);
  keepPrivate(mailer.mailboxFolder);
  const identity = openIdentity({ pool, config, clock: systemClock, log });
  const policy = targetPolicyOf(config);
  const probes = forkProbes({ policy, engineVersion: packageJson.version, publicUrl: config.publicUrl });
  closers.push(probes.close);
  const { post, askProvider, ...looks } = probes;
  const oidc = openOidc({ config, clock: systemClock, fetch: providerFetch(askProvider) });
  const world = { config, db, queue, mailer, identity, oidc, clock: systemClock, ids: systemIds, log };
  const billing = config.stripe === null ? manualBilling : createStripeBilling(config.stripe);
  const objects = config.objects && s3Objects(config.objects);
  const fieldSource = config.crux && openCrux(config.crux);
  const optional = { ...(objects && { objects }), ...(fieldSource && { fieldSource }) };
  return { deps: { ...world, billing, ...looks, ...optional }, pool, post };
}

/** The instruments of this process. What all processes share is told by those that serve pages: once is enough. */
function openMetrics(world: Pick<Deps, 'db' | 'queue' | 'clock'>, pool: Pool, web: boolean): ProductMetrics {
  const metrics = createProductMetrics(packageJson.version);
  metrics.addSource('connections', () => {
    const { totalCount, idleCount, waitingCount } = pool;
    const states = { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
    const samples = Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
    return [
      gauge('constat_database_connections', 'Connections of the pool, and those that wait for one.', samples),
    ];
  });
  if (web) metrics.addSource('database', databaseFigures(world));
  return metrics;
}
