import { describe, expect, it } from 'vitest';
import { billingStates } from '#contract/billing.ts';
import {
  amountOf,
  pausedWords,
  type ShownSubscription,
  subscriptionWords,
  taxWords,
} from './billing-words.ts';

const paid: ShownSubscription = {
  state: 'active',
  status: 'active',
  plan: 'pro',
  periodEndsAt: '2026-12-21T10:00:00.000Z',
  cancelsAt: null,
  graceEndsAt: null,
  invoiceUrl: null,
  isDoubled: false,
};

describe('the words of a subscription', () => {
  it.each(billingStates.filter((state) => state !== 'none' && state !== 'pending'))(
    'say « %s » with its date',
    (state) => {
      const dated = { ...paid, state, cancelsAt: paid.periodEndsAt, graceEndsAt: paid.periodEndsAt };
      const { title, text } = subscriptionWords(dated);
      expect(title).toMatch(/^[A-ZÀ-Ý]/);
      if (state !== 'action-required' && state !== 'suspended')
        expect(text).toContain('jusqu’au 21 décembre 2026');
    },
  );

  it('offer to pay only where something waits', () => {
    expect(subscriptionWords(paid).payLabel).toBeNull();
    expect(subscriptionWords({ ...paid, state: 'past-due' }).payLabel).toBe('Régler la facture');
    expect(subscriptionWords({ ...paid, state: 'action-required' }).payLabel).toBe('Confirmer le paiement');
  });
});

describe('what becomes of the reports of an account that pays no more', () => {
  it.each(['ending', 'past-due', 'suspended'] as const)('is promised no more than it is: %s', (state) => {
    const { text } = subscriptionWords({
      ...paid,
      state,
      cancelsAt: paid.periodEndsAt,
      graceEndsAt: paid.periodEndsAt,
    });
    expect(text.replaceAll(/\s/g, ' ')).toContain(
      'les rapports de plus de 90 jours sont supprimés 30 jours plus tard',
    );
  });
});

describe('the other words', () => {
  it('explain what the prices leave out', () => {
    expect(taxWords(false)).toContain('aucune TVA');
    expect(taxWords(true)).toContain('29\u00a0€ HT coûte 34,80\u00a0€ TTC');
  });

  it('say what is paused, and nothing where nothing is', () => {
    expect(pausedWords({ schedules: 0, recipients: 0 }, 'free')).toBeNull();
    expect(pausedWords({ schedules: 2, recipients: 1 }, 'free')).toMatch(
      /^2.audits programmés et 1.destinataire de résultats dépassent ce que permet votre formule gratuite et sont en pause/,
    );
    expect(pausedWords({ schedules: 1, recipients: 0 }, 'pro')).toMatch(
      /^1.audit programmé dépasse .* est en pause/,
    );
  });

  it('write amounts as French does', () => {
    expect(amountOf(348_000, 'eur').replaceAll(/\s/g, ' ')).toBe('3 480,00 €');
  });
});
