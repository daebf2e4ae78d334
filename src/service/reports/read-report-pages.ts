import type { AuditSummary } from '#contract/api/audits.ts';
import { AppError } from '#contract/errors.ts';
import type { PageWalk } from '#contract/page-walk.ts';
import type { CheckedRule, Finding, VisitedPage } from '#contract/report.ts';
import { profileOf } from '#report/binding/binding-of.ts';
import { type PageOrder, type PageRow, rankPages } from '#report/chapters/pages-view.ts';
import type { FindingView } from '#report/finding-view.ts';
import { blockedPages, pageGrade } from '#report/grade.ts';
import type { PageLook } from '#report/page-look.ts';
import { isAsked } from '#report/reading/filter-findings.ts';
import type { NumberedPlace, PagePart } from '#report/reading/page-places.ts';
import { noQuery, type ReportQuery } from '#report/reading/report-query.ts';
import { viewFinding } from '#report/report-view.ts';
import { type CriterionView, criteriaOfPage } from '#report/rgaa-view.ts';
import type { Screenshot } from '#report/screenshot.ts';
import type { Deps } from '../deps.ts';
import { readPagePart } from './read-parts.ts';
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

/** A finding of a page, with its number on the picture where that shows it. */
interface PageFinding {
  readonly view: FindingView;
  readonly number: number | null;
}

/** One page of a report: what it is worth, what was found on it and where, its criteria. */
export interface ReadPage extends Pick<PageRow, 'tone' | 'band'> {
  readonly audit: AuditSummary;
  readonly page: VisitedPage;
  /** Its place in the report, from 1, and how many there are. */
  readonly number: number;
  readonly pageCount: number;
  /** Findings that name it, the gravest first; those of the site as a whole are not of one page. */
  readonly findings: readonly PageFinding[];
  readonly places: readonly NumberedPlace[];
  /** The windows that were pictured, the one of the visit first, and the one that is shown with its picture. */
  readonly windows: readonly PageWalk['device'][];
  readonly shown: { readonly device: PageWalk['device']; readonly screenshot: Screenshot } | null;
  /** What the Tab key and a screen reader come to in that window; else why it is not kept. */
  readonly walk: PageWalk | 'older' | 'beyond' | null;
  /** Null in reports made before they were kept. */
  readonly criteria: readonly CriterionView[] | null;
}

/**
 * @param number its place in the report, from 1
 * @param asked what of its findings is shown
 * @throws AppError `request/not-found`, `report/removed`
 */
export async function readReportPage(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  reader: ReportReader,
  id: string,
  number: number,
  asked: Pick<ReportQuery, 'theme' | 'severity'> = noQuery,
  look: PageLook = { layer: 'constats', device: null },
): Promise<ReadPage> {
  const { audit, report } = await readDoneOutline(deps, reader, id);
  const page = report.pages[number - 1];
  if (page === undefined) throw new AppError('request/not-found');
  const query = { ...noQuery, theme: asked.theme, severity: asked.severity, page: page.url };
  const { tone, label } = pageGrade(page, blockedPages(report.findings));
  const views = report.findings
    .filter((finding) => isAsked(finding, query))
    .map((finding) =>
      onThisPage(viewFinding(finding, report.pages.length, null, profileOf(report)), page.url),
    );
  const drawn = page.screenshot ? await readPagePart(deps, audit, number - 1) : null;
  const pictures = picturesOf(page, report.device);
  const shown = pictures.find(({ device }) => device === look.device) ?? pictures[0] ?? null;
  const isOther = shown !== null && shown.device !== report.device;
  const walk = drawn?.walks?.find(({ device }) => device === shown?.device) ?? null;
  const isAskedWalk = look.layer !== 'constats' && shown !== null;
  return {
    audit,
    page,
    number,
    pageCount: report.pages.length,
    tone,
    band: label,
    ...numbered(views, (isOther ? drawn?.otherPlaces : drawn?.places) ?? []),
    windows: pictures.map(({ device }) => device),
    shown,
    walk: isAskedWalk ? (walk ?? (await whyNoWalk(deps, audit))) : null,
    criteria: report.rgaa ? criteriaOfPage(report.rgaa, number - 1) : null,
  };
}

function picturesOf({ screenshot, other }: VisitedPage, device: PageWalk['device']) {
  return [...(screenshot ? [{ device, screenshot }] : []), ...(screenshot && other ? [other] : [])];
}

/** Walks are kept of the first pages of a report; those made before have none at all. */
async function whyNoWalk(deps: Pick<Deps, 'db'>, audit: AuditSummary): Promise<'older' | 'beyond'> {
  const first = await readPagePart(deps, audit, 0);
  return first?.walks ? 'beyond' : 'older';
}

/** Numbers the findings that the picture shows, in their order. */
function numbered(
  views: readonly FindingView[],
  drawn: PagePart['places'],
): Pick<ReadPage, 'findings' | 'places'> {
  const key = ({ verdict, ruleId }: Pick<Finding, 'verdict' | 'ruleId'>) => `${verdict} ${ruleId}`;
  const boxesOf = new Map(drawn.map((place) => [key(place), place.boxes]));
  const places: NumberedPlace[] = [];
  const findings = views.map((view): PageFinding => {
    const boxes = boxesOf.get(key(view.finding));
    if (!boxes) return { view, number: null };
    places.push({ number: places.length + 1, tone: view.tone, boxes });
    return { view, number: places.length };
  });
  return { findings, places };
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
