/**
 * What fixes foretell and what really goes: the demonstration site is audited with its causes, then with each corrected
 * alone. Prints for each the occurrences and points foretold by the fix and those that went; findings that only count what
 * others find are told apart, where the fix names them:
 * `npm run bench -- causes [folder] [part of a key…]`. A folder keeps what was gathered, so that other groupings are judged
 * over the same visits without a browser.
 */
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fix } from '#contract/fix.ts';
import type { Finding, Report } from '#contract/report.ts';
import { demoFolder, serveDemo } from '#demo/serve-demo.ts';
import { gatherOnly } from '#engine/audit-site.ts';
import { defaultLimits } from '#engine/ports/world.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { openArtifactFolder } from '#engine/replay/save-audit.ts';
import { allRules, themeOf } from '#engine/rules/registry.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { benchChromium } from './commands.ts';
import { printTable } from './measure.ts';
import { type PlantedCause, plantedCauses, writePlantedSite } from './planted-causes.ts';

/** Pages of one kind more would only take time: the home page, the gallery, legal pages, contact, a page without footer. */
const pages = 12;
const exclude = [
  '/agenda',
  '/enfance',
  '/mediatheque',
  '/patrimoine',
  '/actualites',
  '/equipements',
  '/demarches',
];
/** What tells a time differs from visit to visit: it is neither foretold nor compared. */
const rulesOff = allRules
  .filter(({ id }) => themeOf(id) === 'performance' || ['seo-temps-serveur', 'eco-bas-debit'].includes(id))
  .map(({ id }) => id);
/** Always the same: addresses are part of what is kept. */
const port = 3197;
const publicUrl = 'http://127.0.0.1:3000';
const engineVersion = 'bench';
const limits = { ...defaultLimits(pages), idleWaitMs: 0 };
const kept = process.argv[2] ?? (await mkdtemp(join(tmpdir(), 'constat-causes-')));
const wanted = process.argv.slice(3);

/** The report of the site with one cause corrected, visited now unless it was kept. */
async function reportOf(corrected: PlantedCause | null): Promise<Report> {
  const folder = join(kept, (corrected?.key ?? 'none').replaceAll(/[^a-z]+/g, '-'));
  if (!existsSync(join(folder, 'site.json.br'))) await gather(folder, corrected);
  return (await replayAudit(folder, { engineVersion, rulesOff })).report;
}

async function gather(folder: string, corrected: PlantedCause | null): Promise<void> {
  const source = join(kept, 'site');
  await writePlantedSite(demoFolder, source, corrected);
  const site = await serveDemo({ folder: source, port, variant: 'faulty' });
  const policy = { allow: [new URL(site.origin).host] };
  const pool = createVisitPool({ executablePath: await benchChromium(), policy, publicUrl });
  const keep = await openArtifactFolder(folder);
  try {
    const outcome = await gatherOnly(
      {
        url: `${site.origin}/`,
        scope: 'site',
        maxPages: pages,
        device: 'mobile',
        exclude,
        profile: 'public',
      },
      { pool, policy, clock: systemClock, engineVersion, publicUrl, keep, limits },
      { signal: new AbortController().signal },
    );
    if (outcome.kind === 'failure') throw new Error(`${outcome.code}: ${outcome.detail}`);
  } finally {
    await pool.close();
    await site.close();
  }
}

const keyOf = ({ ruleId, verdict }: Pick<Finding, 'ruleId' | 'verdict'>): string => `${ruleId} ${verdict}`;
const countsOf = (report: Report): Map<string, number> =>
  new Map(report.findings.map((finding) => [keyOf(finding), finding.occurrences]));

interface Went {
  /** Occurrences of the findings that the fix names. */
  readonly foretold: number;
  readonly told: number;
  /** Of findings that only count what others find: what it foretold of them, and what went. */
  readonly echoed: { readonly foretold: number; readonly went: number };
  /** Of findings that it does not name. */
  readonly beside: readonly string[];
  readonly fresh: readonly string[];
}

function whatWent(fix: Fix, before: Report, after: Report): Went {
  const [past, now] = [countsOf(before), countsOf(after)];
  const foretold = new Map(fix.findings.map((finding) => [keyOf(finding), finding.occurrences]));
  const changes = [...new Set([...past.keys(), ...now.keys()])].map((key) => ({
    key,
    less: (past.get(key) ?? 0) - (now.get(key) ?? 0),
  }));
  const echoes = new Map((fix.echoes ?? []).map((echo) => [keyOf(echo), echo.occurrences]));
  const others = changes.filter(({ key }) => !foretold.has(key) && !echoes.has(key));
  return {
    foretold: [...foretold.values()].reduce((sum, count) => sum + count, 0),
    told: changes.reduce((sum, { key, less }) => sum + (foretold.has(key) ? Math.max(0, less) : 0), 0),
    echoed: {
      foretold: [...echoes.values()].reduce((sum, count) => sum + count, 0),
      went: changes.reduce((sum, { key, less }) => sum + (echoes.has(key) ? less : 0), 0),
    },
    beside: others.filter(({ less }) => less > 0).map(({ key, less }) => `${key} −${less}`),
    fresh: others.filter(({ less }) => less < 0).map(({ key, less }) => `${key} +${-less}`),
  };
}

const amount = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + Math.abs(Number(/[+−](\d+)$/.exec(line)?.[1] ?? 0)), 0);
const percent = (went: number, foretold: number): string =>
  `${(100 * (went / Math.max(1, foretold) - 1)).toFixed(1)} %`;

const first = await reportOf(null);
const rows: string[][] = [];
const sums = { foretold: 0, went: 0, points: 0, pointsWon: 0 };
for (const cause of plantedCauses) {
  if (wanted.length > 0 && !wanted.some((part) => cause.key.includes(part))) continue;
  const fix = first.fixes?.find(({ key }) => key === cause.key);
  if (!fix) {
    rows.push([cause.key, 'no such fix', '', '', '', '', '', '']);
    continue;
  }
  const after = await reportOf(cause);
  const { foretold, told, echoed, beside, fresh } = whatWent(fix, first, after);
  const went = told + amount(beside);
  const won = (after.score ?? 0) - (first.score ?? 0);
  sums.foretold += foretold;
  sums.went += went;
  sums.points += fix.points;
  sums.pointsWon += won;
  rows.push([
    cause.key,
    String(foretold),
    String(went),
    percent(went, foretold),
    `${echoed.foretold} / ${echoed.went}`,
    String(fix.points),
    String(won),
    [...beside, ...fresh].join(', '),
  ]);
}
printTable([
  [
    ...['cause', 'foretold', 'went', 'difference', 'echoes foretold / went'],
    ...['points foretold', 'won', 'not foretold: −gone, +new'],
  ],
  ...rows,
  [
    'together',
    String(sums.foretold),
    String(sums.went),
    percent(sums.went, sums.foretold),
    '',
    String(sums.points),
    String(sums.pointsWon),
    '',
  ],
]);
