/**
 * The thread that beats for the jobs of its process, over a connection of its own: nothing that the process computes keeps it
 * waiting. It stops beating when the process has not answered for too long.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from 'pg';
import type { Beating, FromHeartbeat, HeartbeatSetup, ToHeartbeat } from './queue-heartbeat-messages.ts';

const { connectionString, everyMs, frozenMs, tick: shared } = workerData as HeartbeatSetup;
const tick = new Int32Array(shared);
const held = new Map<number, Beating & { readonly heldAt: number }>();
let client: Client | null = null;
let beatAt = performance.now();
let seen = Atomics.load(tick, 0);
let seenAt = performance.now();

const tell = (message: FromHeartbeat) => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToHeartbeat) => {
  if (message.kind === 'hold') held.set(message.claim.key, { ...message.claim, heldAt: performance.now() });
  else held.delete(message.key);
});

async function connected(): Promise<Client> {
  if (client) return client;
  const opened = new Client({
    connectionString,
    application_name: 'constat-heartbeat',
    connectionTimeoutMillis: everyMs,
    query_timeout: everyMs * 2,
  });
  const forget = () => {
    if (client === opened) client = null;
  };
  opened.on('error', forget).on('end', forget);
  await opened.connect();
  client = opened;
  return opened;
}

/** Fenced to the attempt, as pg-boss does it: a job that another worker has is no longer ours. */
const touch = `update pgboss.job set heartbeat_on = pgboss.job_now()
  where name = any($1::text[]) and id = any($2::uuid[]) and state = 'active'
    and (id::text || ':' || retry_count::text) = any($3::text[])
  returning id`;

async function beat(): Promise<void> {
  const claims = [...held.values()];
  if (claims.length === 0 || isFrozen()) return;
  try {
    const open = await connected();
    const names = [...new Set(claims.map(({ name }) => name))];
    const ids = claims.map(({ id }) => id);
    const attempts = claims.map(({ id, retryCount }) => `${id}:${retryCount}`);
    const { rows } = await open.query<{ id: string }>(touch, [names, ids, attempts]);
    beatAt = performance.now();
    const found = new Set(rows.map(({ id }) => id));
    const lost = claims.filter(({ id, key }) => !found.has(id) && held.delete(key));
    if (lost.length > 0) tell({ kind: 'lost', keys: lost.map(({ key }) => key) });
  } catch (error) {
    void client?.end().catch(() => undefined);
    client = null;
    // From the last beat, or from when there was something to beat for.
    const sinceMs = Math.max(beatAt, Math.min(...claims.map(({ heldAt }) => heldAt)));
    tell({ kind: 'away', forMs: performance.now() - sinceMs, error: String(error) });
  }
}

/** The process has not answered for so long that others should have its jobs. */
function isFrozen(): boolean {
  const now = Atomics.load(tick, 0);
  if (now !== seen) {
    seen = now;
    seenAt = performance.now();
  }
  return performance.now() - seenAt > frozenMs;
}

async function run(): Promise<never> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    await beat();
  }
}

void run();
