import type { BillingResponse } from '#contract/api/billing.ts';
import { countOf, formatDate, listOf } from '#contract/french.ts';
import { backToFree, nowFree, planName } from '#contract/plan-words.ts';
import { planOf, plans } from '#contract/plans.ts';

type Online = Extract<BillingResponse, { mode: 'stripe' }>;
export type ShownSubscription = NonNullable<Online['subscription']>;

/** How a subscription stands, in a title and sentences. */
export interface SubscriptionWords {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
  /** What the link to the invoice that waits says; null where there is nothing to pay. */
  readonly payLabel: string | null;
}

const dayOf = (moment: string | null) =>
  moment === null ? 'la fin de la période payée' : `${formatDate(moment)}`;
const until = (moment: string | null) =>
  moment === null ? 'jusqu’à la fin de la période payée' : `jusqu’au ${dayOf(moment)}`;

/** Says a subscription as it stands. */
export function subscriptionWords(shown: ShownSubscription): SubscriptionWords {
  const name = planName(shown.plan ?? '');
  const label = shown.plan === null ? '' : ` ${planOf(shown.plan).label}`;
  switch (shown.state) {
    case 'action-required':
      return {
        kind: 'warning',
        title: 'Votre accord est attendu',
        text:
          shown.status === 'incomplete'
            ? `Le premier paiement de la ${name} n’a pas abouti : confirmez-le auprès de votre banque, ou essayez une autre carte. Sans cela, rien n’est débité et l’abonnement ne commence pas.`
            : `Le paiement de la ${name} attend que vous le confirmiez auprès de votre banque.`,
        payLabel: 'Confirmer le paiement',
      };
    case 'ending':
      return {
        kind: 'info',
        title: 'Abonnement résilié',
        text: `La ${name} reste la vôtre ${until(shown.cancelsAt)}, puis ${backToFree}. Rien d’autre ne sera débité.`,
        payLabel: null,
      };
    case 'past-due':
      return {
        kind: 'warning',
        title: 'Le dernier paiement n’est pas passé',
        text: `Vous gardez la ${name} ${shown.graceEndsAt === null ? 'pour le moment' : until(shown.graceEndsAt)}. Sans paiement${shown.graceEndsAt === null ? '' : ' d’ici là'}, ${backToFree}.`,
        payLabel: 'Régler la facture',
      };
    case 'suspended':
      return {
        kind: 'error',
        title: `Formule${label} suspendue`,
        text: `Le paiement n’est pas venu : ${nowFree}. La ${name} revient dès que le paiement est reçu.`,
        payLabel: 'Régler la facture',
      };
    default:
      return {
        kind: 'success',
        title: `Formule${label} payée`,
        text:
          shown.status === 'trialing'
            ? `Période d’essai ${until(shown.periodEndsAt)} ; le premier paiement a lieu ce jour-là.`
            : `Payée ${until(shown.periodEndsAt)}, puis renouvelée chaque mois. Vous pouvez résilier à tout moment pour cette date.`,
        payLabel: shown.invoiceUrl === null ? null : 'Régler la facture',
      };
  }
}

/** Of the example: the usual French rate. */
const taxRate = 0.2;

/** What is added to the prices shown. */
export function taxWords(addsTax: boolean): string {
  if (!addsTax) return 'Les prix sont hors taxes (HT) ; aucune TVA n’est ajoutée au paiement.';
  const { label, priceEuros } = plans.pro;
  const withTax = amountOf(Math.round(priceEuros * 100 * (1 + taxRate)), 'eur');
  return `Les prix sont hors taxes (HT). La TVA s’y ajoute selon votre pays et votre numéro de TVA, et le montant toutes taxes comprises (TTC) s’affiche avant que vous ne validiez : avec une TVA de 20 %, la formule ${label} à ${priceEuros}\u00a0€ HT coûte ${withTax} TTC.`;
}

/** What waits for a larger plan, in one sentence; null when nothing does. */
export function pausedWords(
  { schedules, recipients }: BillingResponse['paused'],
  plan: string,
): string | null {
  const parts = [
    ...(schedules > 0 ? [countOf(schedules, 'audit programmé', 'audits programmés')] : []),
    ...(recipients > 0
      ? [countOf(recipients, 'destinataire de résultats', 'destinataires de résultats')]
      : []),
  ];
  if (parts.length === 0) return null;
  const isOne = schedules + recipients === 1;
  return `${listOf(parts)} ${isOne ? 'dépasse' : 'dépassent'} ce que permet votre ${planName(plan)} et ${isOne ? 'est' : 'sont'} en pause. Rien n’est perdu\u00a0: les envois aux destinataires reprennent avec une formule plus large, et un audit programmé se reprend dans «\u00a0Audits programmés\u00a0».`;
}

/** « 34,80 € » of an amount in cents. */
export function amountOf(cents: number, currency: string): string {
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  );
}
