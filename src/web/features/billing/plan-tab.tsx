import type { BillingResponse } from '#contract/api/billing.ts';
import type { PlanHistory, PlanResponse } from '#contract/api/plans.ts';
import { countOf, formatDate, formatNumber, typeset } from '#contract/french.ts';
import { planName } from '#contract/plan-words.ts';
import { defaultPlan, type PlanId, planIds, planOf, plans } from '#contract/plans.ts';
import { Alert } from '../../ui/alert.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { pausedWords, taxWords } from './billing-words.ts';
import { ChoosePlan } from './choose-plan.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PlanCards } from './plan-cards.tsx';
import { planNote } from './plan-note.ts';
import { type BillingVisit, SubscriptionPanel } from './subscription-panel.tsx';

interface PlanTabProps {
  plan: PlanResponse;
  history: PlanHistory;
  billing: BillingResponse;
  /** What each smaller plan would stop. */
  downgrades: readonly { readonly plan: PlanId; readonly lines: readonly string[] }[];
  visit: BillingVisit;
}

/** « Plans & prix »: what each plan gives, mine, how it is paid for, and what is used of it this month. */
export function PlanTab({ plan, history, billing, downgrades, visit }: PlanTabProps) {
  const { usage, openRequest } = plan;
  const canChoose = planIds.some(
    (id) =>
      id !== plan.plan &&
      (billing.mode === 'manual' || id !== defaultPlan) &&
      planNote(id, plan, billing, visit === 'paid') === null,
  );
  const paused = pausedWords(billing.paused, plan.plan);
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Plans & prix" />
      {billing.mode === 'stripe' && <SubscriptionPanel billing={billing} visit={visit} />}
      {paused && <Alert kind="warning">{typeset(paused)}</Alert>}
      <TitledCard title="Ce mois-ci">
        <ProgressBar
          label="Audits utilisés"
          value={usage.audits}
          max={usage.auditsPerMonth}
          detail={
            usage.audits > usage.auditsPerMonth
              ? `${formatNumber(usage.audits)}, pour ${formatNumber(usage.auditsPerMonth)} dans votre formule`
              : `${formatNumber(usage.audits)} sur ${formatNumber(usage.auditsPerMonth)}`
          }
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
      <PlanCards
        current={plan.plan}
        headingLevel={2}
        action={(id) => <ChoosePlan id={id} plan={plan} billing={billing} isPaying={visit === 'paid'} />}
      />
      <Downgrades downgrades={downgrades} />
      <p className="text-sm text-soft print:hidden">
        {billing.mode === 'manual' ? (
          canChoose && (
            <>
              « Choisir » envoie une demande{'\u00a0'}: un administrateur vous répond par e-mail, rien n’est
              débité.
            </>
          )
        ) : (
          <>
            {canChoose && (
              <>« Choisir » ouvre une page de Stripe{'\u00a0'}: Constat ne voit ni ne garde votre carte. </>
            )}
            {typeset(taxWords(billing.addsTax))}
          </>
        )}
      </p>
      {/* A first payment that is confirmed meanwhile has an invoice: the list is read again. */}
      {billing.mode === 'stripe' && billing.hasCustomer && (
        <InvoiceList key={billing.subscription === null ? 'none' : 'some'} />
      )}
      <History items={history.items} />
    </div>
  );
}

/** What a smaller plan would stop, before it is chosen. */
function Downgrades({ downgrades }: Pick<PlanTabProps, 'downgrades'>) {
  if (downgrades.length === 0) return null;
  return (
    <TitledCard title="Avant de passer à une formule plus petite">
      <div className="flex flex-col gap-5">
        {downgrades.map(({ plan, lines }) => (
          <section key={plan} aria-labelledby={`vers-${plan}`}>
            <h3 id={`vers-${plan}`} className="mb-2 font-semibold">
              Avec la {planName(plan)}
            </h3>
            <ul className="flex list-disc flex-col gap-1 pl-6">
              {lines.map((line) => (
                <li key={line}>{typeset(line)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </TitledCard>
  );
}

const causeWords = {
  request: ', à votre demande',
  admin: ', par un administrateur',
  payment: ', selon votre abonnement',
} as const;

/** What the plan was and cost, day by day: as it was written then, whatever the plans are today. */
function History({ items }: PlanHistory) {
  if (items.length === 0) return null;
  return (
    <TitledCard title="Changements de formule">
      <ul className="flex flex-col divide-y divide-line">
        {items.map(({ id, label, priceEuros, cause, changedAt }) => (
          <li key={id} className="py-2">
            <span className="font-semibold">{formatDate(changedAt)}</span>
            {'\u00a0'}: formule {label === plans[defaultPlan].label ? 'gratuite' : label}
            {priceEuros > 0 && `, ${formatNumber(priceEuros)}\u00a0€ HT par mois`}
            <span className="text-soft">{causeWords[cause]}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
