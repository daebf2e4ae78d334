import { z } from 'zod';
import { isLocalUrl } from '#contract/loopback.ts';
import { type PlanId, plans } from '#contract/plans.ts';
import { mayShow } from '../setting-error.ts';

const text = z.string().trim().default('');

/** The settings of payments, as part of all of them. Read as plain texts: a refusal must not repeat a secret. */
export const stripeShape = {
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_PRO: text,
  STRIPE_PRICE_AGENCY: text,
  STRIPE_TAX: z.string().trim().default('none'),
  STRIPE_GRACE_DAYS: z.coerce.number().int().min(0).max(60).default(14),
  STRIPE_LIVE_ON_LOOPBACK: z.enum(['refused', 'allowed']).default('refused'),
  STRIPE_API_URL: text,
} as const;

/** A plan that is sold. */
export type SoldPlan = Exclude<PlanId, 'free'>;
export const soldPlans = (Object.keys(plans) as PlanId[]).filter((id): id is SoldPlan => id !== 'free');

/** What is needed to be paid by Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  /** The signing secrets of the endpoint: the former one too, while it is being replaced. */
  readonly webhookSecrets: readonly string[];
  /** Price ids by plan: the first is sold, the others are what people pay who subscribed earlier. */
  readonly prices: Readonly<Record<SoldPlan, readonly string[]>>;
  /** Nothing added, Stripe Tax, or one tax rate. */
  readonly tax: 'none' | 'automatic' | { readonly rateId: string };
  /** Days a plan is kept after a payment that failed. */
  readonly graceDays: number;
  readonly live: boolean;
  /** null: Stripe itself; otherwise a double on this machine. */
  readonly apiUrl: string | null;
}

type Values = z.output<z.ZodObject<typeof stripeShape>>;
type Name = keyof typeof stripeShape;

/** Settings without which nothing can be sold. */
const needed = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_AGENCY',
] as const;

const listOf = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/**
 * Reads the settings of payments; null when none is given: an administrator then grants plans.
 * @param refuse ends the start with one line; values are never in it.
 */
export function readStripe(
  values: Values,
  publicUrl: string,
  refuse: (line: string) => never,
): StripeSettings | null {
  const absent = needed.find((name) => values[name] === '');
  if (absent !== undefined) {
    const given = needed.find((name) => values[name] !== '');
    if (given === undefined) return null;
    refuse(
      `Réglage ${absent} absent : ${given} est donné, et le paiement par Stripe a besoin de ${needed.join(', ')}. Complétez-les, ou retirez-les tous.`,
    );
  }
  const wrong = (name: Name, why: string): never => refuse(`Réglage ${name} incorrect : ${why}`);
  const live = readMode(values, publicUrl, wrong);
  const webhookSecrets = listOf(values.STRIPE_WEBHOOK_SECRET);
  if (webhookSecrets.some((secret) => !/^whsec_[\w+/=-]{8,}$/.test(secret)))
    wrong(
      'STRIPE_WEBHOOK_SECRET',
      'ce n’est pas le secret d’un point de terminaison (whsec_…). Copiez-le du tableau de bord de Stripe, « Webhooks ».',
    );
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    webhookSecrets,
    prices: readPrices(values, wrong),
    tax: readTax(values.STRIPE_TAX, wrong),
    graceDays: values.STRIPE_GRACE_DAYS,
    live,
    apiUrl: readApiUrl(values.STRIPE_API_URL, live, wrong),
  };
}

type Wrong = (name: Name, why: string) => never;

/** Whether the key charges real cards. */
function readMode(values: Values, publicUrl: string, wrong: Wrong): boolean {
  const key = values.STRIPE_SECRET_KEY;
  if (key.startsWith('pk_'))
    wrong('STRIPE_SECRET_KEY', 'c’est une clé publiable (pk_…). Indiquez la clé secrète (sk_… ou rk_…).');
  const mode = /^[sr]k_(test|live)_\w{8,}$/.exec(key)?.[1];
  if (mode === undefined)
    wrong('STRIPE_SECRET_KEY', 'ce n’est pas une clé secrète de Stripe (sk_test_…, sk_live_…, rk_…).');
  if (mode === 'live' && isLocalUrl(publicUrl) && values.STRIPE_LIVE_ON_LOOPBACK !== 'allowed')
    wrong(
      'STRIPE_SECRET_KEY',
      `cette clé débite de vraies cartes et ${publicUrl} est une adresse de cette machine. Indiquez CONSTAT_URL, une clé de test, ou STRIPE_LIVE_ON_LOOPBACK=allowed.`,
    );
  return mode === 'live';
}

function readPrices(values: Values, wrong: Wrong): StripeSettings['prices'] {
  const seen = new Set<string>();
  const read = (name: 'STRIPE_PRICE_PRO' | 'STRIPE_PRICE_AGENCY') => {
    const ids = listOf(values[name]);
    for (const id of ids) {
      if (!/^price_\w+$/.test(id))
        wrong(
          name,
          `${mayShow(name, id) ? `« ${id.slice(0, 20)} »` : 'une valeur'} n’est pas l’identifiant d’un prix (price_…).`,
        );
      if (seen.has(id)) wrong(name, `« ${id} » désigne déjà une autre formule.`);
      seen.add(id);
    }
    return ids;
  };
  return { pro: read('STRIPE_PRICE_PRO'), agency: read('STRIPE_PRICE_AGENCY') };
}

function readTax(value: string, wrong: Wrong): StripeSettings['tax'] {
  if (value === 'none' || value === 'automatic') return value;
  if (/^txr_\w+$/.test(value)) return { rateId: value };
  return wrong('STRIPE_TAX', 'indiquez none, automatic (Stripe Tax) ou l’identifiant d’un taux (txr_…).');
}

function readApiUrl(value: string, live: boolean, wrong: Wrong): string | null {
  if (value === '') return null;
  const url = URL.parse(value);
  if (url === null || url.protocol !== 'http:' || !isLocalUrl(value) || live)
    wrong(
      'STRIPE_API_URL',
      'seul un double de Stripe sur cette machine (http://127.0.0.1:…) se désigne ainsi, avec une clé de test. Retirez ce réglage.',
    );
  return value;
}
