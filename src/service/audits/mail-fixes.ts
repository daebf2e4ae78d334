import type { DecidedReport } from '#contract/decisions.ts';
import { isDefect } from '#contract/defect.ts';
import type { Fix } from '#contract/fix.ts';
import { upperFirst } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import type { Finding, Report } from '#contract/report.ts';
import { severities } from '#contract/themes.ts';
import { pagesToVerify } from '#contract/verifiable.ts';
import { widthOfFinding } from '#contract/where-shown.ts';
import type { Comparison } from '#report/compare/compare-reports.ts';
import { summariseComparison } from '#report/compare/summarise-comparison.ts';
import { viewFix } from '#report/fixes/fix-view.ts';
import { firstFixes, fixesOf } from '#report/fixes/fixes-of.ts';
import { placeOfFinding, type ShotsByUrl, shotsByUrl } from '#report/place-of-finding.ts';
import { homePageOf } from '#report/site-title.ts';
import { isPageUnknown, verifiedAt } from '../verifications/verifiable-pages.ts';

type Finished = MailData<'audit-finished'>;

const shownFixes = 5;
const shownChanges = 3;
/** Titles and texts may quote a site: a mail stays under 100 kB whatever it says. */
const longestText = 600;
const cut = (text: string) => (text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text);

/** Where one finding is checked again on one page, where it can be; opening it starts nothing. */
function verifyUrl(reportUrl: string, report: Report, finding: Finding): { verifyUrl?: string } {
  const [page] = pagesToVerify(verifiedAt(finding.ruleId), finding, report.url);
  if (page === undefined || isPageUnknown(finding)) return {};
  return { verifyUrl: `${reportUrl}?${new URLSearchParams({ verifier: finding.ruleId, page })}` };
}

/** The five things to do first, as the page has them, each with the way to check it and a picture of its place. */
export function mailFixes(
  report: Report,
  reportUrl: string,
  decided: DecidedReport | null = null,
): Finished['findings'] {
  const shots = shotsByUrl(report);
  return firstFixes(fixesOf(report), decided)
    .slice(0, shownFixes)
    .flatMap((fix) => mailFix(report, reportUrl, fix, shots));
}

/** The home page as visited, for the head of the mail; nothing where no picture was taken. */
export function mailHome(report: Report): Pick<Finished, 'home'> {
  const shot = homePageOf(report)?.screenshot;
  return shot ? { home: shot } : {};
}

/** The first place of these findings that a picture shows, and else the first page that is concerned. */
function whereSeen(
  report: Report,
  findings: readonly Finding[],
  shots: ShotsByUrl,
): Pick<Finished['findings'][number], 'page' | 'picture'> {
  for (const finding of findings) {
    const place = placeOfFinding(finding, shots, report.device);
    if (place) return { page: cut(place.url), picture: { ...place.screenshot, box: place.box } };
  }
  const page = findings.flatMap(({ pages }) => pages)[0]?.url;
  return page === undefined ? {} : { page: cut(page) };
}

function mailFinding(report: Report, reportUrl: string, finding: Finding): Finished['findings'][number] {
  const { title, why, fix, severity, gain } = finding;
  const width = widthOfFinding(finding);
  return {
    title: cut(title),
    why: cut(why),
    fix: cut(fix),
    severity,
    gain,
    ...(width !== '' && { width }),
    ...verifyUrl(reportUrl, report, finding),
  };
}

/** Told, and checked, by the gravest of the findings it takes away. */
function mailFix(report: Report, reportUrl: string, fix: Fix, shots: ShotsByUrl): Finished['findings'] {
  const erased = fix.findings.flatMap(
    ({ ruleId, verdict }) =>
      report.findings.find((finding) => finding.ruleId === ruleId && finding.verdict === verdict) ?? [],
  );
  const byGravity = erased.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );
  const [gravest] = byGravity;
  if (gravest === undefined) return [];
  const told = { ...mailFinding(report, reportUrl, gravest), ...whereSeen(report, byGravity, shots) };
  if (erased.length === 1) return [{ ...told, title: cut(fix.title), gain: fix.points }];
  const { where, gain, work, role } = viewFix(fix, { report, findings: new Map(), names: new Map(), shots });
  const line = [where, gain, work, role].filter((fact) => fact !== '').join(' · ');
  const facts = upperFirst(line);
  return [{ ...told, title: cut(fix.title), why: cut(fix.explanation), fix: '', gain: fix.points, facts }];
}

/** What is new and what is corrected, defects only, the gravest first. */
export function mailChanges(comparison: Comparison): NonNullable<Finished['changes']> {
  const { counts, rules } = summariseComparison(comparison);
  const defects = rules.filter(isDefect);
  const of = (what: 'fresh' | 'fixed') => {
    const changed = defects.filter((rule) => rule[what].count > 0);
    const shown = changed.slice(0, shownChanges).map((rule) => ({
      title: cut(rule.title),
      count: rule[what].count,
    }));
    return { count: counts[what], rules: changed.length, shown };
  };
  return { fresh: of('fresh'), fixed: of('fixed') };
}
