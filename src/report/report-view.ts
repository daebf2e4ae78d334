import type { BindingOverview } from '#contract/binding.ts';
import { rangesOf, type ThemeRanges, withoutInWords } from '#contract/common-themes.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import { isDefect } from '#contract/defect.ts';
import type { Fix } from '#contract/fix.ts';
import { countOf, formatDateTime, formatNumber, typeset } from '#contract/french.ts';
import { notAnalysedWords } from '#contract/not-analysed.ts';
import { type PageCounts, pageCountsInWords, pageCountsOf } from '#contract/page-counts.ts';
import type { CheckedRule, Finding, Report, ThemeResult, VisitedPage } from '#contract/report.ts';
import { bandOf, readScore, type ScoreRange, type ScoreReading } from '#contract/score-range.ts';
import { limitedByGrid, themeBand } from '#contract/theme-band.ts';
import { effortLabels, type SiteProfile, type Theme, themes } from '#contract/themes.ts';
import { widthOfFinding } from '#contract/where-shown.ts';
import { isCustom } from '#reference/customs.ts';
import { urgencyOf } from '#reference/urgencies.ts';
import { accessSentence } from './access-sentence.ts';
import { bindingOf, profileOf } from './binding/binding-of.ts';
import { overviewOf } from './binding/binding-overview.ts';
import { viewDecisions } from './decisions/view-decisions.ts';
import { anchorOf, type FindingView } from './finding-view.ts';
import { type FixView, viewFix } from './fixes/fix-view.ts';
import { firstFixes, fixesOf } from './fixes/fixes-of.ts';
import { gradeOf } from './grade.ts';
import { type HomePin, homePins } from './home-pins.ts';
import { type JourneyMeasuresView, viewJourneys } from './journey-view.ts';
import { laterMeasureSentence } from './later-measure-sentence.ts';
import { reasonsInWords } from './left-out-words.ts';
import { pageNames } from './page-names.ts';
import { shotsByUrl } from './place-of-finding.ts';
import type { PagePart } from './reading/page-places.ts';
import { type RgaaView, viewRgaa } from './rgaa-view.ts';
import { type SampleView, viewSample } from './sample-view.ts';
import { homePageOf, siteTitleOf } from './site-title.ts';
import { summaryOf } from './summary-sentence.ts';
import { explainThemeScore, type ThemeScoreExplanation } from './theme-score-words.ts';
import { scoreTone, severityLabels, severityTones, type Tone } from './tones.ts';
import { type TrialView, viewTrial } from './trial-view.ts';
import { type UntestedView, viewUntested } from './untested-view.ts';
import { verdictOf } from './verdict.ts';

export interface ThemeView extends ThemeScoreExplanation {
  readonly id: Theme;
  readonly label: string;
  readonly anchor: string;
  readonly score: ScoreReading;
  readonly tone: Tone;
  readonly band: string;
  /** Why its word is not that of its score; empty where it is. */
  readonly bandNote: string;
  /** Why there is no single score: what was not seen; null where there is one. */
  readonly unseen: string | null;
  readonly result: ThemeResult;
  readonly failures: readonly FindingView[];
  readonly reviews: readonly FindingView[];
  /** Usages not followed (`reference/customs.ts`): among neither of these. */
  readonly customs: readonly FindingView[];
  readonly passed: readonly CheckedRule[];
  /** Passed, where another check about the same thing found something. */
  readonly beside: readonly CheckedRule[];
  /** Passed where they could be tested, which was not everywhere. */
  readonly partly: readonly CheckedRule[];
  readonly inapplicable: readonly CheckedRule[];
  readonly untested: readonly CheckedRule[];
  /** Switched off for this audit. */
  readonly off: readonly CheckedRule[];
  /** The accessibility grid, in its theme; null in the others and in reports made before it. */
  readonly rgaa: RgaaView | null;
}

/** `isAsked`: the audit was made without a kind of site, which its owner may say (again). */
type BindingFigures = Pick<BindingOverview, 'profile' | 'sentence' | 'counts'> & {
  readonly isAsked: boolean;
};

