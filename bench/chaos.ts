/**
 * `npm run chaos -- [minutes] [seed] [lanes]`: a whole installation audits the demonstration site while its parts are killed,
 * its disk fills and its mail server misbehaves. Prints what was lost, doubled, wrongly blamed or never ended, and the
 * times to recover. Ends with 1 when a promise is broken. Ends only what it started.
 */
import { type Fault, lanes, type Strike } from './chaos-kinds.ts';
import { addCustomer, audit, type Customer, startAudit } from './chaos-traffic.ts';
import { type Hit, judge, pageKey, type Trouble } from './chaos-verdict.ts';
import { type ChaosWorld, openChaosWorld } from './chaos-world.ts';
import { medianOf, printTable } from './measure.ts';
import { randomFrom } from './random.ts';

const minutes = Number(process.argv[2] ?? 10);
const seed = Number(process.argv[3] ?? 20_261_122);
/** Two lanes give twice the faults in the same time, and recoveries that disturb one another. */
const laneCount = Number(process.argv[4] ?? 2);
/** A browser to kill comes with the next page. */
const victimPatienceMs = 20_000;
const recoveryPatienceMs = 120_000;
const settlePatienceMs = 10 * 60_000;
const promisedMs = { median: 15_000, worst: 30_000 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until it holds, whatever fails meanwhile; null when it does not in time. */
async function until(holds: () => Promise<boolean>, patienceMs: number): Promise<number | null> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    if (await holds().catch(() => false)) return performance.now();
    await pause(100);
  }
  return null;
}

/** Tries until there is something to hit. */
async function whenPossible(cause: () => Promise<Strike | null>): Promise<Strike | null> {
  let struck: Strike | null = null;
  await until(async () => {
    struck = await cause();
    return struck !== null;
  }, victimPatienceMs);
  return struck;
}

async function strike(world: ChaosWorld, kind: string, fault: Fault, random: () => number, who: Customer) {
  const struck = await whenPossible(() => fault(world, random, who));
  if (struck === null) return null;
  const at = new Date();
  const back = await until(struck.isBack, recoveryPatienceMs);
  const hit: Hit = {
    kind,
    at,
    auditId: struck.auditId,
    recoveryMs: back === null ? null : back - struck.fromMs,
  };
  const told = hit.recoveryMs === null ? 'not back' : `${(hit.recoveryMs / 1000).toFixed(1)} s`;
  console.error(`${at.toISOString().slice(11, 19)} ${kind.padEnd(10)} ${told}`);
  return hit;
}

/** Goes round the kinds of a lane until the time is over. */
async function runLane(
  world: ChaosWorld,
  lane: (typeof lanes)[number],
  who: Customer,
  number: number,
  end: AbortSignal,
) {
  const random = randomFrom(seed + number);
  const hits: Hit[] = [];
  while (!end.aborted)
    for (const [kind, fault] of lane) {
      if (end.aborted) break;
      if (kind === 'disk' && !world.smallDisk) continue;
      await pause(200 + random() * 2000);
      const hit = await strike(world, kind, fault, random, who);
      if (hit !== null) hits.push(hit);
    }
  return hits;
}

/** What a report of the demonstration site says of its pages while nothing is broken. */
async function usualPages(
  world: ChaosWorld,
  customers: readonly Customer[],
  end: AbortSignal,
): Promise<Set<string>> {
  const [first] = customers;
  if (first === undefined) return new Set();
  // The third of a customer’s audits is of several pages.
  for (let count = 0; count < 3; count += 1) await startAudit(world, first);
  const { pool } = world.database;
  await until(async () => {
    const { rows } = await pool.query("select count(*)::int as n from audits where status = 'done'");
    return rows[0].n === 3 || end.aborted;
  }, settlePatienceMs);
  const { rows } = await pool.query("select document->'notAnalysed' as unread from reports");
  return new Set(
    rows.flatMap(({ unread }) =>
      unread.map(({ url, reason }: { url: string; reason: string }) => pageKey(url, reason)),
    ),
  );
}

