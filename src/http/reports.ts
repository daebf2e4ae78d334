import { reportEndpoints } from '#contract/api/reports.ts';
import { sayWait } from '#contract/wait.ts';
import { decidedOfText, decisionsStamp } from '#service/decisions/decided-of.ts';
import { bindingOfAudit } from '#service/reports/binding-of-audit.ts';
import { compareAudits } from '#service/reports/compare-audits.ts';
import { exportReport } from '#service/reports/export-report.ts';
import { readOpenFixes } from '#service/reports/read-fixes.ts';
import { readAudit, readDocument, readScreenshot } from '#service/reports/read-report.ts';
import { reportSchema } from '#service/reports/report-schema.ts';
import { readAssignments } from '#service/work/read-assignments.ts';
import { defineRoute, type Route } from './route.ts';

/** A PDF is made in a second or two; a worker that is busy takes longer. */
const pdfRetrySeconds = 5;

/** Reports, for the owner of the audit and administrators; anybody else gets 404. */
export const reportRoutes: readonly Route[] = [
  defineRoute({
    ...reportEndpoints.readReport,
    weigh: ({ query }) => (query.report === '1' ? 'report' : 'plain'),
    async handle({ deps, viewer, params, query, headers: asked }) {
      const withDocument = query.report === '1';
      const { audit, version } = await readAudit(deps, viewer, params.id);
      const stamp = withDocument ? await decisionsStamp(deps, audit.id) : '';
      const headers = {
        'cache-control': 'private, no-cache',
        etag: `"${version}${withDocument ? '' : '.head'}${stamp && `.${stamp}`}"`,
      };
      if (asked['if-none-match'] === headers.etag) return { status: 304, headers };
      const document = withDocument ? await readDocument(deps, audit) : null;
      if (document === null) return { status: 200, json: audit, headers };
      const decided = stamp === '' ? null : await decidedOfText(deps, audit.id, document);
      const decisions = decided ? `,"decisions":${JSON.stringify(decided)}` : '';
      // The stored text goes out as it is: parsing and writing a large report again would cost more than the rest.
      const overview = await bindingOfAudit(deps, audit);
      const binding = overview ? `,"binding":${JSON.stringify(overview)}` : '';
      const jsonText = `${JSON.stringify(audit).slice(0, -1)},"report":${document}${decisions}${binding}}`;
      return { status: 200, jsonText, headers };
    },
  }),
  defineRoute({
    ...reportEndpoints.compareReport,
    async handle({ deps, viewer, params, query }) {
      return { status: 200, json: await compareAudits(deps, viewer, params.id, query.with ?? null) };
    },
  }),
  defineRoute({
    ...reportEndpoints.listFixes,
    async handle({ deps, viewer, params }) {
      const { fixes, isOwn } = await readOpenFixes(deps, viewer, params.id);
      const work = isOwn ? (await readAssignments(deps, viewer, params.id)).assignments : [];
      const withWork = fixes.map((fix) => ({
        ...fix,
        assignment: work.find(({ key }) => key === fix.key) ?? null,
      }));
      return { status: 200, json: { fixes: withWork } };
    },
  }),
  defineRoute({
    ...reportEndpoints.exportReport,
    // A worker prints it: here it is only waited for.
    weigh: ({ query }) => (query.format === 'pdf' ? 'wait' : 'report'),
    async handle({ deps, viewer, params, request, query }) {
      const file = await exportReport(deps, viewer, params.id, query.format, request.signal);
      if (file === null)
        return {
          status: 202,
          json: {
            status: 'preparing' as const,
            detail: `Le PDF est en préparation. Redemandez-le dans ${sayWait(pdfRetrySeconds)}.`,
            retryAfterSeconds: pdfRetrySeconds,
          },
          headers: { 'retry-after': String(pdfRetrySeconds), 'cache-control': 'private, no-store' },
        };
      return {
        status: 200,
        file: file.body,
        media: file.contentType,
        headers: {
          'content-disposition': `attachment; filename="${file.fileName}"`,
          'cache-control': 'private, no-store',
          // An HTML file is for the disk: should a browser show it here, it is nobody’s page.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        },
      };
    },
  }),
  defineRoute({
    ...reportEndpoints.readReportSchema,
    handle({ deps }) {
      const headers = { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' };
      return { status: 200, json: reportSchema(deps.config.publicUrl), headers };
    },
  }),
  defineRoute({
    ...reportEndpoints.readScreenshot,
    async handle({ deps, viewer, params }) {
      const image = await readScreenshot(deps, viewer, params.id, params.key);
      return {
        status: 200,
        file: new Uint8Array(image.bytes),
        media: image.contentType,
        headers: {
          'cache-control': 'private, max-age=86400',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      };
    },
  }),
];
