import { auditEndpoints } from '#contract/api/audits.ts';
import { cancelAudit } from '#service/audits/cancel-audit.ts';
import { declareProfile } from '#service/audits/declare-profile.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { listAudits } from '#service/audits/list-audits.ts';
import { retryAudit } from '#service/audits/retry-audit.ts';
import { type StartedAudit, startAudit } from '#service/audits/start-audit.ts';
import { defineRoute, type Route } from './route.ts';

/** Starting, following and ending audits; each person their own. */
export const auditRoutes: readonly Route[] = [
  defineRoute({
    ...auditEndpoints.startAudit,
    async handle({ deps, viewer, body }) {
      return accepted(await startAudit(deps, viewer, body));
    },
  }),
  defineRoute({
    ...auditEndpoints.listAudits,
    async handle({ deps, viewer, query }) {
      return { status: 200, json: await listAudits(deps, viewer, query) };
    },
  }),
  defineRoute({
    ...auditEndpoints.cancelAudit,
    async handle({ deps, viewer, params }) {
      const { countsInQuota } = await cancelAudit(deps, viewer, params.id);
      return { status: 200, json: { id: params.id, status: 'cancelled', countsInQuota } };
    },
  }),
  defineRoute({
    ...auditEndpoints.retryAudit,
    async handle({ deps, viewer, params }) {
      return accepted(await retryAudit(deps, viewer, params.id));
    },
  }),
  defineRoute({
    ...auditEndpoints.declareProfile,
    async handle({ deps, viewer, params, body }) {
      await declareProfile(deps, viewer, params.id, body.profile);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...auditEndpoints.deleteAudit,
    async handle({ deps, viewer, params }) {
      await deleteAudit(deps, viewer, params.id);
      return { status: 204 };
    },
  }),
];

function accepted(audit: StartedAudit) {
  return { status: 202, json: audit, headers: { location: `/api/reports/${audit.id}` } } as const;
}
