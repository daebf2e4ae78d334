/**
 * Findings known again from one audit to the next: the demonstration site is audited, then twins of it whose elements
 * were moved, renamed, reordered, duplicated, corrected, reworded, redesigned, then all of it. Each element carries the
 * truth in an attribute that matching never sees: `npm run bench -- identity [pages] [seed]`.
 */
import type { Evidence, Report } from '#contract/report.ts';
import { demoFolder } from '#demo/serve-demo.ts';
import { auditSite } from '#engine/audit-site.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { compareReports } from '#report/compare/compare-reports.ts';
import { type Occurrence, occurrencesOf } from '#report/compare/occurrence.ts';
import { benchChromium } from './commands.ts';
import { printTable } from './measure.ts';
import { type Change, changes, serveTwins, truthAttribute } from './twin-site.ts';

const pages = Number(process.argv[2] ?? 8);
const seed = Number(process.argv[3] ?? 1);
const site = await serveTwins(demoFolder);
const executablePath = await benchChromium();

async function audit(): Promise<Report> {
  const policy = { allow: [new URL(site.origin).host] };
  const publicUrl = 'http://127.0.0.1:3000';
  const pool = createVisitPool({ executablePath, policy, publicUrl });
  try {
    const outcome = await auditSite(
      {
        url: `${site.origin}/`,
        scope: 'site',
        maxPages: pages,
        device: 'mobile',
        exclude: [],
        profile: 'public',
      },
      { pool, policy, clock: systemClock, engineVersion: 'bench', publicUrl },
      { signal: new AbortController().signal },
    );
    if (outcome.kind === 'failure') throw new Error(`${outcome.code}: ${outcome.detail}`);
    return outcome.report;
  } finally {
    await pool.close();
  }
}

const written = new RegExp(` ${truthAttribute}="([^"]*)"`);

/** What matching must find again, told by the proof itself, out of its sight. */
const truths = new WeakMap<Evidence, string>();

/** Takes the truth out of a report: what is left is what a real audit would have stored. */
function withoutTruth(report: Report): Report {
  for (const finding of report.findings)
    for (const { evidence } of [{ evidence: finding.evidence }, ...finding.pages])
      for (const piece of evidence) {
        if (piece.type !== 'element') continue;
        const truth = written.exec(piece.snippet)?.[1];
        if (truth !== undefined) truths.set(piece, truth);
        piece.snippet = piece.snippet.replaceAll(new RegExp(written, 'g'), '');
        // axe-core may choose the attribute to point at the element.
        piece.selector = piece.selector.replaceAll(new RegExp(`\\[${truthAttribute}="[^"]*"\\]`, 'g'), '');
      }
  return report;
}

/** A copy made by a twin is its original to the last letter: either may be the one known again. */
const truthOf = ({ evidence }: Occurrence): string | undefined => truths.get(evidence)?.replaceAll('+', '');

const truthsOf = (report: Report, ruleId: string): string[] =>
  report.findings
    .filter((finding) => finding.ruleId === ruleId)
    .flatMap((finding) => occurrencesOf(finding))
    .flatMap((occurrence) => truthOf(occurrence) ?? []);

interface Tally {
  possible: number;
  matched: number;
  right: number;
}

function tallyOf(before: Report, after: Report, show: boolean): Tally {
  const tally = { possible: 0, matched: 0, right: 0 };
  for (const { ruleId, still, fixed } of compareReports(before, after).rules) {
    const again = truthsOf(after, ruleId);
    const left = [...again];
    for (const truth of truthsOf(before, ruleId)) {
      const at = left.indexOf(truth);
      if (at < 0) continue;
      left.splice(at, 1);
      tally.possible += 1;
    }
    for (const match of still) {
      const [one, other] = [truthOf(match.before), truthOf(match.after)];
      if (one === undefined || other === undefined) continue;
      tally.matched += 1;
      if (one === other) tally.right += 1;
      else if (show)
        console.error(`wrong ${match.signal} ${ruleId} ${shownOf(match.before)} = ${shownOf(match.after)}`);
    }
    for (const occurrence of fixed)
      if (show && again.includes(truthOf(occurrence) ?? ''))
        console.error(`missed ${ruleId} ${shownOf(occurrence)}`);
  }
  return tally;
}
const shownOf = ({ evidence }: Occurrence) =>
  evidence.type === 'element'
    ? `${truths.get(evidence)} ${evidence.selector} ${evidence.snippet.slice(0, 80)}`
    : '';

const percent = (share: number) => (100 * share).toFixed(1);
const first = withoutTruth(await audit());
const rows: string[][] = [];
const total: Tally = { possible: 0, matched: 0, right: 0 };
for (const kinds of [...changes.map((change): Change[] => [change]), [...changes]]) {
  site.become({ seed, changes: kinds });
  const tally = tallyOf(first, withoutTruth(await audit()), process.env.SHOW === '1');
  total.possible += tally.possible;
  total.matched += tally.matched;
  total.right += tally.right;
  rows.push(rowOf(kinds.length > 1 ? 'all of it' : kinds.join(), tally));
}
await site.close();
printTable([
  ['twin', 'to know again', 'known', 'precision %', 'recall %'],
  ...rows,
  rowOf('together', total),
]);

function rowOf(name: string, { possible, matched, right }: Tally): string[] {
  return [
    name,
    String(possible),
    String(right),
    percent(right / Math.max(1, matched)),
    percent(right / Math.max(1, possible)),
  ];
}
