/**
 * Twelve pages of one generated site: everything of ours against Unlighthouse’s command line on the same twelve, in turn
 * in the same run; medians of N rounds (default 3): `npm run bench -- unlighthouse [N]`. The first run installs
 * Unlighthouse into node_modules/.cache: it is no dependency of the product. Constat runs with the browser it takes by
 * itself and, where that is another, with the one of Unlighthouse too.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditCommand, benchChromium, chromeFlags, lighthouseChromium } from './commands.ts';
import { costsOf, printCosts } from './cost-table.ts';
import { installTools } from './install-tools.ts';
import { serveLargeSite } from './large-site.ts';
import { type Cost, costOf } from './measure.ts';

const version = '0.18.1';
const rounds = Number(process.argv[2] ?? 3);
const pageCount = 12;
const [ours, theirs] = [await benchChromium(), await lighthouseChromium()];
const site = await serveLargeSite(pageCount);
const [unlighthouse = ''] = await installTools(
  [`unlighthouse@${version}`],
  ['unlighthouse/bin/unlighthouse-ci.mjs'],
);

const constat = (browser: string) => () =>
  costOf(process.execPath, auditCommand(site.origin, pageCount), { CHROMIUM_PATH: browser });
const commands: Record<string, () => Promise<Cost>> = {
  'Unlighthouse CLI, 12 pages': scanWithUnlighthouse,
  'Constat, 12 pages': constat(ours),
  ...(ours !== theirs && { 'Constat, 12 pages, Unlighthouse’s browser': constat(theirs) }),
};
const costs = await costsOf(commands, rounds);
await site.close();
printCosts(costs, rounds);

/** In a folder of its own: it does not find its settings in one it has worked in. */
async function scanWithUnlighthouse(): Promise<Cost> {
  const work = await mkdtemp(join(tmpdir(), 'constat-unlighthouse-'));
  const config = join(work, 'unlighthouse.config.mjs');
  await writeFile(
    config,
    `export default {
  site: ${JSON.stringify(site.origin)},
  outputPath: ${JSON.stringify(work)},
  cache: false,
  chrome: { useSystem: false, useDownloadFallback: false },
  puppeteerOptions: { executablePath: ${JSON.stringify(theirs)}, args: ${JSON.stringify(chromeFlags.split(' '))} },
  puppeteerClusterOptions: { maxConcurrency: 2 },
  scanner: { device: 'mobile', throttle: true, samples: 1, maxRoutes: ${pageCount}, dynamicSampling: false, sitemap: false, robotsTxt: false },
};
`,
  );
  try {
    const args = [unlighthouse, '--config-file', config, '--root', work];
    return await costOf(process.execPath, args, { CHROME_PATH: theirs, CI: 'true' });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
