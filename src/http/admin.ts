import { adminEndpoints } from '#contract/api/admin.ts';
import { changeUser } from '#service/admin/change-user.ts';
import { decidePlanRequest, readPlanRequests } from '#service/admin/decide-plan-request.ts';
import { listAllAudits, readAuditJournal } from '#service/admin/list-all-audits.ts';
import { listUsers } from '#service/admin/list-users.ts';
import { readOverview } from '#service/admin/read-overview.ts';
import { takeLimit } from '#service/limits/take-limits.ts';
import { listOutbox } from '#service/mail/list-outbox.ts';
import { resendMail } from '#service/mail/resend-mail.ts';
import { defineRoute, type Route } from './route.ts';

/** The admin tab. */
export const adminRoutes: readonly Route[] = [
  defineRoute({
    ...adminEndpoints.readOverview,
    async handle({ deps }) {
      return { status: 200, json: await readOverview(deps) };
    },
  }),
  defineRoute({
    ...adminEndpoints.listUsers,
    async handle({ deps, query }) {
      return { status: 200, json: await listUsers(deps, query) };
    },
  }),
  defineRoute({
    ...adminEndpoints.changeUser,
    async handle({ deps, viewer, params, body }) {
      if (body.admin) await takeLimit(deps, ['sessionPassword', viewer.sessionId]);
      await changeUser(deps, viewer, params.uid, body);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...adminEndpoints.listAllAudits,
    async handle({ deps, query }) {
      return { status: 200, json: await listAllAudits(deps, query) };
    },
  }),
  defineRoute({
    ...adminEndpoints.readAuditJournal,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: await readAuditJournal(deps, viewer, params.id) };
    },
  }),
  defineRoute({
    ...adminEndpoints.listPlanRequests,
    async handle({ deps, query }) {
      return { status: 200, json: { items: await readPlanRequests(deps, query.state) } };
    },
  }),
  defineRoute({
    ...adminEndpoints.decidePlanRequest,
    async handle({ deps, viewer, params, body }) {
      await decidePlanRequest(deps, viewer, params.id, body.decision);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...adminEndpoints.listOutbox,
    async handle({ deps, query }) {
      return { status: 200, json: await listOutbox(deps, query) };
    },
  }),
  defineRoute({
    ...adminEndpoints.resendMail,
    async handle({ deps, viewer, params, query }) {
      await resendMail(deps, viewer, params.id, query.attempts);
      return { status: 202, json: { id: params.id, state: 'queued' } };
    },
  }),
];
