import { z } from 'zod';
import { bindingOverview } from '../binding.ts';
import { comparison } from '../comparison.ts';
import { decidedReport } from '../decisions.ts';
import { deliverableIds } from '../deliverables.ts';
import { fix } from '../fix.ts';
import { report } from '../report.ts';
import { auditSummary } from './audits.ts';
import { defineEndpoints, file, json, nothing } from './endpoint.ts';
import { assignment } from './work.ts';

/** `GET /api/reports/{id}?report=0` leaves the document out: cheap to poll. */
const readReportQuery = z.strictObject({ report: z.enum(['0', '1']).default('1') });

/** The audit, and its report once it is done. */
export const readReportResponse = auditSummary.extend({
  report: report.optional(),
  /** What people decided of it, laid over the report, which never changes; absent where nobody decided anything. */
  decisions: decidedReport.optional(),
  /** What binds, by the kind of site that is declared now; absent where older reports do not keep it. */
  binding: bindingOverview.optional(),
});

/** `GET /api/reports/{id}/export?format=`. */
const exportQuery = z.strictObject({ format: z.enum(deliverableIds) });

/** `GET /api/reports/{id}/comparison?with=`. */
const compareQuery = z.strictObject({
  with: z.uuid().optional().describe('L’audit antérieur ; à défaut, le dernier des mêmes pages.'),
});

export const compareResponse = z.object({
  audit: auditSummary,
  /** Null where there is no earlier audit of the site. */
  before: auditSummary.nullable(),
  comparison: comparison.nullable(),
  /** What it may be compared with, newest first. */
  earlier: z.array(auditSummary),
});

/** A file that is being made: to be asked for again after so many seconds, which `Retry-After` says too. */
const filePreparing = z.object({
  status: z.literal('preparing'),
  detail: z.string().describe('En français.'),
  retryAfterSeconds: z.int(),
});

const id = { id: z.uuid() };

/** Reports, for the owner of the audit and administrators; anybody else gets 404. */
export const reportEndpoints = defineEndpoints('Rapports', {
  readReport: {
    method: 'GET',
    path: '/api/reports/:id',
    access: 'user',
    key: 'read',
    weight: 'report',
    summary: 'Suivre un audit, puis lire son rapport',
    description:
      'Tant que l’audit dure, la réponse ne contient que son état. Ensuite, `report` le complète, `binding` dit ce qui oblige selon le type de site, et `decisions` ce qui en a été décidé.',
    params: id,
    query: readReportQuery,
    headers: { 'if-none-match': z.string().optional().describe('L’ETag de la réponse déjà reçue.') },
    answer: { 200: json(readReportResponse), 304: nothing },
    errors: [],
  },
  compareReport: {
    method: 'GET',
    path: '/api/reports/:id/comparison',
    access: 'user',
    key: 'read',
    weight: 'report',
    summary: 'Comparer un rapport avec un audit antérieur du même site',
    description:
      'Chaque endroit est reconnu d’un audit à l’autre. Seul ce que les deux audits ont pu voir est comparé.',
    params: id,
    query: compareQuery,
    answer: { 200: json(compareResponse) },
    errors: ['report/removed'],
  },
  listFixes: {
    method: 'GET',
    path: '/api/reports/:id/fixes',
    access: 'user',
    key: 'read',
    weight: 'report',
    summary: 'Lister les correctifs d’un rapport, le plus utile d’abord',
    description:
      'Chacun avec les constats qu’il efface, les points qu’il rapporte, sa durée et qui peut le faire. Ceux que des décisions couvrent en entier n’y sont pas.',
    params: id,
    answer: {
      200: json(
        z.object({
          fixes: z.array(
            fix.extend({
              assignment: assignment
                .nullable()
                .describe('Qui le corrige ; `null` tant que personne n’y a touché.'),
            }),
          ),
        }),
      ),
    },
    errors: ['report/removed'],
  },
  exportReport: {
    method: 'GET',
    path: '/api/reports/:id/export',
    access: 'user',
    key: 'read',
    weight: 'report',
    summary: 'Télécharger un rapport, ses tableaux ou ses documents à compléter',
    description:
      'Selon la formule. Les CSV sont en UTF-8, séparés par des points-virgules. Le JSON suit `/api/schemas/report.json`. Un PDF en préparation répond 202 : redemandez-le après les secondes que dit `Retry-After`.',
    params: id,
    query: exportQuery,
    // Files: what they hold is made from the report, whose schema is above.
    answer: {
      200: file(
        'application/pdf',
        'text/csv; charset=utf-8',
        'application/json; charset=utf-8',
        'text/html; charset=utf-8',
        'text/markdown; charset=utf-8',
      ),
      // A PDF that is made, or made again after a decision.
      202: json(filePreparing),
    },
    errors: ['plan/feature-missing', 'report/removed', 'file/unavailable'],
  },
  readReportSchema: {
    method: 'GET',
    path: '/api/schemas/report.json',
    access: 'public',
    summary: 'Lire le schéma JSON des rapports exportés',
    description:
      'JSON Schema 2020-12. L’adresse ne change pas ; un rapport peut recevoir de nouveaux champs.',
    answer: { 200: json(z.looseObject({ $schema: z.string(), $id: z.string() })) },
    errors: [],
  },
  readScreenshot: {
    method: 'GET',
    path: '/api/reports/:id/screenshots/:key',
    access: 'user',
    key: 'read',
    summary: 'Lire la capture d’une page',
    params: { ...id, key: z.string() },
    answer: { 200: file('image/webp', 'image/png', 'image/jpeg', 'image/avif') },
    errors: ['file/missing', 'file/unavailable'],
  },
});
