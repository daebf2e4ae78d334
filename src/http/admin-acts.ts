import { adminActEndpoints } from '#contract/api/admin-acts.ts';
import { exportActs, listActs } from '#service/admin/list-acts.ts';
import { defineRoute, type Route } from './route.ts';

/** What administrators did, to read and to take away. */
export const adminActRoutes: readonly Route[] = [
  defineRoute({
    ...adminActEndpoints.listAdminActs,
    async handle({ deps, query }) {
      return { status: 200, json: await listActs(deps, query) };
    },
  }),
  defineRoute({
    ...adminActEndpoints.exportAdminActs,
    async handle({ deps }) {
      return {
        status: 200,
        file: await exportActs(deps),
        media: 'text/csv; charset=utf-8',
        headers: { 'content-disposition': 'attachment; filename="constat-actes.csv"' },
      };
    },
  }),
];
