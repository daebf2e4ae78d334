import { exportQuery, readReportQuery } from '#contract/api/reports.ts';
import { exportReport } from '#service/reports/export-report.ts';
import { readAudit, readDocument, readScreenshot } from '#service/reports/read-report.ts';
import { defineRoute, type Route } from './route.ts';

/** Reports, for the owner of the audit and administrators; anybody else gets 404. */
export const reportRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/reports/:id',
    access: 'user',
    async handle({ deps, viewer, params, request, query }) {
      const withDocument = query(readReportQuery).report === '1';
      const { audit, version } = await readAudit(deps, viewer, params.id);
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-cache',
        etag: `"${version}${withDocument ? '' : '.head'}"`,
      };
      if (request.headers.get('if-none-match') === headers.etag) {
        return new Response(null, { status: 304, headers });
      }
      const head = JSON.stringify(audit);
      const document = withDocument ? await readDocument(deps, audit) : null;
      // The stored text goes out as it is: parsing and writing a large report again would cost more than the rest.
      const body = document === null ? head : `${head.slice(0, -1)},"report":${document}}`;
      return new Response(body, { headers });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/reports/:id/export',
    access: 'user',
    async handle({ deps, viewer, params, request, query }) {
      const { format } = query(exportQuery);
      const file = await exportReport(deps, viewer, params.id, format, request.signal);
      return new Response(file.body, {
        headers: {
          'content-type': file.contentType,
          'content-disposition': `attachment; filename="${file.fileName}"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/reports/:id/screenshots/:key',
    access: 'user',
    async handle({ deps, viewer, params }) {
      const image = await readScreenshot(deps, viewer, params.id, params.key);
      return new Response(new Uint8Array(image.bytes), {
        headers: {
          'content-type': image.contentType,
          'cache-control': 'private, max-age=86400',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),
];
