import { z } from 'zod';
import { billedStatuses, billingStates, invoiceStatuses } from '../billing.ts';
import { planIds } from '../plans.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';

const planId = z.enum(planIds);
const moment = z.iso.datetime();

/** What is kept and does not run, because the plan is smaller than it was. */
const paused = z.object({ schedules: z.int(), recipients: z.int() });

const subscription = z.object({
  state: z.enum(billingStates),
  /** The provider’s own word. */
  status: z.enum(billedStatuses),
  /** Null: a price of which this installation knows nothing. */
  plan: planId.nullable(),
  periodEndsAt: moment.nullable(),
  /** When it ends by itself, at the person’s wish. */
  cancelsAt: moment.nullable(),
  /** Until when the plan is kept though a payment failed. */
  graceEndsAt: moment.nullable(),
  /** Where what is due is paid, or approved. */
  invoiceUrl: z.url().nullable(),
  /** Two are paid at once: one of them is to be ended. */
  isDoubled: z.boolean(),
});

/** `GET /api/billing`: `manual` where an administrator grants plans. */
const billingResponse = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('manual'), paused }),
  z.object({
    mode: z.literal('stripe'),
    paused,
    /** Whether the payment adds VAT to the prices shown. */
    addsTax: z.boolean(),
    /** Nothing is really debited. */
    isTest: z.boolean(),
    /** Whether there may be invoices. */
    hasCustomer: z.boolean(),
    subscription: subscription.nullable(),
  }),
]);
export type BillingResponse = z.infer<typeof billingResponse>;

const invoicesResponse = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      issuedAt: moment,
      status: z.enum(invoiceStatuses),
      currency: z.string(),
      /** In cents. */
      totalExcludingTax: z.int(),
      total: z.int(),
      url: z.url().nullable(),
      pdfUrl: z.url().nullable(),
    }),
  ),
});

/** The address of a page of the provider. */
const redirection = z.object({ url: z.url() });

/** Payment of plans. */
export const billingEndpoints = defineEndpoints('Paiement', {
  readBilling: {
    method: 'GET',
    path: '/api/billing',
    access: 'user',
    summary: 'Lire l’état de son abonnement',
    answer: { 200: json(billingResponse) },
    errors: [],
  },
  listInvoices: {
    method: 'GET',
    path: '/api/billing/invoices',
    access: 'user',
    summary: 'Lire ses factures',
    answer: { 200: json(invoicesResponse) },
    errors: ['billing/not-offered', 'billing/unreachable', 'auth/too-many-requests'],
  },
  startCheckout: {
    method: 'POST',
    path: '/api/billing/checkout',
    access: 'user',
    summary: 'Ouvrir la page de paiement d’une formule',
    description:
      'Pour qui a déjà un abonnement, l’adresse est celle de la page qui confirme le changement et son montant.',
    body: z.strictObject({ plan: z.string().max(50) }),
    answer: { 201: json(redirection) },
    errors: [
      'billing/not-offered',
      'billing/unreachable',
      'plan/unknown',
      'plan/current',
      'plan/smaller',
      'auth/too-many-requests',
    ],
  },
  openPortal: {
    method: 'POST',
    path: '/api/billing/portal',
    access: 'user',
    summary: 'Ouvrir la page de gestion de son abonnement',
    answer: { 201: json(redirection) },
    errors: [
      'billing/not-offered',
      'billing/no-subscription',
      'billing/unreachable',
      'auth/too-many-requests',
    ],
  },
  receiveStripeEvent: {
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'public',
    summary: 'Recevoir un événement de Stripe',
    description:
      'Appelée par Stripe seul : l’en-tête Stripe-Signature signe le contenu brut, depuis cinq minutes au plus. Un événement reçu deux fois compte une fois.',
    bodyBytes: 512 * 1024,
    answer: { 204: nothing },
    errors: ['request/not-found', 'request/too-large', 'billing/bad-signature', 'auth/too-many-requests'],
  },
});
