import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BillingResponse } from '#contract/api/billing.ts';
import type { PlanResponse } from '#contract/api/plans.ts';
import { planName } from '#contract/plan-words.ts';
import { defaultPlan, type PlanId } from '#contract/plans.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { planNote } from './plan-note.ts';
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
  // Its card says so at its head.
  if (id === plan.plan) return null;
  const reason = planNote(id, plan, billing, isPaying);
  if (reason !== null) return <p className="font-semibold text-soft">{reason}</p>;
  return billing.mode === 'manual' || id === defaultPlan ? <RequestPlan id={id} /> : <PayPlan id={id} />;
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
function RequestPlan({ id }: { id: PlanId }) {
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
      <Button wide variant={id === 'pro' ? 'primary' : 'secondary'} busy={busy} onPress={() => void choose()}>
        Choisir<span className="sr-only"> la {planName(id)}</span>
      </Button>
      <Refusal text={error} />
    </>
  );
}