async function settle(world: ChaosWorld): Promise<void> {
  world.sink.mood = 'ok';
  await until(async () => {
    const { rows } = await world.database.pool.query(`select
      (select count(*) from audits where status in ('queued', 'running'))::int as audits,
      (select count(*) from outbox where state in ('queued', 'sending'))::int as mails`);
    return rows[0].audits === 0 && rows[0].mails === 0;
  }, settlePatienceMs);
}

const seconds = (ms: number) =>
  Number.isNaN(ms) ? '–' : Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'not back';

function report(hits: readonly Hit[], troubles: readonly Trouble[], smallDisk: boolean): boolean {
  const kinds = [...lanes.flat().map(([kind]) => kind), '–'];
  const columns = ['lost', 'doubled', 'blamed', 'endless', 'given-up', 'mail-lost', 'mail-doubled'] as const;
  const titles = [
    'lost',
    'doubled',
    'wrongly blamed',
    'running for ever',
    'given up',
    'mails lost',
    'mails doubled',
  ];
  const rows = kinds.map((kind) => {
    const own = hits.filter((hit) => hit.kind === kind);
    const times = own.map(({ recoveryMs }) => recoveryMs ?? Number.POSITIVE_INFINITY);
    const counts = columns.map((what) =>
      String(troubles.filter((trouble) => trouble.kind === kind && trouble.what === what).length),
    );
    const kills = kind === 'disk' && !smallDisk ? 'not possible here' : String(own.length);
    return [kind, kills, ...counts, seconds(medianOf(times)), own.length ? seconds(Math.max(...times)) : '–'];
  });
  printTable([['kind', 'kills', ...titles, 'median', 'worst'], ...rows]);
  for (const { what, kind, detail } of troubles) console.log(`${what} (${kind}): ${detail}`);
  const times = hits.map(({ recoveryMs }) => recoveryMs ?? Number.POSITIVE_INFINITY);
  console.log(
    `All: median ${seconds(medianOf(times))}, worst ${seconds(Math.max(0, ...times))}; seed ${seed}.`,
  );
  const slow = medianOf(times) > promisedMs.median || Math.max(0, ...times) > promisedMs.worst;
  return !slow && troubles.every(({ what }) => what === 'given-up');
}

/** Aborts at Ctrl-C or SIGTERM, however often it comes: what was started is judged and closed all the same. */
function interrupted(): AbortController {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort());
  return controller;
}

async function main(): Promise<void> {
  const customerCount = 3;
  const early = interrupted();
  const world = await openChaosWorld(customerCount);
  try {
    const customers = await Promise.all(world.demos.map(({ origin }) => addCustomer(world, `${origin}/`)));
    const usual = await usualPages(world, customers, early.signal);
    console.error(`Ready: ${world.folder}${world.smallDisk ? '' : ' (no small disk here)'}`);
    const stop = new AbortController();
    const traffic = customers.map((customer) => audit(world, customer, stop.signal));
    const timer = setTimeout(() => early.abort(), minutes * 60_000);
    const [who] = customers;
    if (who === undefined) throw new Error('Nobody audits.');
    const chosen = laneCount === 1 ? [lanes.flat()] : lanes;
    const hits = (
      await Promise.all(chosen.map((lane, index) => runLane(world, lane, who, index, early.signal)))
    ).flat();
    clearTimeout(timer);
    stop.abort();
    await Promise.all(traffic);
    await settle(world);
    const sorted = hits.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const { rows } = await world.database.pool.query(
      'select status, count(*)::int as n from audits group by 1',
    );
    console.log(rows.map(({ status, n }) => `${n} audits ${status}`).join(', '));
    const kept = report(sorted, await judge(world, customers, sorted, usual), world.smallDisk);
    process.exitCode = kept ? 0 : 1;
  } finally {
    await world.close();
  }
  const ended = world.logs.filter((line) => line.includes('ended by itself'));
  for (const line of ended) console.log(line);
}

await main();
