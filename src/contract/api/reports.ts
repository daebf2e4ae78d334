import { z } from 'zod';
import { report } from '../report.ts';
import { auditSummary } from './audits.ts';

/** `GET /api/reports/{id}?report=0` leaves the document out: cheap to poll. */
export const readReportQuery = z.strictObject({ report: z.enum(['0', '1']).default('1') });

/** The audit, and its report once it is done. */
export const readReportResponse = auditSummary.extend({ report: report.optional() });
export type ReadReportResponse = z.infer<typeof readReportResponse>;

/** `GET /api/reports/{id}/export?format=`. */
export const exportQuery = z.strictObject({ format: z.enum(['pdf', 'json', 'csv']) });