export interface ReportView {
  readonly host: string;
  readonly url: string;
  /** What the site calls itself. */
  readonly title: string;
  readonly home: VisitedPage | null;
  readonly score: ScoreReading;
  readonly range: ScoreRange;
  readonly themeRanges: ThemeRanges;
  /** « sans la performance »: the themes that have no number; empty where all have one. */
  readonly without: string;
  readonly tone: Tone;
  readonly band: string;
  /** Why there is no single score: what was not seen; null where there is one. */
  readonly unseen: string | null;
  readonly finishedAt: string;
  /** What the site is, in one sentence made of the report’s facts. */
  readonly verdict: string;
  /** One sentence for a person in a hurry. */
  readonly summary: string;
  /** How many duties, risks and improvements its defects are; null in reports made before that was known. */
  readonly binding: BindingFigures | null;
  /** Pages found, read, not read and left out: one sentence, told the same everywhere; null where all were read. */
  readonly pageCounts: string | null;
  readonly counts: PageCounts;
  /** Why the report is not whole; null when it is. */
  readonly partial: string | null;
  /** What became of the access of the site; null where it has none. */
  readonly access: string | null;
  /** What became of speeds that could not be measured during the audit; null where all were. */
  readonly measuredLater: string | null;
  /** It shows pages that the access opened. */
  readonly isProtected: boolean;
  /** Where those show on the picture of the home page. */
  readonly pins: readonly HomePin[];
  /** What to do first: three to five fixes. */
  readonly firstFixes: readonly FixView[];
  /** The other fixes, in their order. */
  readonly moreFixes: readonly FixView[];
  /** What could not be tested, and why. */
  readonly untested: UntestedView;
  readonly themes: readonly ThemeView[];
  /** What checks on trial found, told apart; null where none is. */
  readonly trial: TrialView | null;
  /** The sample that was audited, page by page (null: none), and the journeys that were replayed. */
  readonly sample: SampleView | null;
  readonly journeys: readonly JourneyMeasuresView[];
  readonly pages: readonly VisitedPage[];
  readonly screenshots: ReadonlyMap<string, NonNullable<VisitedPage['screenshot']>>;
  readonly notAnalysed: readonly { readonly url: string; readonly reason: string }[];
  readonly notAnalysedMore: number;
  /** How many addresses were not analysed for each reason; empty where none was left. */
  readonly notAnalysedReasons: string;
  readonly device: string;
}

/**
 * Arranges a stored report for reading. Pure: the web page, the PDF and the mail show the same.
 * @param homePart what the picture of the home page shows, where `report` is an outline
 */
export function viewReport(
  report: Report,
  decided: DecidedReport | null = null,
  homePart?: PagePart,
): ReportView {
  const views = report.findings.map((finding) =>
    viewFinding(finding, report.pages.length, decided, profileOf(report)),
  );
  const failures = views.filter(({ finding }) => finding.verdict === 'fail');
  const reviews = views.filter(({ finding }) => finding.verdict === 'review');
  const grade = gradeOf(report);
  const counts = pageCountsOf(report);
  const byRule = new Map(
    views.map((view) => [`${view.finding.ruleId} ${view.finding.verdict}`, view] as const),
  );
  const fixes = fixesOf(report);
  const first = firstFixes(fixes, decided);
  const shown = new Set(first.map(({ key }) => key));
  const context = { report, findings: byRule, names: pageNames(report.pages), shots: shotsByUrl(report) };
  const viewOf = (fix: Fix) => viewFix(fix, context);
  return {
    host: report.host,
    url: report.url,
    title: siteTitleOf(report),
    home: homePageOf(report),
    score: readScore(report),
    range: report,
    themeRanges: rangesOf(report.themes),
    without: withoutInWords(report.without ?? []),
    tone: grade.tone,
    band: grade.label === '' ? 'Non noté' : grade.label,
    unseen: unseenOf(report),
    finishedAt: formatDateTime(report.finishedAt),
    verdict: typeset(verdictOf(report)),
    summary: summaryOf(report, failures, reviews.length, decided),
    binding: bindingFigures(report),
    pageCounts: counts.found > counts.read ? pageCountsInWords(counts, report.scope) : null,
    counts,
    partial: report.partial
      ? 'Ce rapport est partiel\u00a0: les pages qui manquent et les raisons sont plus bas.'
      : null,
    access: accessSentence(report),
    measuredLater: laterMeasureSentence(report),
    isProtected: report.access === 'used',
    pins: homePins(first, report, homePart),
    firstFixes: first.map(viewOf),
    moreFixes: fixes.filter(({ key }) => !shown.has(key)).map(viewOf),
    untested: viewUntested(report),
    trial: viewTrial(report),
    themes: report.themes.map((result) => viewTheme(result, report, failures, reviews)),
    sample: viewSample(report),
    journeys: viewJourneys(report),
    pages: report.pages,
    screenshots: new Map(
      report.pages.flatMap((page) => (page.screenshot ? [[page.url, page.screenshot] as const] : [])),
    ),
    notAnalysed: report.notAnalysed.map((page) => ({ url: page.url, reason: notAnalysedWords(page) })),
    notAnalysedMore: report.notAnalysedMore,
    notAnalysedReasons: reasonsInWords(report),
    device: report.bothDevices
      ? 'téléphone (vitesse mesurée aussi sur ordinateur)'
      : report.device === 'mobile'
        ? 'téléphone'
        : 'ordinateur',
  };
}

