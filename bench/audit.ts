/**
 * One page and ten pages of the demonstration site, everything of ours, against the Lighthouse command line on one
 * page, in turn in the same run; medians of N rounds (default 3): `npm run bench -- audit [N]`. Each tool with the
 * browser it takes by itself and, where these differ, with the other’s.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDemo } from '#demo/serve-demo.ts';
import { auditCommand, benchChromium, chromeFlags, lighthouseChromium } from './commands.ts';
import { costsOf, printCosts } from './cost-table.ts';
import { costOf } from './measure.ts';

const rounds = Number(process.argv[2] ?? 3);
const site = await serveDemo({ folder: 'src/demo/site', port: 0 });
const [ours, theirs] = [await benchChromium(), await lighthouseChromium()];
const lighthouse = [
  'node_modules/lighthouse/cli/index.js',
  `${site.origin}/`,
  '--quiet',
  '--output=json',
  `--output-path=${join(tmpdir(), 'constat-bench-lighthouse.json')}`,
  `--chrome-flags=${chromeFlags}`,
];
const onePage = auditCommand(site.origin, 1);
const run = (args: readonly string[], browser: string) => () =>
  costOf(process.execPath, args, { CHROME_PATH: browser, CHROMIUM_PATH: browser });
const costs = await costsOf(
  {
    'Lighthouse CLI, one page': run(lighthouse, theirs),
    'Constat, one page': run(onePage, ours),
    'Constat, ten pages': run(auditCommand(site.origin, 10), ours),
    ...(ours !== theirs && {
      'Lighthouse CLI, one page, Constat’s browser': run(lighthouse, ours),
      'Constat, one page, Lighthouse’s browser': run(onePage, theirs),
    }),
  },
  rounds,
);
await site.close();
printCosts(costs, rounds);
console.log(`Lighthouse: ${theirs}; Constat: ${ours}`);
