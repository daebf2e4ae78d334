/**
 * One audit of a generated site with one processor and with all of them, in turn in the same run; medians of N rounds:
 * `npm run bench -- cores [pages] [rounds]` (defaults 30 and 3). Linux only (taskset). The site is served by this process,
 * which stays on the first processor.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { auditCommand, benchChromium } from './commands.ts';
import { costsOf, printCosts } from './cost-table.ts';
import { serveLargeSite } from './large-site.ts';
import { costOf } from './measure.ts';

const pages = Number(process.argv[2] ?? 30);
const rounds = Number(process.argv[3] ?? 3);
const processors = availableParallelism();
if (processors < 2) throw new Error('Two processors are needed.');

const site = await serveLargeSite(pages + 20);
execFileSync('taskset', ['-a', '-c', '-p', '0', String(process.pid)], { stdio: 'ignore' });
const env = { CHROMIUM_PATH: await benchChromium() };
const command = [process.execPath, ...auditCommand(site.origin, pages)];
const on = (count: number) => () => costOf('taskset', ['-c', `0-${count - 1}`, ...command], env);
const costs = await costsOf(
  { [`${pages} pages, ${processors} processors`]: on(processors), [`${pages} pages, one processor`]: on(1) },
  rounds,
);
await site.close();
printCosts(costs, rounds);
