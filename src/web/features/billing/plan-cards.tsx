import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf, formatNumber } from '#contract/french.ts';
import { lineupSites } from '#contract/lineup.ts';
import { historyText } from '#contract/plan-words.ts';
import { type Plan, type PlanId, planIds, plans } from '#contract/plans.ts';
import { cx } from '../../lib/cx.ts';

/** What a plan gives, one line each, from the plan itself. */
function planFeatures(plan: Plan): string[] {
  const named = (format: string) =>
    format === 'pdf' && plan.ownBrandPdf ? 'PDF à votre marque' : format.toUpperCase();
  const exports = plan.exports.map(named).join(', ');
  return [
    `${countOf(plan.auditsPerMonth, 'audit', 'audits')} par mois`,
    `${countOf(plan.pagesPerAudit, 'page', 'pages')} par audit`,
    'Site entier, liste de pages, échantillon ou parcours',
    plan.auditsAtOnce === 1
      ? '1\u00a0audit à la fois'
      : `${formatNumber(plan.auditsAtOnce)}\u00a0audits en même temps`,
    ...(plan.scheduledAudits > 0
      ? [countOf(plan.scheduledAudits, 'audit programmé', 'audits programmés')]
      : []),
    `Rapports gardés ${historyText(plan.historyDays)}`,
    `Jusqu’à ${formatNumber(lineupSites.most)}\u00a0sites côte à côte`,
    `Export ${exports}`,
    ...(plan.shareLinks ? ['Liens de partage'] : []),
    ...(plan.apiKeys ? ['Clés d’API et webhooks'] : []),
    plan.seats === 1
      ? 'Une place dans une organisation'
      : `Organisation de ${countOf(plan.seats, 'place', 'places')}`,
    ...(plan.mailRecipients > 0
      ? [`Résultats par e-mail à ${formatNumber(plan.mailRecipients)}\u00a0autres personnes`]
      : []),
  ];
}

interface PlanCardsProps {
  /** The person’s plan, marked as such. */
  current?: PlanId;
  /** The button (or note) at the foot of a card. */
  action: (id: PlanId) => ReactNode;
  headingLevel?: 2 | 3;
}

/** The plans side by side, read from contract/plans.ts. */
export function PlanCards({ current, action, headingLevel = 3 }: PlanCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {planIds.map((id) => {
        const plan: Plan = plans[id];
        const marked = id === current;
        return (
          <li
            key={id}
            className={cx(
              'flex flex-col rounded-2xl border bg-surface p-6 sm:p-8',
              marked ? 'border-2 border-brand' : 'border-line shadow-card',
            )}
          >
            <div className="flex items-center justify-between gap-3">
              <Heading className="text-xl">{plan.label}</Heading>
              {marked && <span className="text-sm font-semibold text-brand">Votre formule</span>}
            </div>
            <p className="mt-4 flex items-baseline gap-2">
              <span className="font-display text-3xl font-bold tabular-nums">
                {formatNumber(plan.priceEuros)}
                {'\u00a0'}€
              </span>
              <span className="text-sm text-faint">
                {plan.priceEuros === 0 ? 'pour toujours' : 'HT par mois, réservé aux professionnels'}
              </span>
            </p>
            <ul className="mt-6 mb-8 flex flex-col gap-2.5">
              {planFeatures(plan).map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check aria-hidden size={20} className="mt-1 shrink-0 text-good" />
                  {feature}
                </li>
              ))}
            </ul>
            <div className="mt-auto">{action(id)}</div>
          </li>
        );
      })}
    </ul>
  );
}
