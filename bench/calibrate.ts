/**
 * Scores of real sites, on which the prices of `docs/scoring.md` were chosen: deciles by theme, and the rules that fail on most
 * sites. `npm run bench -- calibrate <folder> [pages]`: the folder holds a checkout of each repository of `calibration-sites.tsv`, named
 * `owner+name`, and gets what was gathered of each (`<folder>/gathered/`, kept) and its report by today’s rules (`<folder>/reports/`).
 * Speeds are left out: their score is Lighthouse’s own. So is what the way of serving decides: no certificate of this machine says
 * anything of a site.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '#contract/report.ts';
import { readScore, type ScoreRange } from '#contract/score-range.ts';
import { themeIds, themes } from '#contract/themes.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { rulesByTheme } from '#engine/rules/registry.ts';
import { auditCommand, benchChromium } from './commands.ts';
import { costOf, printTable } from './measure.ts';
import { serveCheckout } from './serve-checkout.ts';

const folder = resolve(process.argv[2] ?? '.');
const pages = Number(process.argv[3] ?? 3);
const listed = readFileSync(new URL('./calibration-sites.tsv', import.meta.url), 'utf8');
const sites = listed
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [repository = '', commit = '', below = '.', profile = ''] = line.split('\t');
    return { repository, commit, below, profile, name: repository.replace('/', '+') };
  });
type Site = (typeof sites)[number];

const leftOut = [
  ...rulesByTheme.performance.map(({ id }) => id),
  ...[
    'sec-https-absent',
    'sec-http-non-redirige',
    'sec-mot-de-passe-http',
    'sec-formulaire-http',
    'eco-http2',
  ],
];
const reports = join(folder, 'reports');
mkdirSync(reports, { recursive: true });
const browser = await benchChromium();
const judged: Report[] = [];
for (const site of sites) await audit(site);
print(judged);

/** Visits the site once, then judges what was gathered of it, which takes no browser. */
async function audit(site: Site): Promise<void> {
  const gathered = join(folder, 'gathered', site.name);
  if (!existsSync(gathered)) {
    const root = join(folder, site.name, site.below);
    if (!existsSync(root)) return console.log(`${site.repository}: no checkout`);
    const served = await serveCheckout(root);
    const visit = [
      ...auditCommand(served.origin, pages),
      '--profile',
      site.profile,
      '--gather-only',
      gathered,
    ];
    const { code, wallSeconds } = await costOf(process.execPath, visit, { CHROMIUM_PATH: browser });
    await served.close();
    if (code !== 0) rmSync(gathered, { recursive: true, force: true });
    console.log(`${site.repository}: visited in ${wallSeconds.toFixed(0)} s, code ${code}`);
  }
  if (!existsSync(gathered)) return;
  const { report } = await replayAudit(gathered, { engineVersion: 'calibration', rulesOff: leftOut });
  writeFileSync(fileOf(site), JSON.stringify(report));
  judged.push(report);
}

function fileOf({ name }: Site): string {
  return join(reports, `${name}.json`);
}

function print(all: readonly Report[]): void {
  console.log(`\n${all.length} sites\n`);
  const rows = themeIds.map((id) => [
    themes[id].label,
    all.flatMap((report) => rated(report.themes.find(({ theme }) => theme === id))),
  ]) as [string, number[]][];
  printTable([
    ['theme', 'sites', 'least', '1st', '2nd', '3rd', '4th', 'median', '6th', '7th', '8th', '9th', 'most'],
    ...rows.map(([label, scores]) => decilesOf(label, scores)),
    decilesOf(
      'Site',
      all.flatMap(({ score }) => score ?? []),
    ),
  ]);
  console.log('');
  printTable([['rule', 'severity', 'sites that fail'], ...mostFailed(all)]);
}

const rated = (range: ScoreRange | undefined): number[] => {
  const reading = range && readScore(range);
  return reading?.kind === 'rated' ? [reading.score] : [];
};

function decilesOf(label: string, scores: readonly number[]): string[] {
  const sorted = scores.toSorted((a, b) => a - b);
  const at = (tenth: number) => String(sorted[Math.round((tenth / 10) * (sorted.length - 1))] ?? '–');
  return [label, String(sorted.length), ...Array.from({ length: 11 }, (_, tenth) => at(tenth))];
}

/** Rules that fail on a fifth of the sites and cost something. */
function mostFailed(all: readonly Report[]): string[][] {
  const seen = new Map<string, { severity: string; sites: number }>();
  for (const { findings } of all) {
    const failed = findings.filter(({ verdict, severity }) => verdict === 'fail' && severity !== 'info');
    for (const { ruleId, severity } of new Map(failed.map((one) => [one.ruleId, one])).values())
      seen.set(ruleId, { severity, sites: (seen.get(ruleId)?.sites ?? 0) + 1 });
  }
  return [...seen]
    .filter(([, { sites: count }]) => count * 5 >= all.length)
    .sort(([, a], [, b]) => b.sites - a.sites)
    .map(([id, { severity, sites: count }]) => [id, severity, String(count)]);
}
