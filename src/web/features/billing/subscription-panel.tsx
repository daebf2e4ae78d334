import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { BillingResponse } from '#contract/api/billing.ts';
import { typeset } from '#contract/french.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { OutLink } from '../../ui/link.tsx';
import { subscriptionWords } from './billing-words.ts';
import { useProviderPage } from './use-provider-page.ts';

type Online = Extract<BillingResponse, { mode: 'stripe' }>;

/** Where the person comes from: a page that was paid, one that was left, or the provider’s page of the subscription. */
export type BillingVisit = 'paid' | 'left' | 'managed' | null;

/** The person’s subscription as it stands, and what to do about it; nothing for who never paid. */
export function SubscriptionPanel({ billing, visit }: { billing: Online; visit: BillingVisit }) {
  const { subscription, isTest } = billing;
  const isPending = visit === 'paid' && subscription === null;
  return (
    <>
      {isPending && <Pending />}
      {visit === 'left' && (
        <Alert kind="info" title="Paiement abandonné" live>
          Rien n’a été débité, et votre formule ne change pas.
        </Alert>
      )}
      {isTest && (
        <Alert kind="warning" title="Paiements d’essai">
          Cette installation utilise une clé de test{'\u00a0'}: aucune carte n’est débitée.
        </Alert>
      )}
      {subscription !== null && <Standing subscription={subscription} />}
    </>
  );
}

function Standing({ subscription }: { subscription: NonNullable<Online['subscription']> }) {
  const { kind, title, text, payLabel } = subscriptionWords(subscription);
  const { busy, refusal, manage } = useProviderPage();
  const { invoiceUrl, isDoubled } = subscription;
  return (
    <TitledCard title="Votre abonnement">
      <Alert kind={kind} title={typeset(title)}>
        <p>{typeset(text)}</p>
        {payLabel !== null && invoiceUrl !== null && (
          <p className="mt-2 font-semibold">
            <OutLink href={invoiceUrl}>{payLabel}</OutLink>
          </p>
        )}
      </Alert>
      {isDoubled && (
        <Alert kind="error" title="Deux abonnements sont en cours" className="mt-4">
          Chacun est facturé{'\u00a0'}: mettez fin à l’un des deux sur la page de gestion.
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={busy} onPress={manage}>
          Gérer ou résilier mon abonnement
        </Button>
        <p className="max-w-prose text-sm text-soft">
          Changer de formule ou de carte, d’adresse ou de numéro de TVA, résilier{'\u00a0'}: sur une page de
          Stripe. Un changement en cours de mois est compté au prorata, et son montant s’affiche avant que
          vous ne validiez.
        </p>
      </div>
      {refusal && (
        <p role="alert" className="mt-2 text-sm font-semibold text-bad">
          {refusal}
        </p>
      )}
    </TitledCard>
  );
}

const lookEveryMs = 4_000;
const looksAtMost = 30;

/** Stripe has not said yet what became of the payment: the page looks again by itself, for two minutes. */
function Pending() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= looksAtMost) clearInterval(timer);
      void revalidate();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Alert kind="info" title="Paiement en cours de confirmation" live>
      Votre formule change dès que Stripe confirme le paiement, en général en quelques secondes. Vous pouvez
      quitter cette page{'\u00a0'}: un e-mail vous préviendra.
    </Alert>
  );
}
