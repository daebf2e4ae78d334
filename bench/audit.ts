/**
 * One page and ten pages of the demonstration site, everything of ours, against the Lighthouse command line on one
 * page, in turn in the same run; medians of N rounds (default 3): `npm run bench -- audit [N]`.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDemo } from '#main/serve-demo.ts';
import { auditCommand, benchChromium, chromeFlags } from './commands.ts';
import { costsOf, printCosts } from './cost-table.ts';
import { costOf } from './measure.ts';

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

const env = { CHROME_PATH: chromium, CHROMIUM_PATH: chromium };
const costs = await costsOf(
  Object.fromEntries(
    Object.entries(commands).map(([name, args]) => [name, () => costOf(process.execPath, args, env)]),
  ),
  rounds,
);
await site.close();
printCosts(costs, rounds);
