import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PlanHistory, PlanResponse } from '#contract/api/plans.ts';
import { countOf, formatDate, formatNumber } from '#contract/french.ts';
import { type PlanId, planOf } from '#contract/plans.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { planName } from '../../lib/plan-name.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PlanCards } from './plan-cards.tsx';

/** « Plans & prix »: what each plan gives, mine, and what is used of it this month. */
export function PlanTab({ plan, history }: { plan: PlanResponse; history: PlanHistory }) {
  const { usage, openRequest } = plan;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Plans & prix" />
      <TitledCard title="Ce mois-ci">
        <ProgressBar
          label="Audits utilisés"
          value={usage.audits}
          max={usage.auditsPerMonth}
          detail={`${formatNumber(usage.audits)} sur ${formatNumber(usage.auditsPerMonth)}`}
        />
        <p className="mt-3 text-soft">
          {countOf(usage.auditsLeft, 'audit restant', 'audits restants')} avec la {planName(plan.plan)}. Le
          compteur repart de zéro le {formatDate(usage.renewsOn)}.
        </p>
      </TitledCard>
      {openRequest && (
        <Alert kind="info" title={`Formule ${planOf(openRequest.plan).label} demandée`}>
          Demande envoyée le {formatDate(openRequest.createdAt)}. Vous recevrez un e-mail dès que votre
          formule aura changé.
        </Alert>
      )}
      <PlanCards current={plan.plan} headingLevel={2} action={(id) => <Choose id={id} plan={plan} />} />
      <p className="text-sm text-soft">
        « Choisir » envoie une demande{'\u00a0'}: un administrateur vous répond par e-mail, rien n’est débité.
        Les liens de partage et les clés d’API arrivent dans une prochaine version.
      </p>
      <History items={history.items} />
    </div>
  );
}

/** What the plan was and cost, day by day: as it was written then, whatever the plans are today. */
function History({ items }: PlanHistory) {
  if (items.length === 0) return null;
  return (
    <TitledCard title="Changements de formule">
      <ul className="flex flex-col divide-y divide-line">
        {items.map(({ id, label, priceEuros, cause, changedAt }) => (
          <li key={id} className="py-2">
            <span className="font-semibold">{formatDate(changedAt)}</span>
            {'\u00a0'}: formule {label}
            {priceEuros > 0 && `, ${formatNumber(priceEuros)}\u00a0€ HT par mois`}
            <span className="text-soft">
              {cause === 'request' ? ', à votre demande' : ', par un administrateur'}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function Choose({ id, plan }: { id: PlanId; plan: PlanResponse }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  if (id === plan.plan) return <p className="font-semibold text-soft">Formule actuelle</p>;
  if (plan.openRequest?.plan === id) return <p className="font-semibold text-soft">Demande en cours</p>;
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
      {error && (
        <p role="alert" className="mt-2 text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </>
  );
}
