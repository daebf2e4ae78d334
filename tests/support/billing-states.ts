import type { StoredSubscription } from '#contract/billing.ts';
import type { E2eSite } from './e2e-site.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const active: StoredSubscription = {
  id: 'sub_x',
  status: 'active',
  plan: 'pro',
  periodEndsAt: day(20),
  cancelsAt: null,
  dueSince: null,
  invoice: null,
  live: 1,
};
const invoice = { url: 'https://invoice.stripe.com/i/x', needsApproval: false };

/** « Plans & prix » where plans are paid, in one state. */
export interface BillingCase {
  readonly name: string;
  /** What the page says of it. */
  readonly title: string;
  readonly kept: StoredSubscription | null;
  readonly query?: string;
}

/** Every state of the page worth a look. */
export const billingCases: readonly BillingCase[] = [
  { name: 'choose', title: 'Choisir', kept: null },
  { name: 'pending', title: 'Paiement en cours de confirmation', kept: null, query: '&paiement=retour' },
  { name: 'abandoned', title: 'Paiement abandonné', kept: null, query: '&paiement=abandon' },
  { name: 'active', title: 'Formule Pro payée', kept: active },
  { name: 'ending', title: 'Abonnement résilié', kept: { ...active, cancelsAt: day(20) } },
  {
    name: 'past due',
    title: 'Le dernier paiement',
    kept: { ...active, status: 'past_due', dueSince: day(-2), invoice },
  },
  {
    name: 'action required',
    title: 'Votre accord est attendu',
    kept: { ...active, invoice: { ...invoice, needsApproval: true } },
  },
  {
    name: 'suspended, paid twice',
    title: 'Formule Pro suspendue',
    kept: { ...active, status: 'unpaid', invoice, live: 2 },
  },
];

/** Puts Marc’s account in that state. @returns the path of the page. */
export async function seedBillingCase(site: E2eSite, { kept, query = '' }: BillingCase): Promise<string> {
  const { uid } = site.api.marc.viewer;
  const isPaid = kept !== null && kept.status !== 'unpaid';
  await site.pool.query('update users set plan = $2 where uid = $1', [uid, isPaid ? 'pro' : 'free']);
  await site.pool.query(
    `insert into billing_accounts (uid, customer_id, granted_plan, settled_at, subscription)
     values ($1, 'cus_marc', 'free', now(), $2)
     on conflict (uid) do update set subscription = excluded.subscription, settled_at = now()`,
    [uid, kept],
  );
  return `/dashboard?tab=plan${query}`;
}
