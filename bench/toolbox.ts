/**
 * One page by Constat against the tools that a person would run one after another: Lighthouse, axe-core by pa11y, the W3C’s
 * HTML checker, a link checker. `npm run bench -- toolbox [rounds]`; medians, and Constat by the sum of the others. The first
 * run installs them into node_modules/.cache. Scanners of headers, TLS and cookies are left out: those of the registry ask
 * the internet before they start. The sum is so much smaller.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDemo } from '#demo/serve-demo.ts';
import { auditCommand, benchChromium, chromeFlags, lighthouseChromium } from './commands.ts';
import { installTools } from './install-tools.ts';
import { type Cost, costOf, medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 3);
const [pa11y = '', linkinator = '', checker = ''] = await installTools(
  ['pa11y@10.0.0', 'linkinator@8.1.0', 'vnu-jar@26.9.27'],
  ['pa11y/bin/pa11y.js', 'linkinator/build/src/cli.js', 'vnu-jar/build/dist/vnu.jar'],
);
const [ours, theirs] = [await benchChromium(), await lighthouseChromium()];
const folder = await mkdtemp(join(tmpdir(), 'constat-toolbox-'));
const site = await serveDemo({ folder: 'src/demo/site', port: 0 });
const page = `${site.origin}/`;
const pa11yConfig = join(folder, 'pa11y.json');
const html = join(folder, 'page.html');
await writeFile(
  pa11yConfig,
  JSON.stringify({ chromeLaunchConfig: { executablePath: theirs, args: chromeFlags.split(' ') } }),
);
await writeFile(html, await (await fetch(page)).text());

const node = (...args: readonly string[]) => costOf(process.execPath, args, { CHROME_PATH: theirs });
const tools: Readonly<Record<string, () => Promise<Cost>>> = {
  'Lighthouse CLI': () =>
    node(
      'node_modules/lighthouse/cli/index.js',
      ...[page, '--quiet', '--output=json', `--output-path=${join(folder, 'lighthouse.json')}`],
      `--chrome-flags=${chromeFlags}`,
    ),
  'pa11y with axe-core': () =>
    node(pa11y, '--config', pa11yConfig, '--runner', 'axe', '--reporter', 'json', page),
  'W3C HTML checker': () => costOf('java', ['-jar', checker, '--format', 'json', html]),
  linkinator: () => node(linkinator, page, '--format', 'json'),
};
const constat = () => costOf(process.execPath, auditCommand(site.origin, 1), { CHROMIUM_PATH: ours });
/** Beyond, a tool has failed: below, it tells by its code what it found. */
const foundCodes = new Set([0, 1, 2]);

const costs = new Map<string, Cost[]>();
try {
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of Object.entries({ ...tools, 'Constat, one page': constat })) {
      const cost = await run();
      if (cost.code === null || !foundCodes.has(cost.code))
        throw new Error(`${name} ended with ${cost.code}`);
      costs.set(name, [...(costs.get(name) ?? []), cost]);
      console.error(`${name}: ${cost.wallSeconds.toFixed(1)} s, ${cost.cpuSeconds.toFixed(1)} CPU s`);
    }
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

const median = (name: string, key: 'wallSeconds' | 'cpuSeconds') =>
  medianOf((costs.get(name) ?? []).map((cost) => cost[key]));
const names = [...Object.keys(tools)];
const sum = (key: 'wallSeconds' | 'cpuSeconds') => names.reduce((all, name) => all + median(name, key), 0);
const own = 'Constat, one page';
printTable([
  [`median of ${rounds}`, 'wall s', 'CPU s', 'wall ×', 'CPU ×'],
  ...names.map((name) => [
    name,
    ...[median(name, 'wallSeconds').toFixed(1), median(name, 'cpuSeconds').toFixed(1), '', ''],
  ]),
  ['all of these', sum('wallSeconds').toFixed(1), sum('cpuSeconds').toFixed(1), '1', '1'],
  [
    own,
    ...[median(own, 'wallSeconds').toFixed(1), median(own, 'cpuSeconds').toFixed(1)],
    ...[
      (median(own, 'wallSeconds') / sum('wallSeconds')).toFixed(2),
      (median(own, 'cpuSeconds') / sum('cpuSeconds')).toFixed(2),
    ],
  ],
]);
