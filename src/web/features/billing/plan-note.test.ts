import { describe, expect, it } from 'vitest';
import type { BillingResponse } from '#contract/api/billing.ts';
import type { BillingState } from '#contract/billing.ts';
import { planNote } from './plan-note.ts';

type Online = Extract<BillingResponse, { mode: 'stripe' }>;
const online = (subscription: Partial<Online['subscription']> | null) =>
  ({
    mode: 'stripe',
    subscription: subscription && {
      status: 'active',
      plan: 'pro',
      periodEndsAt: '2026-12-21T10:00:00.000Z',
      cancelsAt: null,
      graceEndsAt: null,
      invoiceUrl: null,
      isDoubled: false,
      state: 'active',
      ...subscription,
    },
  }) as Online;
const on = (plan: 'free' | 'pro' | 'agency') => ({ plan, openRequest: null });

describe('a plan that cannot be chosen', () => {
  // An administrator gave the larger plan to somebody who pays for a smaller one.
  it.each<[BillingState, string]>([
    ['active', 'Votre abonnement'],
    ['ending', 'Votre abonnement'],
    ['past-due', 'Paiement attendu'],
    ['suspended', 'Paiement attendu'],
    ['action-required', 'Paiement attendu'],
  ])('says what is paid and what is due: %s', (state, note) => {
    expect(planNote('pro', on('agency'), online({ state }), false)).toBe(note);
  });

  it('is the present one, the one asked for, the one being paid, and a smaller one that was given', () => {
    expect(planNote('pro', on('free'), online(null), true)).toBe('Attendez la fin du paiement en cours');
    expect(planNote('pro', on('agency'), online(null), false)).toBe('Comprise dans la vôtre');
    expect(planNote('free', on('pro'), online({}), false)).toBe('Résiliez votre abonnement pour y revenir');
    expect(planNote('free', on('pro'), online({ state: 'ending' }), false)).toBe(
      'À la fin de votre abonnement',
    );
  });

  it('is no other: the larger one, and the one without payment of somebody who pays nothing', () => {
    expect(planNote('agency', on('pro'), online({}), false)).toBeNull();
    expect(planNote('free', on('agency'), online(null), false)).toBeNull();
    expect(planNote('pro', on('free'), { mode: 'manual' } as BillingResponse, false)).toBeNull();
  });
});
