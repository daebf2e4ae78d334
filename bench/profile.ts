/**
 * Where the time of an audit goes: processor by process, wall and processor by step, wall by what is gathered of a page.
 * `npm run bench -- profile [pages] [rounds]`, medians. A step that ran beside another holds the processor of both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDemo } from '#demo/serve-demo.ts';
import type { JournalEntry } from '#engine/ports/outcome.ts';
import { auditCommand } from './commands.ts';
import { medianOf, printTable } from './measure.ts';
import { type Peak, sampleTree, secondsBetween } from './profile-sampler.ts';

const pages = Number(process.argv[2] ?? 1);
const rounds = Number(process.argv[3] ?? 3);
const sampleMs = 50;
/** Steps that take less are not shown. */
const leastMs = 20;

interface Told {
  readonly startedAt: number;
  readonly entries: readonly JournalEntry[];
}

/** One round: figures by name, of three tables. */
interface Round {
  readonly wallMs: number;
  readonly processes: ReadonlyMap<string, number>;
  readonly steps: ReadonlyMap<string, { count: number; wallMs: number; processorMs: number }>;
  readonly gathered: ReadonlyMap<string, number>;
  readonly peak: Peak;
}

const folder = await mkdtemp(join(tmpdir(), 'constat-profile-'));
const site = await serveDemo({ folder: 'src/demo/site', port: 0 });
const measured: Round[] = [];
try {
  for (let round = 0; round < rounds; round += 1) measured.push(await measure());
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
print(measured);

async function measure(): Promise<Round> {
  const file = join(folder, 'journal.json');
  const began = Date.now();
  const child = spawn(process.execPath, auditCommand(site.origin, pages, ['--journal', file]), {
    stdio: 'ignore',
  });
  const { samples, peak, stop } = sampleTree(child.pid ?? 0, sampleMs);
  const [code] = await once(child, 'exit');
  stop();
  if (code !== 0) throw new Error(`the audit ended with ${code}`);
  const { startedAt, entries }: Told = JSON.parse(await readFile(file, 'utf8'));
  const steps = new Map<string, { count: number; wallMs: number; processorMs: number }>();
  for (const { step, atMs, durationMs } of entries) {
    if (durationMs === 0) continue;
    const from = startedAt - began + atMs;
    const sum = steps.get(step) ?? { count: 0, wallMs: 0, processorMs: 0 };
    sum.count += 1;
    sum.wallMs += durationMs;
    sum.processorMs += 1000 * secondsBetween(samples, from, from + durationMs);
    steps.set(step, sum);
  }
  return {
    wallMs: Date.now() - began,
    processes: samples.at(-1)?.seconds ?? new Map(),
    steps,
    gathered: gatheredOf(entries),
    peak: peak(),
  };
}

/** `https://… axe 812, dom 140 ms` of each page, added up. */
function gatheredOf(entries: readonly JournalEntry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { step, detail } of entries)
    if (step === 'gatherers')
      for (const [, name = '', ms] of detail.matchAll(/([\w.-]+) (\d+)(?=,| ms$)/g))
        sums.set(name, (sums.get(name) ?? 0) + Number(ms));
  return sums;
}

function print(all: readonly Round[]): void {
  const names = (key: 'processes' | 'steps' | 'gathered') => [
    ...new Set(all.flatMap((round) => [...round[key].keys()])),
  ];
  const median = (of: (round: Round) => number) => medianOf(all.map(of));
  const costliest = (rows: readonly (readonly [string, number, ...number[]])[]) =>
    rows
      .filter(([, first]) => first >= leastMs)
      .sort(([, a], [, b]) => b - a)
      .map(([name, ...figures]) => [name, ...figures.map((figure) => figure.toFixed(0))]);
  const total = median(
    ({ processes }) => 1000 * [...processes.values()].reduce((sum, value) => sum + value, 0),
  );
  console.log(
    `\n${pages} page(s), median of ${all.length}: ${median(({ wallMs }) => wallMs).toFixed(0)} ms\n`,
  );
  printTable([
    ['process', 'processor ms', 'MiB at the peak', 'at once'],
    ...costliest(
      names('processes').map((name) => [
        name,
        median(({ processes }) => 1000 * (processes.get(name) ?? 0)),
        median(({ peak }) => peak.get(name)?.mib ?? 0),
        median(({ peak }) => peak.get(name)?.count ?? 0),
      ]),
    ),
    [
      'all',
      total.toFixed(0),
      median(({ peak }) => [...peak.values()].reduce((sum, { mib }) => sum + mib, 0)).toFixed(0),
      '',
    ],
  ]);
  console.log('');
  printTable([
    ['step', 'wall ms', 'processor ms', 'times'],
    ...costliest(
      names('steps').map((name) => [
        name,
        median(({ steps }) => steps.get(name)?.wallMs ?? 0),
        median(({ steps }) => steps.get(name)?.processorMs ?? 0),
        median(({ steps }) => steps.get(name)?.count ?? 0),
      ]),
    ),
  ]);
  console.log('');
  printTable([
    ['gathered of pages', 'wall ms'],
    ...costliest(names('gathered').map((name) => [name, median(({ gathered }) => gathered.get(name) ?? 0)])),
  ]);
}
