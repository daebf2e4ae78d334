import { useState } from 'react';
import type { PlanId } from '#contract/plans.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';

/** Leads to a page of the payment provider: the whole window goes there, nothing of it is loaded here. */
export function useProviderPage() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const go = async (ask: () => Promise<{ url: string }>) => {
    setBusy(true);
    setRefusal(null);
    try {
      const { url } = await ask();
      window.location.assign(url);
    } catch (error) {
      setRefusal(
        error instanceof ApiRefusal ? error.message : 'La page de paiement ne s’est pas ouverte. Réessayez.',
      );
      setBusy(false);
    }
  };
  return {
    busy,
    refusal,
    choose: (plan: PlanId) => void go(() => callApi('POST', '/api/billing/checkout', { body: { plan } })),
    manage: () => void go(() => callApi('POST', '/api/billing/portal')),
  };
}
