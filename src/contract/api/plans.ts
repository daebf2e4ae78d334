import { z } from 'zod';
import { planIds } from '../plans.ts';
import { defineEndpoints, json } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const planId = z.enum(planIds);

/** `POST /api/plan-requests`. The name is checked by the service, which has a sentence for it. */
const planRequestBody = z.strictObject({ plan: z.string().max(50) });
const planRequestResponse = z.object({
  id: z.uuid(),
  plan: planId,
  state: z.literal('open'),
  createdAt: z.iso.datetime(),
});

/** `GET /api/plan`: my plan and what is left of it this month. */
export const planResponse = z.object({
  plan: planId,
  usage: z.object({
    month: z.string(),
    audits: z.int(),
    auditsPerMonth: z.int(),
    auditsLeft: z.int(),
    /** Day the month’s audits are given back, `2026-12-01`. */
    renewsOn: z.iso.date(),
    running: z.int(),
    auditsAtOnce: z.int(),
  }),
  openRequest: z.object({ id: z.uuid(), plan: planId, createdAt: z.iso.datetime() }).nullable(),
});
export type PlanResponse = z.infer<typeof planResponse>;

/** `GET /api/plan/history`: every change of my plan as it was that day, newest first. */
const planHistoryResponse = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      fromPlan: planId,
      plan: planId,
      /** Name and price (euros a month, excluding VAT) of that day. */
      label: z.string(),
      priceEuros: z.int(),
      /** On my request, decided by an administrator, or as my subscription says. */
      cause: z.enum(['request', 'admin', 'payment']),
      changedAt: z.iso.datetime(),
    }),
  ),
});
export type PlanHistory = z.infer<typeof planHistoryResponse>;

/** « Plans & prix »: the person’s own plan. */
export const planEndpoints = defineEndpoints('Formules', {
  readPlan: {
    method: 'GET',
    path: '/api/plan',
    access: 'user',
    key: 'read',
    summary: 'Lire sa formule et ce qu’il en reste ce mois-ci',
    answer: { 200: json(planResponse) },
    errors: [],
  },
  readPlanHistory: {
    method: 'GET',
    path: '/api/plan/history',
    access: 'user',
    key: 'read',
    summary: 'Lire les changements de sa formule',
    answer: { 200: json(planHistoryResponse) },
    errors: [],
  },
  requestPlan: {
    method: 'POST',
    path: '/api/plan-requests',
    access: 'user',
    summary: 'Demander une autre formule',
    headers: idempotent,
    body: planRequestBody,
    answer: { 201: json(planRequestResponse) },
    errors: ['plan/unknown', 'plan/current', 'plan/already-requested'],
  },
});
