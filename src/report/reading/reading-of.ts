import type { DecidedReport } from '#contract/decisions.ts';
import type { Finding, Report } from '#contract/report.ts';
import { bindingOf, profileOf, stakeOf } from '../binding/binding-of.ts';
import { type CarbonView, viewCarbon } from '../chapters/carbon-view.ts';
import { type CookiesView, viewCookies } from '../chapters/cookies-view.ts';
import { type FieldView, viewField } from '../chapters/field-view.ts';
import { type DutyView, viewLegal } from '../chapters/legal-view.ts';
import { type PageRow, rankPages } from '../chapters/pages-view.ts';
import {
  type BothPage,
  type DisturbedPage,
  type PerformanceView,
  viewBoth,
  viewDisturbed,
  viewPerformance,
} from '../chapters/performance-view.ts';
import type { FindingView } from '../finding-view.ts';
import { type ReportView, viewReport } from '../report-view.ts';
import { briefFinding, briefPage, briefView, withoutProofs } from './brief-view.ts';
import { type Beside, isAsked, isFor } from './filter-findings.ts';
import type { PagePart } from './page-places.ts';
import { isFiltered, noQuery, type ReaderRole, type ReportQuery, readerRoles } from './report-query.ts';
import { sentenceFor } from './role-sentence.ts';

/** What the filters leave, one page of it. */
interface FoundFindings {
  readonly items: readonly FindingView[];
  readonly count: number;
  /** From 1. */
  readonly at: number;
  readonly pageCount: number;
}

/** A report arranged for a reader: everything its page shows. */
export interface ReportReading {
  readonly view: ReportView;
  readonly query: ReportQuery;
  /** Null where nothing is asked: all findings stand in their themes. */
  readonly found: FoundFindings | null;
  /** All findings: defects, what is to be checked, what is good to know. */
  readonly findingCount: number;
  /** Findings for each reader. */
  readonly roles: Readonly<Record<ReaderRole, number>>;
  /** What the report says to that reader first; empty where no role is chosen. */
  readonly sentence: string;
  /** The worst first. */
  readonly pages: readonly PageRow[];
  /** How many there are, past those above. */
  readonly pageCount: number;
  readonly performance: PerformanceView | null;
  /** Pages whose loads all met a busy machine. */
  readonly disturbed: readonly DisturbedPage[];
  /** Pages measured on both devices. */
  readonly both: readonly BothPage[];
  /** What real visitors measured; null where it was not asked for. */
  readonly field: FieldView | null;
  /** Failures of the performance theme, the gravest first. */
  readonly blocking: readonly { readonly anchor: string; readonly title: string; readonly reach: string }[];
  readonly carbon: CarbonView | null;
  readonly cookies: CookiesView | null;
  readonly duties: readonly DutyView[];
  readonly method: MethodView;
}

export interface MethodView {
  readonly device: string;
  readonly browser: string;
  readonly viewport: string;
  readonly userAgent: string;
  readonly engineVersion: string;
  readonly finishedAt: string;
  readonly counts: Readonly<Record<'found' | 'pass' | 'inapplicable' | 'error' | 'off', number>>;
  readonly activeProbes: boolean | null;
  /** Real visitors’ measures were asked for. */
  readonly fieldAsked: boolean;
}

interface Options {
  readonly query?: ReportQuery;
  /** What people decided of it. */
  readonly decided?: DecidedReport | null;
  readonly beside?: Beside;
  /** What the picture of the home page shows, for an outline. */
  readonly homePart?: PagePart | undefined;
  /** The rest is asked for when it is wanted: lists are cut and proofs left out. */
  readonly isBrief?: boolean;
  /** Proofs alone are asked for when they are wanted: lists stand whole. */
  readonly noProofs?: boolean;
}

const findingsAtOnce = 40;
const pagesAtOnce = 10;

/** Arranges a report, or its outline, for reading. Pure. */
export function readingOf(
  report: Report,
  {
    query = noQuery,
    decided = null,
    beside: known = {},
    homePart,
    isBrief = false,
    noProofs = false,
  }: Options = {},
): ReportReading {
  const beside = { stakeOf: stakeIn(report), ...known };
  const whole = viewReport(report, decided, homePart);
  const all = noProofs ? withoutProofs(whole) : whole;
  const view = isBrief ? briefView(whole, isFiltered(query)) : all;
  const ranked = rankPages(report);
  return {
    view,
    query,
    found: isFiltered(query) ? found(whole, query, beside, isBrief) : null,
    findingCount: allFindings(whole).length,
    roles: countRoles(report.findings),
    sentence:
      query.role === null
        ? ''
        : sentenceFor(
            query.role,
            report.findings.filter((finding) => isAsked(finding, query, beside)),
          ),
    pages: (isBrief ? ranked.slice(0, pagesAtOnce) : ranked).map((row) =>
      isBrief ? { ...row, page: briefPage(row.page) } : row,
    ),
    pageCount: ranked.length,
    performance: viewPerformance(report),
    disturbed: viewDisturbed(report),
    both: viewBoth(report),
    field: viewField(report.field),
    blocking: blockingOf(whole),
    carbon: viewCarbon(report),
    cookies: viewCookies(report.cookies),
    duties: viewLegal(report),
    method: methodOf(report, whole),
  };
}

function stakeIn(report: Report): Beside['stakeOf'] & object {
  const profile = profileOf(report);
  return (finding) => {
    const bound = bindingOf(finding, profile);
    return bound && stakeOf(finding, bound.binding);
  };
}

const blockingShown = 8;

const blockingOf = ({ themes }: ReportView): ReportReading['blocking'] =>
  (themes.find(({ id }) => id === 'performance')?.failures ?? [])
    .slice(0, blockingShown)
    .map(({ anchor, finding, reach }) => ({ anchor, title: finding.title, reach }));

const allFindings = ({ themes }: ReportView): FindingView[] =>
  themes.flatMap(({ failures, reviews }) => [...failures, ...reviews]);

function found(view: ReportView, query: ReportQuery, beside: Beside, isBrief: boolean): FoundFindings {
  const asked = allFindings(view).filter(({ finding }) => isAsked(finding, query, beside));
  const pageCount = Math.max(1, Math.ceil(asked.length / findingsAtOnce));
  const at = Math.min(query.at, pageCount);
  const items = asked.slice((at - 1) * findingsAtOnce, at * findingsAtOnce);
  return { items: isBrief ? items.map(briefFinding) : items, count: asked.length, at, pageCount };
}

function countRoles(findings: readonly Finding[]): Record<ReaderRole, number> {
  const count = (role: ReaderRole) => findings.filter((finding) => isFor(finding, role)).length;
  const all = Object.keys(readerRoles) as ReaderRole[];
  return Object.fromEntries(all.map((role) => [role, count(role)])) as Record<ReaderRole, number>;
}

function methodOf(report: Report, { device, finishedAt }: ReportView): MethodView {
  const count = (status: Report['checks'][number]['status']) =>
    report.checks.filter((check) => check.status === status).length;
  return {
    device,
    finishedAt,
    ...report.environment,
    engineVersion: report.engineVersion,
    counts: {
      found: new Set(report.findings.map(({ ruleId }) => ruleId)).size,
      pass: count('pass'),
      inapplicable: count('inapplicable'),
      error: count('error'),
      off: count('off'),
    },
    activeProbes: report.activeProbes ?? null,
    fieldAsked: report.field !== undefined,
  };
}
