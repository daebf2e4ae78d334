/**
 * Performance metrics of twelve generated pages visited one at a time and as many at a time as an audit does, in turn in the same run; each
 * page’s median over N rounds (default 3): `npm run bench -- parallel [N]`.
 */
import type { PerformanceMetrics } from '#contract/report.ts';
import { slotCount } from '#engine/visiting/slot-count.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { benchChromium } from './commands.ts';
import { serveLargeSite } from './large-site.ts';
import { medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 3);
const site = await serveLargeSite(12);
const executablePath = await benchChromium();
const names = [
  'firstContentfulPaintMs',
  'largestContentfulPaintMs',
  'speedIndexMs',
  'totalBlockingTimeMs',
] as const;
const sections = ['actualites', 'demarches', 'associations', 'quartiers'];
const paths = [
  '/',
  ...Array.from({ length: 11 }, (_, index) => `/${sections[(index + 1) % 4]}/page-${index + 1}`),
];

async function visitAll(slots: number): Promise<Map<string, PerformanceMetrics>> {
  const policy = { allow: [new URL(site.origin).host] };
  const pool = createVisitPool({ executablePath, policy, publicUrl: 'http://localhost:3000', slots });
  const found = new Map<string, PerformanceMetrics>();
  await Promise.all(
    paths.map(async (path) => {
      const outcome = await pool.visit(
        {
          url: `${site.origin}${path}`,
          isHome: false,
          device: 'mobile',
          siteDomain: '127.0.0.1',
          deadlineMs: 90_000,
          keepArtifacts: false,
        },
        new AbortController().signal,
      );
      if (outcome.kind === 'page' && outcome.summary.metrics) found.set(path, outcome.summary.metrics);
    }),
  );
  await pool.close();
  return found;
}

const atOnce = slotCount();
const measured = new Map<string, number[]>();
const note = (key: string, value: number) => measured.set(key, [...(measured.get(key) ?? []), value]);
for (let round = 0; round < rounds; round += 1)
  for (const slots of [1, atOnce])
    for (const [path, metrics] of await visitAll(slots))
      for (const name of names) note(`${slots} ${name} ${path}`, metrics[name]);
await site.close();

const medianFor = (slots: number, name: string, path: string) =>
  medianOf(measured.get(`${slots} ${name} ${path}`) ?? []);
printTable([
  [`12 pages, ${rounds} rounds`, 'one at a time', `${atOnce} at a time`, 'median difference %'],
  ...names.map((name) => {
    const pairs = paths.map((path) => [medianFor(1, name, path), medianFor(atOnce, name, path)] as const);
    // Milliseconds below which a difference says nothing: a blocking time of 0 against 3.
    const differences = pairs.map(([serial, parallel]) => (100 * (parallel - serial)) / Math.max(serial, 50));
    return [
      name,
      medianOf(pairs.map(([serial]) => serial)).toFixed(0),
      medianOf(pairs.map(([, parallel]) => parallel)).toFixed(0),
      medianOf(differences).toFixed(1),
    ];
  }),
]);
