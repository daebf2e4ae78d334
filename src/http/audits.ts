import { idempotencyKey, listAuditsQuery, startAuditRequest } from '#contract/api/audits.ts';
import { AppError } from '#contract/errors.ts';
import { cancelAudit } from '#service/audits/cancel-audit.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { listAudits } from '#service/audits/list-audits.ts';
import { retryAudit } from '#service/audits/retry-audit.ts';
import { type StartedAudit, startAudit } from '#service/audits/start-audit.ts';
import { defineRoute, json, noContent, type Route } from './route.ts';

/** Starting, following and ending audits; each person their own. */
export const auditRoutes: readonly Route[] = [
  defineRoute({
    method: 'POST',
    path: '/api/audits',
    access: 'user',
    async handle({ deps, viewer, request, body }) {
      const key = readIdempotencyKey(request);
      return accepted(await startAudit(deps, viewer, await body(startAuditRequest), key));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/audits',
    access: 'user',
    async handle({ deps, viewer, query }) {
      return json(await listAudits(deps, viewer, query(listAuditsQuery)));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/audits/:id/cancel',
    access: 'user',
    async handle({ deps, viewer, params }) {
      await cancelAudit(deps, viewer, params.id);
      return json({ id: params.id, status: 'cancelled' });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/audits/:id/retry',
    access: 'user',
    async handle({ deps, viewer, params }) {
      return accepted(await retryAudit(deps, viewer, params.id));
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/audits/:id',
    access: 'user',
    async handle({ deps, viewer, params }) {
      await deleteAudit(deps, viewer, params.id);
      return noContent();
    },
  }),
];

function accepted(audit: StartedAudit): Response {
  return json(audit, 202, { location: `/api/reports/${audit.id}` });
}

function readIdempotencyKey(request: Request): string | null {
  const header = request.headers.get('idempotency-key');
  if (header === null) return null;
  const parsed = idempotencyKey.safeParse(header);
  if (!parsed.success) {
    throw new AppError('request/invalid', {
      data: { detail: 'l’en-tête Idempotency-Key doit compter de 1 à 200 caractères ASCII' },
    });
  }
  return parsed.data;
}
