import type { AuditSummary } from '#contract/api/audits.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import { type Deliverable, type DeliverableMedia, deliverables } from '#contract/deliverables.ts';
import { AppError } from '#contract/errors.ts';
import { planName } from '#contract/plan-words.ts';
import { type ExportFormat, planOf } from '#contract/plans.ts';
import type { Report } from '#contract/report.ts';
import { declarationDraft } from '#report/drafts/accessibility-declaration.ts';
import { cookieDraft } from '#report/drafts/cookie-table.ts';
import { draftHtml } from '#report/drafts/draft-html.ts';
import { draftMarkdown } from '#report/drafts/draft-markdown.ts';
import { reportFile } from '#report/file/report-file.ts';
import { readReport } from '#store/reports.ts';
import { recordAct } from '../admin/record-act.ts';
import { decidedOf, decidedOfText } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import type { FileDeps } from '../files/read-file.ts';
import type { Viewer } from '../viewer.ts';
import { bindingOfAudit } from './binding-of-audit.ts';
import { awaitReportPdf, type PdfState, pdfStateOf } from './export-pdf.ts';
import { readPictures } from './read-pictures.ts';
import { assertKept, type ReportHead, readAudit, readDocument } from './read-report.ts';
import { occurrencesToCsv, reportToCsv } from './report-csv.ts';
import { reportFileName } from './report-file-name.ts';
import { rgaaToCsv } from './rgaa-csv.ts';

export interface ExportedReport {
  readonly fileName: string;
  readonly contentType: DeliverableMedia;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** What is made from the report alone. */
const makers = {
  csv: reportToCsv,
  occurrences: occurrencesToCsv,
  rgaa: rgaaToCsv,
  declaration: (report, decided) => draftHtml(declarationDraft(report, decided)),
  'declaration-md': (report, decided) => draftMarkdown(declarationDraft(report, decided)),
  cookies: (report) => draftHtml(cookieDraft(report)),
  'cookies-md': (report) => draftMarkdown(cookieDraft(report)),
} as const satisfies Partial<Record<Deliverable, (report: Report, decided: DecidedReport | null) => string>>;

/**
 * The report as a file, when the plan of the reader has that format; administrators have all. Null for a PDF that is being
 * made.
 * @param signal aborts when the reader is gone
 * @throws AppError `request/not-found`, also while there is no report; `report/removed`, `plan/feature-missing`; `file/unavailable`
 *   when it cannot be made, or had, now.
 */
export async function exportReport(
  deps: FileDeps & Pick<Deps, 'queue' | 'config' | 'clock' | 'ids'>,
  viewer: Pick<Viewer, 'uid' | 'admin' | 'plan'>,
  id: string,
  deliverable: Deliverable,
  signal: AbortSignal,
): Promise<ExportedReport | null> {
  const { audit, uid } = await readExportable(deps, viewer, id, deliverable);
  if (uid !== viewer.uid)
    await recordAct(deps, deps.db, viewer, {
      act: 'report-exported',
      targetUid: uid,
      detail: { audit: id, format: deliverable },
    });
  const named = {
    fileName: reportFileName(audit, deliverable),
    contentType: deliverables[deliverable].media,
  };
  if (deliverable === 'pdf') {
    const made = await awaitReportPdf(deps, id, signal);
    return made && { ...named, body: new Uint8Array(made) };
  }
  if (deliverable === 'json') {
    const document = orMissing(await readDocument(deps, audit));
    return {
      ...named,
      body: withOverlays(document, {
        decisions: await decidedOfText(deps, id, document),
        binding: await bindingOfAudit(deps, audit),
      }),
    };
  }
  const report = orMissing(await readReport(deps.db, id));
  const decided = await decidedOf(deps, id, report);
  if (deliverable !== 'html') return { ...named, body: makers[deliverable](report, decided) };
  const pictures = await readPictures(deps, id, report);
  return {
    ...named,
    body: reportFile(report, { reportUrl: `${deps.config.publicUrl}/reports/${id}`, pictures, decided }),
  };
}

/** Where the PDF that somebody asked for is. @throws AppError as `exportReport`. */
export async function readPdfState(
  deps: FileDeps & Pick<Deps, 'queue' | 'clock' | 'ids'>,
  viewer: Pick<Viewer, 'uid' | 'admin' | 'plan'>,
  id: string,
  ask: boolean,
): Promise<{ readonly audit: AuditSummary; readonly state: PdfState }> {
  const { audit } = await readExportable(deps, viewer, id, 'pdf');
  return { audit, state: await pdfStateOf(deps, id, ask) };
}

async function readExportable(
  deps: Parameters<typeof readAudit>[0],
  viewer: Pick<Viewer, 'uid' | 'admin' | 'plan'>,
  id: string,
  deliverable: Deliverable,
): Promise<ReportHead> {
  const head = await readAudit(deps, viewer, id);
  assertAllowed(viewer, deliverable);
  if (head.audit.status !== 'done') throw new AppError('request/not-found');
  assertKept(head.audit);
  return head;
}

function assertAllowed(viewer: Pick<Viewer, 'admin' | 'plan'>, deliverable: Deliverable): void {
  const plan = planOf(viewer.plan);
  const allowed: readonly ExportFormat[] = plan.exports;
  if (viewer.admin || allowed.includes(deliverables[deliverable].right)) return;
  throw new AppError('plan/feature-missing', { data: { plan: planName(plan.id) } });
}

function orMissing<T>(value: T | null): T {
  if (value === null) throw new AppError('request/not-found');
  return value;
}

/** The document to the letter, and beside its other fields what is laid over it: decisions, what binds. */
function withOverlays(document: string, overlays: Readonly<Record<string, object | null>>): string {
  const fields = Object.entries(overlays).flatMap(([name, value]) =>
    value === null ? [] : [`,"${name}":${JSON.stringify(value)}`],
  );
  return fields.length === 0 ? document : `${document.trimEnd().slice(0, -1)}${fields.join('')}}`;
}
