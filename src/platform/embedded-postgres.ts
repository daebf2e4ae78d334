import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, freePort, isPortTaken, openCluster } from './embedded-postgres-cluster.ts';
import { clearStaleServer, livePostmaster, signal, waitUntil } from './embedded-postgres-lock.ts';
import { withFolderLock } from './folder-lock.mjs';
import type { Log } from './log.ts';
import { retryWhenLost } from './lost-connection.ts';

/** A running PostgreSQL of our own, listening on 127.0.0.1 only. */
export interface EmbeddedPostgres {
  readonly connectionString: string;
  /** Where the data really lies. */
  readonly folder: string;
  /** False when a server left by (or shared with) another process was found running. */
  readonly startedHere: boolean;
  /** Gives the server up; it is stopped, cleanly, when no other process uses it. Call it after closing pools. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
/** Between two tries to start again a server that died. */
const LONGEST_PAUSE_MS = 5_000;
/** Somebody else has its port for so long: it is not coming back. */
const PORT_PATIENCE_MS = 60_000;
const LOG_MAX_BYTES = 5_000_000;
/** Advisory lock of the database `postgres`: held shared by every process that uses the server. */
const LEASE = 0x636f6e73;

function address(cluster: Cluster, port: number, database: string): string {
  return `postgresql://constat:${cluster.password}@127.0.0.1:${port}/${database}`;
}

function openLog(cluster: Cluster): number {
  const path = join(cluster.folder, 'postgres.log');
  const descriptor = openSync(path, 'a', 0o600);
  if (statSync(path).size > LOG_MAX_BYTES) truncateSync(path);
  return descriptor;
}

async function startOnPort(cluster: Cluster, port: number, flags: readonly string[]): Promise<boolean> {
  const log = openLog(cluster);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // Its log says what failed, not on which address.
    'log_error_verbosity=terse',
  ];
  const child = spawn(
    join(cluster.native, 'bin', 'postgres'),
    ['-D', cluster.data, ...[...settings, ...flags].flatMap((setting) => ['-c', setting])],
    {
      ...cluster.user,
      cwd: cluster.data,
      // Its own process group: Ctrl-C in the terminal must not stop it before the application has drained.
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    },
  );
  closeSync(log);
  let gone = false;
  child.once('exit', () => {
    gone = true;
  });
  child.once('error', () => {
    gone = true;
  });
  child.unref();
  const ready = () => livePostmaster(cluster.data)?.ready === true;
  await waitUntil(() => gone || ready(), START_TIMEOUT_MS);
  return !gone && ready();
}

function lastLogLines(cluster: Cluster): string {
  const lines = readFileSync(join(cluster.folder, 'postgres.log'), 'utf8').trim().split('\n');
  return lines.slice(-3).join(' ');
}

/**
 * Starts the server, or finds the one that runs. Call it holding the start lock.
 * @param samePort the only port it may take: open pools know no other
 */
async function ensureRunning(
  cluster: Cluster,
  flags: readonly string[],
  samePort: number | null,
): Promise<{ port: number; startedHere: boolean }> {
  const running = livePostmaster(cluster.data);
  if (running) {
    const isReady = () => livePostmaster(cluster.data)?.ready === true;
    if (await waitUntil(() => isReady() || livePostmaster(cluster.data) === null, START_TIMEOUT_MS)) {
      const now = livePostmaster(cluster.data);
      if (now) return { port: now.port, startedHere: false };
    }
  }
  await clearStaleServer(cluster.data);
  const portFile = join(cluster.folder, 'port');
  let port = samePort ?? Number(readOr(portFile, '0'));
  for (let attempt = 0; attempt < 4; attempt += 1) {
    if (samePort === null && (attempt > 0 || port === 0)) port = await freePort();
    if (await startOnPort(cluster, port, flags)) {
      writeFileSync(portFile, String(port));
      return { port, startedHere: true };
    }
    await clearStaleServer(cluster.data);
  }
  throw new Error(`The embedded database does not start: ${lastLogLines(cluster)}`);
}

