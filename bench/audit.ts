/**
 * One page and ten pages of the demonstration site, everything of ours, against the Lighthouse command line on one
 * page, in turn in the same run; medians of N rounds (default 3): `npm run bench -- audit [N]`.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDemo } from '#main/serve-demo.ts';
import { auditCommand, benchChromium, chromeFlags } from './commands.ts';
import { type Cost, costOf, medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 3);
const site = await serveDemo({ folder: 'tests/sites/demo', port: 0 });
const chromium = await benchChromium();
const commands = {
  'Lighthouse CLI, one page': [
    'node_modules/lighthouse/cli/index.js',
    `${site.origin}/`,
    '--quiet',
    '--output=json',
    `--output-path=${join(tmpdir(), 'constat-bench-lighthouse.json')}`,
    `--chrome-flags=${chromeFlags}`,
  ],
  'Constat, one page': auditCommand(site.origin, 1),
  'Constat, ten pages': auditCommand(site.origin, 10),
} as const;

const costs = new Map<string, Cost[]>();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, args] of Object.entries(commands)) {
    const cost = await costOf(process.execPath, args, { CHROME_PATH: chromium, CHROMIUM_PATH: chromium });
    if (cost.code !== 0) throw new Error(`${name} ended with ${cost.code}`);
    costs.set(name, [...(costs.get(name) ?? []), cost]);
  }
}
await site.close();

const median = (name: string, key: 'wallSeconds' | 'cpuSeconds' | 'peakMiB') =>
  medianOf((costs.get(name) ?? []).map((cost) => cost[key]));
const reference = 'Lighthouse CLI, one page';
printTable([
  [`median of ${rounds}`, 'wall s', 'CPU s', 'peak MiB', 'wall ×', 'CPU ×', 'peak ×'],
  ...Object.keys(commands).map((name) => [
    name,
    median(name, 'wallSeconds').toFixed(1),
    median(name, 'cpuSeconds').toFixed(1),
    median(name, 'peakMiB').toFixed(0),
    ...(['wallSeconds', 'cpuSeconds', 'peakMiB'] as const).map((key) =>
      (median(name, key) / median(reference, key)).toFixed(2),
    ),
  ]),
]);
