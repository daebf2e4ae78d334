import {
  adminAuditsQuery,
  changeUserBody,
  decidePlanBody,
  listUsersQuery,
  outboxQuery,
  planRequestsQuery,
} from '#contract/api/admin.ts';
import { changeUser } from '#service/admin/change-user.ts';
import { decidePlanRequest, readPlanRequests } from '#service/admin/decide-plan-request.ts';
import { listAllAudits, readAuditJournal } from '#service/admin/list-all-audits.ts';
import { listUsers } from '#service/admin/list-users.ts';
import { readOverview } from '#service/admin/read-overview.ts';
import { listOutbox } from '#service/mail/list-outbox.ts';
import { resendMail } from '#service/mail/resend-mail.ts';
import { defineRoute, json, noContent, type Route } from './route.ts';

/** The admin tab. */
export const adminRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/admin/overview',
    access: 'admin',
    async handle({ deps }) {
      return json(await readOverview(deps));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    async handle({ deps, query }) {
      return json(await listUsers(deps, query(listUsersQuery)));
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/admin/users/:uid',
    access: 'admin',
    async handle({ deps, viewer, params, body }) {
      await changeUser(deps, viewer, params.uid, await body(changeUserBody));
      return noContent();
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/audits',
    access: 'admin',
    async handle({ deps, query }) {
      return json(await listAllAudits(deps, query(adminAuditsQuery)));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/audits/:id',
    access: 'admin',
    async handle({ deps, params }) {
      return json(await readAuditJournal(deps, params.id));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/plan-requests',
    access: 'admin',
    async handle({ deps, query }) {
      return json({ items: await readPlanRequests(deps, query(planRequestsQuery).state) });
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/admin/plan-requests/:id',
    access: 'admin',
    async handle({ deps, viewer, params, body }) {
      await decidePlanRequest(deps, viewer, params.id, (await body(decidePlanBody)).decision);
      return noContent();
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/admin/outbox',
    access: 'admin',
    async handle({ deps, query }) {
      return json(await listOutbox(deps, query(outboxQuery)));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/admin/outbox/:id/resend',
    access: 'admin',
    async handle({ deps, params }) {
      await resendMail(deps, params.id);
      return json({ id: params.id, state: 'queued' }, 202);
    },
  }),
];