function readOr(path: string, fallback: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
}

/** Takes the lease, and makes the application’s database the first time. */
async function takeLease(cluster: Cluster, port: number): Promise<Client> {
  const lease = new Client({ connectionString: address(cluster, port, 'postgres'), keepAlive: true });
  // Lost before anybody watches it: the queries below say so.
  lease.on('error', () => {});
  await lease.connect();
  await lease.query('select pg_advisory_lock_shared($1)', [LEASE]);
  const found = await lease.query("select 1 from pg_database where datname = 'constat'");
  if (found.rowCount === 0) await lease.query('create database constat');
  return lease;
}

/** Whether a process holds a lease; a server that does not answer serves nobody. */
async function isShared(cluster: Cluster, port: number): Promise<boolean> {
  const asker = new Client({
    connectionString: address(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  asker.on('error', () => {});
  try {
    await asker.connect();
    const { rows } = await asker.query('select pg_try_advisory_lock($1) as alone', [LEASE]);
    await asker.end();
    return rows[0]?.alone !== true;
  } catch {
    return false;
  }
}

/** Ends the server unless another process holds a lease on it. */
async function stopUnlessShared(cluster: Cluster, lease: Client): Promise<void> {
  try {
    await lease.query('select pg_advisory_unlock_shared($1)', [LEASE]);
    await lease.end();
  } catch {
    // The connection is lost, and the lease with it; others may still hold theirs.
  }
  const running = livePostmaster(cluster.data);
  if (!running || (await isShared(cluster, running.port))) return;
  signal(running.pid, 'SIGINT');
  if (await waitUntil(() => livePostmaster(cluster.data) === null, STOP_TIMEOUT_MS)) return;
  signal(running.pid, 'SIGQUIT');
  await waitUntil(() => livePostmaster(cluster.data) === null, STOP_TIMEOUT_MS);
}

/**
 * Real PostgreSQL 18 without an installation: creates the cluster in `folder` the first time, clears what a killed
 * server left, starts it or joins the one that runs, and starts it again if it dies while we use it.
 * `flags` are server settings (`fsync=off` in tests). `onMoved` is called once when it can only be had on another port than the
 * one that open pools know: a new start of this process finds it there.
 * @throws Error with one readable line.
 */
export async function startEmbeddedPostgres(
  folder: string,
  log: Log,
  flags: readonly string[] = [],
  onMoved: () => void = () => {},
  portPatienceMs = PORT_PATIENCE_MS,
): Promise<EmbeddedPostgres> {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = `${folder}.lock`;
  const join_ = (samePort: number | null = null) =>
    withFolderLock(lock, async () => {
      const cluster = openCluster(folder);
      const server = await ensureRunning(cluster, flags, samePort);
      return { cluster, ...server, lease: await takeLease(cluster, server.port) };
    });
  const first = await retryWhenLost(() => join_());
  let lease = first.lease;
  let stopping = false;
  const watch = (client: Client) => {
    client.on('error', (error) => log.warn({ error: error.message }, 'embedded database lost'));
    client.once('end', () => {
      void startAgain();
    });
  };
  const startAgain = async () => {
    const end = performance.now() + portPatienceMs;
    for (let pauseMs = 250; !stopping; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        const again = await join_(first.port);
        lease = again.lease;
        if (again.port !== first.port) return onMoved();
        watch(lease);
        log.info({ port: again.port }, 'embedded database started again');
        return;
      } catch (error) {
        // A full disk, a port held for a moment: it may go by itself.
        log.error({ error }, 'embedded database cannot be started again');
        if (performance.now() > end && (await isPortTaken(first.port))) return onMoved();
      }
      await delay(pauseMs);
    }
  };
  watch(lease);
  return {
    connectionString: address(first.cluster, first.port, 'constat'),
    folder: first.cluster.folder,
    startedHere: first.startedHere,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      await withFolderLock(lock, () => stopUnlessShared(first.cluster, lease));
    },
  };
}
