import { z } from 'zod';
import { adminActs } from '../admin-acts.ts';
import { defineEndpoints, file, json } from './endpoint.ts';
import { pageOf, paging } from './paging.ts';

const adminAct = z.object({
  id: z.uuid(),
  happenedAt: z.iso.datetime(),
  act: z.enum(adminActs),
  /** Null for a command typed on the machine. */
  adminUid: z.string().nullable(),
  /** Null once the account is gone, of either. */
  adminEmail: z.string().nullable(),
  targetUid: z.string().nullable(),
  targetEmail: z.string().nullable(),
  detail: z.record(z.string(), z.string()),
});
export type AdminActView = z.infer<typeof adminAct>;
const adminActsResponse = pageOf(adminAct);
export type AdminActPage = z.infer<typeof adminActsResponse>;

/** What administrators did. */
export const adminActEndpoints = defineEndpoints('Administration', {
  listAdminActs: {
    method: 'GET',
    path: '/api/admin/acts',
    access: 'admin',
    summary: 'Lire le journal des actes d’administration',
    query: z.strictObject(paging),
    answer: { 200: json(adminActsResponse) },
    errors: [],
  },
  exportAdminActs: {
    method: 'GET',
    path: '/api/admin/acts/export',
    access: 'admin',
    summary: 'Exporter le journal des actes d’administration au format CSV',
    answer: { 200: file('text/csv; charset=utf-8') },
    errors: [],
  },
});
