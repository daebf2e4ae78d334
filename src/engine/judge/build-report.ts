import type { AuditOrder } from '#contract/audit.ts';
import type { CookieTable } from '#contract/cookie-table.ts';
import { countPages } from '#contract/page-counts.ts';
import {
  type NotAnalysedPage,
  type Report,
  reportSchemaVersion,
  type VisitedPage,
} from '#contract/report.ts';
import type { RgaaGrid } from '#contract/rgaa-grid.ts';
import { sampleRows, stateTitle } from '#contract/sample-rows.ts';
import type { Theme } from '#contract/themes.ts';
import { sobrietyScore } from '../derive/load/sobriety.ts';
import { groupFixes } from '../fixes/group-fixes.ts';
import { buildGrid } from '../rgaa/build-grid.ts';
import type { ProvenFact } from '../rgaa/prove-page.ts';
import type { KnownSite } from '../rgaa/prove-site.ts';
import { isReferential, type ReferentialId, referentials } from '../rgaa/referentials.ts';
import type { Rule } from '../rule.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';
import { type BlindSpots, nothingUnseen } from '../score/blind-spots.ts';
import {
  mergeSameDefects,
  outcomeOf,
  outcomeOff,
  type PageVerdicts,
  type RuleOutcome,
  type Seen,
} from '../score/findings.ts';
import { pageScores } from '../score/page-scores.ts';
import { buildRuleTree, type RuleTree } from '../score/penalty.ts';
import { type MeasuredScores, scoreReport } from '../score/score-report.ts';
import { scoreWithout } from '../score/score-without.ts';
import { meanOfPages } from '../score/site-score.ts';
import { boundWalks } from './bound-walks.ts';
import { markNear } from './near-findings.ts';
import { confirmedOf, toldApart, trialOf, withoutTrial } from './on-trial.ts';

/** Everything the audit brought home. */
export interface ReportSources {
  readonly order: AuditOrder;
  /** Address reached from the asked one. */
  readonly url: string;
  readonly pages: readonly {
    readonly summary: VisitedPage;
    readonly verdicts: readonly RuleVerdict[];
    readonly proven?: readonly ProvenFact[];
  }[];
  /** What the pages are to the site; the grid of the referential needs it. */
  readonly site?: KnownSite;
  readonly siteVerdicts: readonly RuleVerdict[];
  readonly notAnalysed: readonly NotAnalysedPage[];
  /** What was not seen of the pages. Default: everything was. */
  readonly blind?: BlindSpots;
  /** The home page was measured as often as it is to be. Default: yes. */
  readonly homeMeasured?: boolean;
  /** Left out for another reason than the asked limit. */
  readonly partial: boolean;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly engineVersion: string;
  readonly environment: Report['environment'];
  /** Journeys that were replayed. */
  readonly journeys?: Report['journeys'];
  /** Cookies and trackers by choice. */
  readonly cookies?: CookieTable | null;
  /** Sensitive addresses were asked for. */
  readonly activeProbes?: boolean;
}

const notAnalysedLimit = 500;

/** Verdicts → findings → scores → the stored report. Pure: the same sources gives the same report. */
export function buildReport(
  judged: ReportSources,
  allByTheme: Readonly<Record<Theme, readonly Rule[]>>,
): Report {
  const rulesByTheme = confirmedOf(allByTheme);
  const sources = withoutTrial(judged, allByTheme);
  const blind = sources.blind ?? nothingUnseen;
  const seen = { read: sources.pages.map(({ summary }) => summary.url), blind };
  const outcomes = mergeSameDefects(outcomesOf(sources, rulesByTheme, seen), sources.pages.length);
  const off = new Set(sources.order.rulesOff);
  const run = Object.values(rulesByTheme)
    .flat()
    .filter(({ id }) => !off.has(id));
  const tree = buildRuleTree(run);
  const measured = measuredScores(sources, blind.unread);
  const result = scoreReport(outcomes, measured, tree, seen);
  const { host, hostname } = new URL(sources.url);
  return {
    schemaVersion: reportSchemaVersion,
    engineVersion: sources.engineVersion,
    referential: 'rgaa-4.1.2',
    url: sources.url,
    host,
    scope: sources.order.scope,
    device: sources.order.device,
    ...(sources.order.bothDevices && { bothDevices: true as const }),
    profile: sources.order.profile,
    startedAt: sources.startedAt.toISOString(),
    finishedAt: sources.finishedAt.toISOString(),
    partial: sources.partial,
    ...result,
    fixes: groupFixes({
      outcomes,
      tree,
      host: hostname,
      findings: result.findings,
      pageCount: seen.read.length,
      profile: sources.order.profile,
      gainOf: scoreWithout(outcomes, measured, tree, seen, result.without),
    }),
    checks: markNear(
      outcomes.flatMap((outcome) => (outcome.check ? [outcome.check] : [])),
      result.findings,
      run,
    ),
    pages: pagesOf(sources, outcomes, tree),
    ...(sources.order.sample && { sample: sources.order.sample }),
    ...(sources.journeys && sources.journeys.length > 0 && { journeys: sources.journeys }),
    notAnalysed: sources.notAnalysed.slice(0, notAnalysedLimit),
    notAnalysedMore: Math.max(0, sources.notAnalysed.length - notAnalysedLimit),
    pageCounts: countPages(sources.pages.length, sources.notAnalysed),
    ...rgaaOf(gridOf(sources, rulesByTheme.accessibility, result.findings)),
    ...otherGridsOf(sources, rulesByTheme.accessibility, result.findings),
    ...(sources.cookies && { cookies: sources.cookies }),
    ...(sources.activeProbes !== undefined && { activeProbes: sources.activeProbes }),
    ...(sources.order.access && { access: sources.order.access }),
    environment: sources.environment,
    ...toldApart(outcomesOf(judged, trialOf(allByTheme), seen)),
  };
}

