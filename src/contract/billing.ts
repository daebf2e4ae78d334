import type { PlanId } from './plans.ts';

/** Where a subscription stands, by the provider’s own words. */
export const billedStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
] as const;
export type BilledStatus = (typeof billedStatuses)[number];

/** Nothing more comes of it. */
export const isEnded = (status: BilledStatus) => status === 'canceled' || status === 'incomplete_expired';

/** What the plan page shows of a subscription. */
export const billingStates = [
  /** Nobody pays anything. */
  'none',
  /** A payment page was opened, and nothing is known of it yet. */
  'pending',
  /** The bank waits for the person, or the first payment did not come. */
  'action-required',
  'active',
  /** Paid, and ends at the end of what is paid for. */
  'ending',
  /** A payment failed; the plan is kept for some days. */
  'past-due',
  /** The days are over: the plan is not kept any more, the invoice still waits. */
  'suspended',
] as const;
export type BillingState = (typeof billingStates)[number];

/** An invoice of the provider. Amounts in cents. */
export interface Invoice {
  readonly id: string;
  readonly number: string | null;
  readonly issuedAt: string;
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly totalExcludingTax: number;
  readonly total: number;
  /** The provider’s page of it, and its PDF. */
  readonly url: string | null;
  readonly pdfUrl: string | null;
}

export const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  open: 'À payer',
  paid: 'Payée',
  void: 'Annulée',
  uncollectible: 'Impayée',
};

/** What is kept of the subscription that counts; moments in ISO. */
export interface StoredSubscription {
  readonly id: string;
  readonly status: BilledStatus;
  /** null: a price that no setting names. */
  readonly plan: PlanId | null;
  readonly periodEndsAt: string | null;
  readonly cancelsAt: string | null;
  readonly dueSince: string | null;
  readonly invoice: { readonly url: string | null; readonly needsApproval: boolean } | null;
  /** How many are live: more than one is a mistake the person pays for. */
  readonly live: number;
}
