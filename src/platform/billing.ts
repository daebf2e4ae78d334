import type { BilledStatus, Invoice } from '#contract/billing.ts';
import type { PlanId } from '#contract/plans.ts';

/** A subscription as the provider tells it when asked. */
export interface Subscription {
  readonly id: string;
  readonly status: BilledStatus;
  /** null: a price that no setting names. */
  readonly plan: PlanId | null;
  readonly createdAt: Date;
  /** End of what is paid for. */
  readonly periodEndsAt: Date | null;
  /** When it ends by itself, because the person asked so. */
  readonly cancelsAt: Date | null;
  /** Since when a payment is due that did not come; null when nothing is. */
  readonly dueSince: Date | null;
  /** The invoice that waits to be paid, or approved by the bank of the person. */
  readonly openInvoice: OpenInvoice | null;
}

export interface OpenInvoice {
  readonly id: string;
  /** The provider’s page where it is paid; null when there is none. */
  readonly url: string | null;
  /** Strong authentication: the bank waits for the person. */
  readonly needsApproval: boolean;
}

/** Who pays. */
export interface Payer {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** What the provider told: an event, of which nothing is believed but whom to ask about. */
export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

/** An administrator grants plans: nothing is paid through the product. */
export interface ManualBilling {
  readonly kind: 'manual';
}

/**
 * Payments by a provider that has pages of its own. Each call ends within seconds.
 * @throws BillingError when the provider does not answer, or refuses.
 */
export interface OnlineBilling {
  readonly kind: 'stripe';
  /** Whether the payment adds taxes to the prices shown. */
  readonly addsTax: boolean;
  readonly graceDays: number;
  /** Nothing is really debited. */
  readonly isTest: boolean;
  /** Creates who pays; the same person again gives the same customer. */
  createCustomer(payer: Payer): Promise<string>;
  /** A page where a subscription to that plan is paid; `key`: the same again opens the same page. */
  openCheckout(order: {
    readonly customerId: string;
    readonly payer: Payer;
    readonly plan: PlanId;
    readonly returnUrl: string;
    readonly cancelUrl: string;
    readonly key: string;
  }): Promise<{ id: string; url: string }>;
  /** Closes a page that was not paid; one that is over already is left. */
  closeCheckout(checkoutId: string): Promise<void>;
  /** A page to change plan, card, address or VAT number, or to cancel. `change`: opened on that change. */
  openPortal(order: {
    readonly customerId: string;
    readonly payer: Payer;
    readonly returnUrl: string;
    readonly change?: { readonly subscriptionId: string; readonly plan: PlanId };
  }): Promise<string>;
  /** All subscriptions of a customer as they are now, ended ones too. */
  readSubscriptions(customerId: string): Promise<readonly Subscription[]>;
  /** The newest invoices first. */
  listInvoices(customerId: string): Promise<readonly Invoice[]>;
  /** Ends everything that could still be paid; invoices stay. */
  endCustomer(customerId: string): Promise<void>;
  /** The event, where the raw bytes bear a good and recent signature; null otherwise. */
  readEvent(raw: Buffer, signature: string, now: Date): BillingEvent | null;
}

export type BillingPort = ManualBilling | OnlineBilling;

export const manualBilling: ManualBilling = { kind: 'manual' };

/** The provider did not answer, or not as asked. The message holds no secret and nothing of a person. */
export class BillingError extends Error {
  override readonly name = 'BillingError';
}