function viewTheme(
  result: ThemeResult,
  report: Report,
  failures: readonly FindingView[],
  reviews: readonly FindingView[],
): ThemeView {
  const own = (views: readonly FindingView[]) =>
    views.filter(({ finding }) => finding.theme === result.theme && !isCustom(finding));
  const checks = (status: CheckedRule['status']) =>
    report.checks.filter((check) => check.theme === result.theme && check.status === status);
  const band = themeBand(result, report.rgaa);
  return {
    id: result.theme,
    label: result.label,
    anchor: `theme-${result.theme}`,
    score: readScore(result),
    tone: scoreTone(band),
    band: band?.label ?? ungradedLabel(result, profileOf(report) !== null, own(failures).length > 0),
    bandNote: band && band !== bandOf(result) ? limitedByGrid : '',
    ...explainThemeScore(result, failures),
    unseen: unseenOf(result),
    result,
    failures: own(failures),
    reviews: own(reviews),
    customs: [...failures, ...reviews].filter(
      ({ finding }) => finding.theme === result.theme && isCustom(finding),
    ),
    passed: checks('pass').filter(({ untestedOn, beside }) => !untestedOn && !beside),
    beside: checks('pass').filter(({ beside }) => beside),
    partly: checks('pass').filter(({ untestedOn, beside }) => untestedOn && !beside),
    inapplicable: checks('inapplicable'),
    untested: checks('error'),
    off: checks('off'),
    rgaa:
      result.theme === 'accessibility' && report.rgaa
        ? viewRgaa(report.rgaa, [...failures, ...reviews], report)
        : null,
  };
}

/** The word in the place of a band: what is missing, and whether it was said since. */
function ungradedLabel({ pending, score }: ThemeResult, isDeclared: boolean, hasFailed: boolean): string {
  if (pending) return isDeclared ? 'Noté au prochain audit' : 'À préciser\u00a0: type de site';
  return score === null && !hasFailed ? 'Non testé' : 'Non noté';
}

/** A finding as page, PDF and mail show it. @param pageCount pages of the whole audit */
export function viewFinding(
  finding: Finding,
  pageCount: number,
  decided: DecidedReport | null = null,
  profile: SiteProfile | null = null,
): FindingView {
  return {
    finding,
    anchor: anchorOf(finding),
    severity: severityLabels[finding.severity],
    tone: finding.verdict === 'fail' ? severityTones[finding.severity] : 'neutral',
    theme: themes[finding.theme].label,
    urgency: isDefect(finding) ? typeset(urgencyOf(finding.ruleId)?.reason ?? '') : '',
    reach: [reachOf(finding, pageCount), widthOfFinding(finding).toLowerCase()].filter(Boolean).join(', '),
    gain: gainOf(finding),
    effort: effortLabels[finding.effort],
    references: referencesOf(finding),
    binding: bindingOf(finding, profile),
    decisions: viewDecisions(decided, finding),
  };
}

/** A criterion stays unsaid where the references already name it or one of its tests. */
function referencesOf({ references, rgaa }: Finding): string[] {
  const unsaid = rgaa.filter(
    (id) => !references.some((named) => named === `RGAA ${id}` || named.startsWith(`RGAA ${id}.`)),
  );
  return [...references, ...unsaid.map((id) => `RGAA ${id}`)];
}

/** Points of the site score: the only scale. What is not proven wins none. */
const gainOf = (finding: Finding): string =>
  isDefect(finding) && finding.gain > 0 ? `+${countOf(finding.gain, 'point', 'points')} si corrigé` : '';

function reachOf(finding: Finding, pageCount: number): string {
  if (finding.pages.length === 0) return 'tout le site';
  if (pageCount === 1) return countOf(finding.occurrences, 'endroit', 'endroits');
  return `${countOf(finding.pages.length, 'page', 'pages')} sur ${formatNumber(pageCount)}`;
}

/** The figures alone: what each finding binds by stands in its own view. */
function bindingFigures(report: Report): ReportView['binding'] {
  const overview = overviewOf(report);
  if (overview === null) return null;
  const { profile, sentence, counts } = overview;
  return { profile, sentence, counts, isAsked: report.profile === null };
}

/** Told where it changes how the score is shown. */
function unseenOf(result: Pick<Report, 'score' | 'upTo' | 'unseen' | 'without'>): string | null {
  return readScore(result).kind === 'rated' && !result.without ? null : (result.unseen ?? null);
}
