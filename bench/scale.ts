/**
 * Ten pages and a hundred of one generated site, everything of ours: processor time a page and peak memory, in turn in
 * the same run; medians of N rounds (default 3): `npm run bench -- scale [N]`.
 */
import { auditCommand, benchChromium } from './commands.ts';
import { serveLargeSite } from './large-site.ts';
import { type Cost, costOf, medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 3);
const sizes = [10, 100] as const;
const site = await serveLargeSite(120);
const env = { CHROMIUM_PATH: await benchChromium() };
const costs = new Map<number, Cost[]>();
for (let round = 0; round < rounds; round += 1)
  for (const pages of sizes) {
    const cost = await costOf(process.execPath, auditCommand(site.origin, pages), env);
    if (cost.code !== 0) throw new Error(`${pages} pages ended with ${cost.code}`);
    costs.set(pages, [...(costs.get(pages) ?? []), cost]);
  }
await site.close();

const median = (pages: number, key: 'wallSeconds' | 'cpuSeconds' | 'peakMiB') =>
  medianOf((costs.get(pages) ?? []).map((cost) => cost[key]));
const cpuPerPage = (pages: number) => median(pages, 'cpuSeconds') / pages;
printTable([
  [`median of ${rounds}`, 'wall s', 'CPU s', 'CPU s a page', 'peak MiB', 'CPU a page ×', 'peak ×'],
  ...sizes.map((pages) => [
    `${pages} pages`,
    median(pages, 'wallSeconds').toFixed(1),
    median(pages, 'cpuSeconds').toFixed(1),
    cpuPerPage(pages).toFixed(2),
    median(pages, 'peakMiB').toFixed(0),
    (cpuPerPage(pages) / cpuPerPage(10)).toFixed(2),
    (median(pages, 'peakMiB') / median(10, 'peakMiB')).toFixed(2),
  ]),
]);
