/**
 * One audit of a generated site with one processor and with all of them, in turn in the same run; medians of N rounds:
 * `npm run bench -- cores [pages] [rounds]` (defaults 30 and 3). Linux only (taskset). The site is served by this process,
 * which stays on the first processor.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { auditCommand, benchChromium } from './commands.ts';
import { serveLargeSite } from './large-site.ts';
import { type Cost, costOf, medianOf, printTable } from './measure.ts';

const pages = Number(process.argv[2] ?? 30);
const rounds = Number(process.argv[3] ?? 3);
const processors = availableParallelism();
if (processors < 2) throw new Error('Two processors are needed.');

const site = await serveLargeSite(pages + 20);
execFileSync('taskset', ['-a', '-c', '-p', '0', String(process.pid)], { stdio: 'ignore' });
const env = { CHROMIUM_PATH: await benchChromium() };
const command = [process.execPath, ...auditCommand(site.origin, pages)];
const costs = new Map<number, Cost[]>();
for (let round = 0; round < rounds; round += 1)
  for (const count of [1, processors]) {
    const cost = await costOf('taskset', ['-c', `0-${count - 1}`, ...command], env);
    if (cost.code !== 0) throw new Error(`${pages} pages on ${count} ended with ${cost.code}`);
    costs.set(count, [...(costs.get(count) ?? []), cost]);
  }
await site.close();

const median = (count: number, key: 'wallSeconds' | 'cpuSeconds') =>
  medianOf((costs.get(count) ?? []).map((cost) => cost[key]));
printTable([
  [`${pages} pages, median of ${rounds}`, 'wall s', 'CPU s', 'pages a minute', 'as fast ×'],
  ...[1, processors].map((count) => [
    count === 1 ? 'one processor' : `${count} processors`,
    median(count, 'wallSeconds').toFixed(1),
    median(count, 'cpuSeconds').toFixed(1),
    ((60 * pages) / median(count, 'wallSeconds')).toFixed(1),
    (median(1, 'wallSeconds') / median(count, 'wallSeconds')).toFixed(2),
  ]),
]);
