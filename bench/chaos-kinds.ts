import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ChildKind, childrenOf, kill, look } from './chaos-processes.ts';
import { type Customer, call } from './chaos-traffic.ts';
import type { ChaosWorld, Kept } from './chaos-world.ts';

/** One fault caused: whom it hit, and how to know that it is over. */
export interface Strike {
  /** The audit that was hit, where it is one. */
  readonly auditId: string | null;
  /** From when the recovery counts, `performance.now()`. */
  readonly fromMs: number;
  isBack(): Promise<boolean>;
}

/** Causes the fault; null when there is nothing to hit now. */
export type Fault = (world: ChaosWorld, random: () => number, customer: Customer) => Promise<Strike | null>;

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pidOf = ({ product }: Kept) => product.child.pid ?? 0;

interface Running {
  readonly id: string;
  readonly attempt: number;
}

/** The audit that worker runs, as the journal says. */
async function runningOf(world: ChaosWorld, worker: number): Promise<Running | null> {
  const { rows } = await world.database.pool.query(
    `select a.id, a.attempts as attempt from audits a
     join audit_attempts t on t.audit_id = a.id and t.attempt = a.attempts
     where a.status = 'running' and split_part(t.worker_id, ':', 2) = $1`,
    [String(worker)],
  );
  return rows[0] ?? null;
}

/**
 * Whether somebody has taken the audit again, it is over, or it waits its turn: given back to the queue, with every worker
 * at work on somebody else’s.
 */
async function isRetaken(world: ChaosWorld, { id, attempt }: Running): Promise<boolean> {
  const { rows } = await world.database.pool.query('select status, attempts from audits where id = $1', [id]);
  const { status, attempts } = rows[0] ?? { status: 'gone', attempts: 0 };
  if (status === 'queued') {
    const others = await Promise.all(world.workers.map((worker) => runningOf(world, pidOf(worker))));
    return others.every((other) => other !== null && other.id !== id);
  }
  return attempts > attempt || status !== 'running';
}

function child(kind: ChildKind): Fault {
  return async (world, random) => {
    const worker = pick(world.workers, random);
    if (worker === undefined) return null;
    const victim = pick(childrenOf(pidOf(worker), kind), random);
    const running = await runningOf(world, pidOf(worker));
    if (victim === undefined || running === null || !kill(victim)) return null;
    const isNewer = () =>
      childrenOf(pidOf(worker), kind).some(({ startedAt }) => Number(startedAt) > Number(victim.startedAt));
    return {
      auditId: running.id,
      fromMs: performance.now(),
      isBack: async () => (kind !== 'engine' && isNewer()) || isRetaken(world, running),
    };
  };
}

const killWorker: Fault = async (world, random) => {
  const worker = pick(world.workers, random);
  const victim = worker === undefined ? null : look(pidOf(worker));
  if (worker === undefined || victim === null) return null;
  const running = await runningOf(world, victim.pid);
  const starts = worker.starts;
  if (!kill(victim)) return null;
  return {
    auditId: running?.id ?? null,
    fromMs: performance.now(),
    isBack: async () =>
      running === null
        ? worker.starts > starts && worker.product.output().includes('Prêt.')
        : isRetaken(world, running),
  };
};

/** The service answers a signed-in person, and says that it is ready. */
async function serves(world: ChaosWorld, customer: Customer): Promise<boolean> {
  const ready = await fetch(`${world.url}/readyz`).catch(() => null);
  return ready?.status === 200 && (await call(world, customer, '/api/audits'))?.status === 200;
}

const killWeb: Fault = async (world, _random, customer) => {
  const victim = look(pidOf(world.web));
  if (victim === null || !kill(victim)) return null;
  return { auditId: null, fromMs: performance.now(), isBack: () => serves(world, customer) };
};

const killPostgres: Fault = async (world, _random, customer) => {
  const pid = world.postmaster();
  const victim = pid === null ? null : look(pid);
  if (victim === null || !kill(victim)) return null;
  return {
    auditId: null,
    fromMs: performance.now(),
    isBack: async () => world.postmaster() !== pid && serves(world, customer),
  };
};

/** Ends every connection but our own, or one of them. */
const endConnections: Fault = async (world, random, customer) => {
  const { rowCount } = await world.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname is not null and pid <> pg_backend_pid() order by md5(pid::text || $1) limit $2`,
    [String(random()), random() < 0.5 ? 1 : 1000],
  );
  if (rowCount === 0) return null;
  return { auditId: null, fromMs: performance.now(), isBack: () => serves(world, customer) };
};

const fullForMs = 2000;

const fillDisk: Fault = async (world, _random, customer) => {
  if (!world.smallDisk) return null;
  const ballast = join(world.folder, 'tmp/ballast');
  await new Promise<void>((resolve) => {
    const file = createWriteStream(ballast);
    const block = Buffer.alloc(8 << 20);
    const more = () => file.write(block, (error) => (error ? undefined : more()));
    file.on('error', () => resolve());
    more();
  });
  await pause(fullForMs);
  rmSync(ballast, { force: true });
  const write = 'update users set last_login = now() where uid = $1';
  return {
    auditId: null,
    fromMs: performance.now(),
    isBack: async () =>
      (await serves(world, customer)) &&
      (await world.database.pool.query(write, [customer.uid])).rowCount === 1,
  };
};

const smtpMoods = ['refuse-connection', 'busy', 'mute-before-data', 'drop-after-data', 'greylist'] as const;
const smtpCutMs = 4000;

/** A server that misbehaves for a while; over when no mail is due any more: some are told to wait before their next try. */
const cutSmtp: Fault = async (world, random) => {
  world.sink.mood = pick(smtpMoods, random) ?? 'busy';
  await pause(smtpCutMs);
  world.sink.mood = 'ok';
  const due =
    "select 1 from pgboss.job where name = 'mail' and state < 'completed' and start_after <= now() limit 1";
  return {
    auditId: null,
    fromMs: performance.now(),
    isBack: async () => (await world.database.pool.query(due)).rowCount === 0,
  };
};

/** Every kind of fault. Lanes may run side by side: a worker’s end is slow to be noticed. */
export const lanes: readonly (readonly (readonly [string, Fault])[])[] = [
  [
    ['worker', killWorker],
    ['web', killWeb],
    ['disk', fillDisk],
    ['smtp', cutSmtp],
  ],
  [
    ['browser', child('browser')],
    ['visitor', child('visitor')],
    ['engine', child('engine')],
    ['connection', endConnections],
    ['postgres', killPostgres],
  ],
];