/** The pages as the report lists them, each with what it is worth by itself. */
function pagesOf({ pages }: ReportSources, outcomes: readonly RuleOutcome[], tree: RuleTree): VisitedPage[] {
  const summaries = pages.map(({ summary }) => summary);
  const scores = pageScores(outcomes, summaries, tree);
  return boundWalks(summaries).map((summary, index) => ({
    ...summary,
    score: scores[index] ?? null,
    failures: (pages[index]?.verdicts ?? []).filter(({ status }) => status === 'fail').length,
  }));
}

const rgaaOf = (grid: RgaaGrid | null) => (grid ? { rgaa: grid } : {});

/** The grid from the verdicts; `findings` name the rules where it can be read. Null when the site is not known. */
export function gridOf(
  sources: ReportSources,
  rules: readonly Rule[],
  findings: Report['findings'] = [],
  referential: ReferentialId = 'rgaa-4.1.2',
): RgaaGrid | null {
  const { site } = sources;
  if (!site) return null;
  const input = {
    pages: sources.pages.map(({ summary, verdicts, proven = [] }) => ({
      url: summary.url,
      verdicts,
      proven,
    })),
    siteVerdicts: sources.siteVerdicts,
    site: { ...site, wholeSite: sources.order.scope === 'site' },
    rules: rules.filter(({ trial }) => !trial),
    findings,
  };
  const grid = buildGrid(input, referentials[referential]);
  return { ...grid, sample: sampleOfGrid(sources) ?? [...grid.sample, ...statesOfGrid(sources)] };
}

/** The sample that a person made, page by page: the columns of the grid bear its names, in its order. */
function sampleOfGrid({ order, pages, notAnalysed }: ReportSources): RgaaGrid['sample'] | null {
  if (!order.sample) return null;
  const summaries = pages.map(({ summary }) => summary);
  return sampleRows({ sample: order.sample, pages: summaries, notAnalysed }).map(({ kind, name, page }) => ({
    role: kind === 'other' ? 'chosen' : kind,
    label: name,
    url: page?.url ?? null,
  }));
}

/** Steps of processes that journeys lead to, where nobody chose the pages. */
const statesOfGrid = ({ pages }: ReportSources): RgaaGrid['sample'] =>
  pages.flatMap(({ summary: { state, url } }) =>
    state ? [{ role: 'step', label: stateTitle(state), url }] : [],
  );

function otherGridsOf(sources: ReportSources, rules: readonly Rule[], findings: Report['findings']) {
  const asked = (sources.order.otherReferentials ?? []).filter(isReferential);
  const grids = asked.flatMap((id) => gridOf(sources, rules, findings, id) ?? []);
  return grids.length > 0 ? { otherGrids: grids } : {};
}

function outcomesOf(
  sources: ReportSources,
  rulesByTheme: Readonly<Record<Theme, readonly Rule[]>>,
  seen: Seen,
): RuleOutcome[] {
  const pages: PageVerdicts[] = sources.pages.map(({ summary, verdicts }) => ({
    url: summary.url,
    verdicts,
  }));
  const located = new Map<string, { url: string; verdict: RuleVerdict }[]>();
  const add = (url: string, verdict: RuleVerdict) => {
    const list = located.get(verdict.ruleId);
    if (list) list.push({ url, verdict });
    else located.set(verdict.ruleId, [{ url, verdict }]);
  };
  for (const page of pages) for (const verdict of page.verdicts) add(page.url, verdict);
  for (const verdict of sources.siteVerdicts) add(sources.url, verdict);
  const off = new Set(sources.order.rulesOff);
  return (Object.entries(rulesByTheme) as [Theme, readonly Rule[]][]).flatMap(([theme, rules]) =>
    rules.map((rule) =>
      off.has(rule.id) ? outcomeOff(rule, theme) : outcomeOf(rule, theme, located.get(rule.id) ?? [], seen),
    ),
  );
}

function measuredScores({ pages, homeMeasured = true }: ReportSources, unread: number): MeasuredScores {
  const performance = pages.map(({ summary }, index) =>
    index === 0 && !homeMeasured ? null : summary.performanceScore,
  );
  const sobriety = pages.map(({ summary }) =>
    summary.sobriety === null ? null : sobrietyScore(summary.sobriety),
  );
  return { performance: meanOfPages(performance, unread), sobriety: meanOfPages(sobriety, unread) };
}
