import type { AuditSummary } from '#contract/api/audits.ts';
import { AppError } from '#contract/errors.ts';
import type { CheckedRule, VisitedPage } from '#contract/report.ts';
import { profileOf } from '#report/binding/binding-of.ts';
import { type PageOrder, type PageRow, rankPages } from '#report/chapters/pages-view.ts';
import type { FindingView } from '#report/finding-view.ts';
import { blockedPages, pageGrade } from '#report/grade.ts';
import { isAsked } from '#report/reading/filter-findings.ts';
import { noQuery } from '#report/reading/report-query.ts';
import { viewFinding } from '#report/report-view.ts';
import { type CriterionView, criteriaOfPage } from '#report/rgaa-view.ts';
import type { Deps } from '../deps.ts';
import { readDoneOutline } from './read-reading.ts';
import type { ReportReader } from './read-report.ts';

const rowsAtOnce = 50;

/**
 * Pages of a report by their address or title, in an order, some at a time.
 * @throws AppError `request/not-found`, `report/removed`
 */
export async function readReportPages(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  reader: ReportReader,
  id: string,
  query: { readonly search: string; readonly order: PageOrder; readonly at: number },
): Promise<{ audit: AuditSummary; rows: PageRow[]; count: number; at: number; pageCount: number }> {
  const { audit, report } = await readDoneOutline(deps, reader, id);
  const wanted = query.search.toLowerCase();
  const all = rankPages(report, query.order).filter(({ page }) =>
    `${page.url} ${page.title}`.toLowerCase().includes(wanted),
  );
  const pageCount = Math.max(1, Math.ceil(all.length / rowsAtOnce));
  const at = Math.min(Math.max(1, query.at), pageCount);
  const rows = all.slice((at - 1) * rowsAtOnce, at * rowsAtOnce);
  return { audit, rows, count: all.length, at, pageCount };
}

/** One page of a report: what it is worth, what was found on it, its criteria. */
export interface ReadPage extends Pick<PageRow, 'tone' | 'band'> {
  readonly audit: AuditSummary;
  readonly page: VisitedPage;
  /** Findings that name it, the gravest first; those of the site as a whole are not of one page. */
  readonly findings: readonly FindingView[];
  /** Null in reports made before they were kept. */
  readonly criteria: readonly CriterionView[] | null;
}

/** @param number its place in the report, from 1. @throws AppError `request/not-found`, `report/removed` */
export async function readReportPage(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  reader: ReportReader,
  id: string,
  number: number,
): Promise<ReadPage> {
  const { audit, report } = await readDoneOutline(deps, reader, id);
  const page = report.pages[number - 1];
  if (page === undefined) throw new AppError('request/not-found');
  const query = { ...noQuery, page: page.url };
  const { tone, label } = pageGrade(page, blockedPages(report.findings));
  return {
    audit,
    page,
    tone,
    band: label,
    findings: report.findings
      .filter((finding) => isAsked(finding, query))
      .map((finding) =>
        onThisPage(viewFinding(finding, report.pages.length, null, profileOf(report)), page.url),
      ),
    criteria: report.rgaa ? criteriaOfPage(report.rgaa, number - 1) : null,
  };
}

/** Without what it shows elsewhere. */
function onThisPage(view: FindingView, url: string): FindingView {
  const pages = view.finding.pages.filter((page) => page.url === url);
  return { ...view, finding: { ...view.finding, pages, evidence: [] } };
}

/**
 * Checks that found nothing, by what became of them.
 * @throws AppError `request/not-found`, `report/removed`
 */
export async function readReportChecks(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  reader: ReportReader,
  id: string,
): Promise<{ audit: AuditSummary; checks: readonly CheckedRule[] }> {
  const { audit, report } = await readDoneOutline(deps, reader, id);
  return { audit, checks: report.checks };
}
