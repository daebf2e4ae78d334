import { countOf, formatDateTime, formatNumber } from '#contract/french.ts';
import { notAnalysedWords } from '#contract/not-analysed.ts';
import type { CheckedRule, Finding, Report, ThemeResult, VisitedPage } from '#contract/report.ts';
import { effortLabels, scoreBand, type Theme, themes } from '#contract/themes.ts';
import type { FindingView } from './finding-view.ts';
import { type RgaaView, viewRgaa } from './rgaa-view.ts';
import { scoreTone, severityLabels, severityTones, type Tone } from './tones.ts';

export interface ThemeView {
  readonly id: Theme;
  readonly label: string;
  readonly anchor: string;
  readonly score: number | null;
  readonly tone: Tone;
  readonly band: string;
  readonly result: ThemeResult;
  readonly failures: readonly FindingView[];
  readonly reviews: readonly FindingView[];
  readonly passed: readonly CheckedRule[];
  readonly inapplicable: readonly CheckedRule[];
  readonly untested: readonly CheckedRule[];
  /** Switched off for this audit. */
  readonly off: readonly CheckedRule[];
  /** The accessibility grid, in its theme; null in the others and in reports made before it. */
  readonly rgaa: RgaaView | null;
}

export interface ReportView {
  readonly host: string;
  readonly url: string;
  readonly score: number | null;
  readonly tone: Tone;
  readonly band: string;
  readonly finishedAt: string;
  /** One sentence for a person in a hurry. */
  readonly summary: string;
  /** Why the report is not whole; null when it is. */
  readonly partial: string | null;
  readonly firstThings: readonly FindingView[];
  readonly themes: readonly ThemeView[];
  readonly pages: readonly VisitedPage[];
  readonly screenshots: ReadonlyMap<string, NonNullable<VisitedPage['screenshot']>>;
  readonly notAnalysed: readonly { readonly url: string; readonly reason: string }[];
  readonly notAnalysedMore: number;
  readonly device: string;
}

const firstThingsLimit = 5;

/** Arranges a stored report for reading. Pure: the web page, the PDF and the mail show the same. */
export function viewReport(report: Report): ReportView {
  const views = report.findings.map((finding) => viewFinding(finding, report.pages.length));
  const failures = views.filter(({ finding }) => finding.verdict === 'fail');
  const reviews = views.filter(({ finding }) => finding.verdict === 'review');
  return {
    host: report.host,
    url: report.url,
    score: report.score,
    tone: scoreTone(report.score),
    band: report.score === null ? 'Non noté' : scoreBand(report.score).label,
    finishedAt: formatDateTime(report.finishedAt),
    summary: summaryOf(report, failures.length, reviews.length),
    partial: partialOf(report),
    firstThings: failures.slice(0, firstThingsLimit),
    themes: report.themes.map((result) => viewTheme(result, report, failures, reviews)),
    pages: report.pages,
    screenshots: new Map(
      report.pages.flatMap((page) => (page.screenshot ? [[page.url, page.screenshot] as const] : [])),
    ),
    notAnalysed: report.notAnalysed.map((page) => ({ url: page.url, reason: notAnalysedWords(page) })),
    notAnalysedMore: report.notAnalysedMore,
    device: report.device === 'mobile' ? 'téléphone' : 'ordinateur',
  };
}

function viewTheme(
  result: ThemeResult,
  report: Report,
  failures: readonly FindingView[],
  reviews: readonly FindingView[],
): ThemeView {
  const own = (views: readonly FindingView[]) =>
    views.filter(({ finding }) => finding.theme === result.theme);
  const checks = (status: CheckedRule['status']) =>
    report.checks.filter((check) => check.theme === result.theme && check.status === status);
  return {
    id: result.theme,
    label: result.label,
    anchor: `theme-${result.theme}`,
    score: result.score,
    tone: scoreTone(result.score),
    band: result.score === null ? 'Non testé' : scoreBand(result.score).label,
    result,
    failures: own(failures),
    reviews: own(reviews),
    passed: checks('pass'),
    inapplicable: checks('inapplicable'),
    untested: checks('error'),
    off: checks('off'),
    rgaa:
      result.theme === 'accessibility' && report.rgaa
        ? viewRgaa(report.rgaa, [...failures, ...reviews])
        : null,
  };
}

function viewFinding(finding: Finding, pageCount: number): FindingView {
  return {
    finding,
    anchor: `${finding.verdict === 'fail' ? 'constat' : 'verifier'}-${finding.ruleId}`,
    severity: severityLabels[finding.severity],
    tone: finding.verdict === 'fail' ? severityTones[finding.severity] : 'neutral',
    theme: themes[finding.theme].label,
    reach: reachOf(finding, pageCount),
    gain: gainOf(finding),
    effort: effortLabels[finding.effort],
    references: referencesOf(finding),
  };
}

/** A criterion stays unsaid where the references already name it or one of its tests. */
function referencesOf({ references, rgaa }: Finding): string[] {
  const unsaid = rgaa.filter(
    (id) => !references.some((named) => named === `RGAA ${id}` || named.startsWith(`RGAA ${id}.`)),
  );
  return [...references, ...unsaid.map((id) => `RGAA ${id}`)];
}

/** Points of the site score, else those of the theme, else nothing: small gains add up without showing. */
function gainOf(finding: Finding): string {
  if (finding.gain > 0) return `+${countOf(finding.gain, 'point', 'points')} si corrigé`;
  if (finding.themeGain <= 0) return '';
  return `+${countOf(finding.themeGain, 'point', 'points')} en ${themes[finding.theme].label.toLowerCase()} si corrigé`;
}

function reachOf(finding: Finding, pageCount: number): string {
  if (finding.pages.length === 0) return 'tout le site';
  if (pageCount === 1) return countOf(finding.occurrences, 'endroit', 'endroits');
  return `${countOf(finding.pages.length, 'page', 'pages')} sur ${formatNumber(pageCount)}`;
}

function summaryOf(report: Report, failures: number, reviews: number): string {
  const pages = countOf(report.pages.length, 'page analysée', 'pages analysées');
  const urgent = report.findings.filter(
    (finding) => finding.verdict === 'fail' && finding.severity === 'bloquant',
  ).length;
  const blocking = urgent === 0 ? '' : `, dont ${countOf(urgent, 'bloquant', 'bloquants')}`;
  const doubts =
    reviews === 0 ? '' : ` ${countOf(reviews, 'point reste', 'points restent')} à vérifier par une personne.`;
  return `${pages}, ${countOf(failures, 'problème constaté', 'problèmes constatés')}${blocking}.${doubts}`;
}

function partialOf(report: Report): string | null {
  if (!report.partial) return null;
  const missing = report.notAnalysed.filter(
    ({ reason }) => reason !== 'limit' && reason !== 'excluded',
  ).length;
  return `Ce rapport est partiel\u00a0: ${countOf(missing, 'page n’a pas pu être analysée', 'pages n’ont pas pu être analysées')}. La liste et les raisons sont plus bas.`;
}
