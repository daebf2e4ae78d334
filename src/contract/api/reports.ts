import { z } from 'zod';
import { report } from '../report.ts';
import { auditSummary } from './audits.ts';
import { defineEndpoints, file, json, nothing } from './endpoint.ts';

/** `GET /api/reports/{id}?report=0` leaves the document out: cheap to poll. */
const readReportQuery = z.strictObject({ report: z.enum(['0', '1']).default('1') });

/** The audit, and its report once it is done. */
export const readReportResponse = auditSummary.extend({ report: report.optional() });

/** `GET /api/reports/{id}/export?format=`. */
const exportQuery = z.strictObject({ format: z.enum(['pdf', 'json', 'csv']) });

const id = { id: z.uuid() };

/** Reports, for the owner of the audit and administrators; anybody else gets 404. */
export const reportEndpoints = defineEndpoints('Rapports', {
  readReport: {
    method: 'GET',
    path: '/api/reports/:id',
    access: 'user',
    summary: 'Suivre un audit, puis lire son rapport',
    description: 'Tant que l’audit dure, la réponse ne contient que son état. Ensuite, `report` le complète.',
    params: id,
    query: readReportQuery,
    headers: { 'if-none-match': z.string().optional().describe('L’ETag de la réponse déjà reçue.') },
    answer: { 200: json(readReportResponse), 304: nothing },
    errors: [],
  },
  exportReport: {
    method: 'GET',
    path: '/api/reports/:id/export',
    access: 'user',
    summary: 'Télécharger un rapport en PDF, CSV ou JSON',
    params: id,
    query: exportQuery,
    // Files: what they hold is made from the report, whose schema is above.
    answer: { 200: file('application/pdf', 'text/csv; charset=utf-8', 'application/json; charset=utf-8') },
    errors: ['plan/feature-missing'],
  },
  readScreenshot: {
    method: 'GET',
    path: '/api/reports/:id/screenshots/:key',
    access: 'user',
    summary: 'Lire la capture d’une page',
    params: { ...id, key: z.string() },
    answer: { 200: file('image/webp', 'image/png', 'image/jpeg', 'image/avif') },
    errors: [],
  },
});
