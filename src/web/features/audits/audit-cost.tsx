import type { PlanResponse } from '#contract/api/plans.ts';
import { countOf, formatDate } from '#contract/french.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { estimateText } from './estimate.ts';

/** Said before anything is filled in: there is no audit left this month. */
export function QuotaSpent({ plan: { usage } }: { plan: PlanResponse }) {
  if (usage.auditsLeft > 0) return null;
  return (
    <Alert kind="warning">
      Vous avez utilisé vos {countOf(usage.auditsPerMonth, 'audit', 'audits')} du mois. De nouveaux audits
      seront disponibles le {formatDate(usage.renewsOn)}.{' '}
      <Link to="/dashboard?tab=plan">Comparer les formules</Link>
    </Alert>
  );
}

/** Said before starting, once the pages are known: how many pages, about how long, what it costs of the quota. */
export function AuditCost({ plan, pages }: { plan: PlanResponse; pages: number }) {
  const { usage } = plan;
  if (usage.auditsLeft === 0) return null;
  const left = usage.auditsLeft - 1;
  if (pages === 0) return null;
  return (
    <p className="rounded-xl bg-sunken px-4 py-3 text-sm">
      {pages === 1 ? 'Une page sera analysée' : `Jusqu’à ${countOf(pages, 'page', 'pages')} seront analysées`}
      , en {estimateText(pages)}. Après cet audit, il vous en restera {left} ce mois-ci.
    </p>
  );
}
