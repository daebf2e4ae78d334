import type { PlanResponse } from '#contract/api/plans.ts';
import type { AuditChoices } from '#contract/audit.ts';
import { countOf } from '#contract/french.ts';
import { planOf } from '#contract/plans.ts';
import { Alert } from '../../ui/alert.tsx';

interface RepeatLimitsProps {
  plan: PlanResponse;
  choices: AuditChoices | null;
  provedHosts: readonly string[];
}

/** Says what of the audit to repeat cannot be repeated, and what follows from it. */
export function RepeatLimits({ plan, choices, provedHosts }: RepeatLimitsProps) {
  if (choices === null) return null;
  const most = planOf(plan.plan).pagesPerAudit;
  const fewer = choices.scope !== 'page' && choices.maxPages > most;
  const robots = choices.ignoreRobots && provedHosts.length === 0;
  if (!fewer && !robots) return null;
  return (
    <Alert kind="info" title="Ce nouvel audit ne sera pas tout à fait le même">
      {fewer && (
        <p>
          Le précédent pouvait visiter {countOf(choices.maxPages, 'page', 'pages')}, votre formule va jusqu’à{' '}
          {countOf(most, 'page', 'pages')}
          {'\u00a0'}: leurs scores ne se compareront pas.
        </p>
      )}
      {robots && (
        <p>
          Aucun de vos domaines n’est prouvé en ce moment{'\u00a0'}: les pages que robots.txt interdit ne
          seront pas visitées.
        </p>
      )}
    </Alert>
  );
}
