import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BillingResponse } from '#contract/api/billing.ts';
import type { PlanResponse } from '#contract/api/plans.ts';
import { defaultPlan, type PlanId, planIds } from '#contract/plans.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { planName } from '../../lib/plan-name.ts';
import { Button } from '../../ui/button.tsx';
import { useProviderPage } from './use-provider-page.ts';

interface ChoosePlanProps {
  id: PlanId;
  plan: PlanResponse;
  billing: BillingResponse;
  /** A payment was just made, and is not confirmed yet. */
  isPaying: boolean;
}

/** The foot of a plan’s card: the button that chooses it, or why there is none. */
export function ChoosePlan({ id, plan, billing, isPaying }: ChoosePlanProps) {
  if (id === plan.plan) return <Note>Formule actuelle</Note>;
  if (plan.openRequest?.plan === id) return <Note>Demande en cours</Note>;
  if (billing.mode === 'manual') return <RequestPlan id={id} plan={plan} />;
  const { subscription } = billing;
  // What is paid, or due, is not to be paid a second time.
  if (isPaying && subscription === null) return <Note>Paiement en cours</Note>;
  if (subscription?.plan === id) return <Note>Paiement attendu</Note>;
  if (id === defaultPlan) {
    if (subscription === null) return <RequestPlan id={id} plan={plan} />;
    return (
      <Note>{subscription.state === 'ending' ? 'À la fin de votre abonnement' : 'Après résiliation'}</Note>
    );
  }
  // Given by an administrator, and larger: there is nothing to pay for.
  const isIncluded = planIds.indexOf(id) < planIds.indexOf(plan.plan);
  if (subscription === null && isIncluded) return <Note>Comprise dans la vôtre</Note>;
  return <PayPlan id={id} />;
}

function Note({ children }: { children: string }) {
  return <p className="font-semibold text-soft">{children}</p>;
}

function Refusal({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className="mt-2 text-sm font-semibold text-bad">
      {text}
    </p>
  );
}

function PayPlan({ id }: { id: PlanId }) {
  const { busy, refusal, choose } = useProviderPage();
  return (
    <>
      <Button wide variant={id === 'pro' ? 'primary' : 'secondary'} busy={busy} onPress={() => choose(id)}>
        Choisir<span className="sr-only"> la {planName(id)}</span>
      </Button>
      <Refusal text={refusal} />
    </>
  );
}

/** Without payments: a request that an administrator answers. */
function RequestPlan({ id, plan }: { id: PlanId; plan: PlanResponse }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const choose = async () => {
    setBusy(true);
    setError(null);
    try {
      await callApi('POST', '/api/plan-requests', { body: { plan: id } });
      await revalidate();
    } catch (refusal) {
      setError(refusal instanceof ApiRefusal ? refusal.message : 'La demande n’est pas partie. Réessayez.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        wide
        variant={id === 'pro' ? 'primary' : 'secondary'}
        busy={busy}
        isDisabled={plan.openRequest !== null}
        onPress={() => void choose()}
      >
        Choisir<span className="sr-only"> la {planName(id)}</span>
      </Button>
      <Refusal text={error} />
    </>
  );
}
