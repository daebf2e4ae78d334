/**
 * Audits hostile sites of our own, three at once, while audits of the demonstration site go on beside them: each must end
 * for the right reason within its time, and the demonstration must get its usual report (performance apart).
 * `npm run bench -- hostile [parts of names…]`. Ends with 1 when something ends otherwise.
 */
import { fork } from 'node:child_process';
import type { AuditOrder } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import { serveDemo } from '#demo/serve-demo.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import { forkAudits } from '#main/fork-audit.ts';
import { type Ending, type HostileSite, hostileSites } from '#tests/support/hostile-sites.ts';
import { benchChromium } from './commands.ts';
import { compareReports } from './compare-reports.ts';
import { printTable } from './measure.ts';

const atOnce = 3;
/** Of the wall, on a quiet machine: two tries of ninety seconds, and what surrounds them. */
const limitSeconds = 240;
const demoPages = 5;

const parts = process.argv.slice(2);
const sites = Object.entries(hostileSites).filter(
  ([name]) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
const server = fork(new URL('./hostile-server.ts', import.meta.url));
const ports = await new Promise<Record<string, number>>((resolve) =>
  server.once('message', (told) => resolve(told as Record<string, number>)),
);
const demo = await serveDemo({ folder: 'src/demo/site', port: 0, variant: 'faulty' });
const chromiumPath = await benchChromium();
const allowTargets = [
  new URL(demo.origin).host,
  '127.0.0.1:9',
  ...Object.values(ports).flatMap((port) => [`127.0.0.1:${port}`, `localhost:${port}`]),
];
const settings = {
  chromiumPath,
  allowTargets,
  denyTargets: [],
  publicUrl: 'http://127.0.0.1:3000',
  idleWaitMs: 0,
};
const run = forkAudits(settings);
const never = new AbortController().signal;

async function audit(url: string, pages: number): Promise<{ outcome: EngineOutcome; seconds: number }> {
  const order: AuditOrder = {
    url,
    scope: pages === 1 ? 'page' : 'site',
    maxPages: pages,
    device: 'mobile',
    exclude: [],
    profile: null,
  };
  const began = performance.now();
  const outcome = await run(order, { onProgress: () => undefined, signal: never, kept: undefined });
  return { outcome, seconds: (performance.now() - began) / 1_000 };
}

const endingOf = (outcome: EngineOutcome): Ending => (outcome.kind === 'report' ? 'report' : outcome.code);

const rows: string[][] = [['site', 'ends with', 's', 'expected', '']];
let failed = false;

async function attack(name: string, site: HostileSite): Promise<void> {
  const port = ports[name] ?? 0;
  const url = site.address?.(port) ?? `${site.tlsDays === undefined ? 'http' : 'https'}://127.0.0.1:${port}/`;
  const { outcome, seconds } = await audit(url, site.pages ?? 1);
  const ending = endingOf(outcome);
  const isRight = site.endings.includes(ending) && seconds <= limitSeconds;
  if (!isRight) failed = true;
  const row = [name, ending, seconds.toFixed(1), site.endings.join(' | '), isRight ? '' : 'WRONG'];
  rows.push(row);
  console.log(row.join('  '), outcome.kind === 'failure' && !isRight ? outcome.detail : '');
}

async function auditDemo(): Promise<Report> {
  const { outcome } = await audit(`${demo.origin}/`, demoPages);
  if (outcome.kind === 'report') return outcome.report;
  throw new Error(`the demonstration was not audited: ${outcome.code} ${outcome.detail}`);
}

try {
  const usual = await auditDemo();
  const left = [...sites];
  let isOver = false;
  const attacks = Array.from({ length: atOnce }, async () => {
    for (let next = left.shift(); next; next = left.shift()) await attack(...next);
  });
  const beside = (async () => {
    const seen: Report[] = [];
    while (!isOver) seen.push(await auditDemo());
    return seen;
  })();
  await Promise.all(attacks);
  isOver = true;
  const reports = await beside;
  printTable(rows);
  for (const [at, seen] of reports.entries()) {
    const differences = compareReports(usual, seen).filter(
      ({ kind }) => kind === 'verdict' || kind === 'theme',
    );
    for (const { text } of differences) console.log(`demonstration ${at + 1}: ${text}`);
    if (differences.length > 0) failed = true;
  }
  console.log(`${sites.length} hostile sites, ${reports.length} audits of the demonstration beside them`);
  console.log(failed ? 'HOSTILE: something ended otherwise' : 'HOSTILE: each for its reason');
} finally {
  server.disconnect();
  await demo.close();
}
process.exitCode = failed ? 1 : 0;
