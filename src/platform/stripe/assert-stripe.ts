import { formatNumber } from '#contract/french.ts';
import { planOf } from '#contract/plans.ts';
import { wrongSetting } from '../setting-error.ts';
import { openStripe, type StripeClient, stripeErrorOf } from './stripe-client.ts';
import { type SoldPlan, type StripeSettings, soldPlans } from './stripe-settings.ts';

/** The start waits no longer than this for Stripe. */
const answerMs = 5_000;

const settingOf: Record<SoldPlan, string> = { pro: 'STRIPE_PRICE_PRO', agency: 'STRIPE_PRICE_AGENCY' };

/**
 * Asks Stripe whether it knows the key, and whether the prices are those that are shown.
 * @returns what the start says when Stripe could not be asked; null when all is well.
 * @throws what `refuse` throws, with one line, when Stripe refuses.
 */
export async function assertStripe(
  settings: StripeSettings,
  refuse: (line: string) => never,
  timeoutMs = answerMs,
): Promise<string | null> {
  const stripe = openStripe(settings, timeoutMs);
  try {
    const refusals = await Promise.all(
      soldPlans.flatMap((plan) =>
        settings.prices[plan].map((id, index) => refusalOfPrice(stripe, { plan, id, isSold: index === 0 })),
      ),
    );
    const refusal = refusals.find((one) => one !== null);
    if (refusal) refuse(refusal);
    return null;
  } catch (error) {
    const told = stripeErrorOf(error);
    if (told === null) throw error;
    if (told.statusCode === 401)
      refuse(
        'Réglage STRIPE_SECRET_KEY incorrect : Stripe ne reconnaît pas cette clé. Copiez-la à nouveau du tableau de bord.',
      );
    if (told.statusCode === 403)
      refuse(
        'Réglage STRIPE_SECRET_KEY incorrect : cette clé n’a pas les droits nécessaires (voir « Payments » dans docs/operations.md).',
      );
    return 'Attention : Stripe ne répond pas ; les paiements reprendront quand il répondra, et les formules restent ce qu’elles sont.';
  }
}

interface PriceSetting {
  readonly plan: SoldPlan;
  readonly id: string;
  /** Otherwise what people pay who subscribed earlier: its amount is of that time. */
  readonly isSold: boolean;
}

async function refusalOfPrice(
  stripe: StripeClient,
  { plan, id, isSold }: PriceSetting,
): Promise<string | null> {
  const wrong = (why: string) => wrongSetting(settingOf[plan], id, why);
  const price = await stripe.prices.retrieve(id).catch((error: unknown) => {
    if (stripeErrorOf(error)?.statusCode === 404) return null;
    throw error;
  });
  if (price === null)
    return wrong('Stripe ne connaît pas ce prix avec cette clé (test et réel sont séparés).');
  if (!isSold) return null;
  const { label, priceEuros } = planOf(plan);
  const isMonthly = price.recurring?.interval === 'month' && price.recurring.interval_count === 1;
  if (!price.active || !isMonthly || price.currency !== 'eur')
    return wrong('il faut un prix actif, en euros, par mois.');
  if (price.unit_amount !== priceEuros * 100)
    return wrong(
      `il est de ${formatNumber((price.unit_amount ?? 0) / 100, 2)} € par mois chez Stripe, et la formule ${label} est affichée à ${formatNumber(priceEuros)} €.`,
    );
  if (price.tax_behavior === 'inclusive')
    return wrong('il comprend la TVA, et les prix affichés sont hors taxes.');
  return null;
}
