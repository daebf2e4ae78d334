import { type PlanId, planOf } from '#contract/plans.ts';
import { ButtonLink } from '../../ui/button.tsx';

const formats = [
  { format: 'pdf', label: 'PDF' },
  { format: 'json', label: 'JSON' },
  { format: 'csv', label: 'CSV' },
] as const;

const linkLook =
  'inline-flex min-h-11 items-center rounded-xl border border-edge bg-surface px-5 py-2.5 font-semibold text-ink no-underline hover:bg-sunken';

/** What can be done with a finished report: audit again, take it away in the formats of the plan. */
export function ReportActions({ id, plan }: { id: string; plan: PlanId }) {
  const allowed = planOf(plan).exports;
  return (
    <>
      {formats
        .filter(({ format }) => allowed.includes(format))
        .map(({ format, label }) => (
          <a key={format} href={`/api/reports/${id}/export?format=${format}`} download className={linkLook}>
            Exporter en {label}
          </a>
        ))}
      <ButtonLink to={`/reports/${id}/comparaison`} variant="secondary">
        Ce qui a changé
      </ButtonLink>
      <ButtonLink to={`/dashboard?tab=new&from=${id}`}>Auditer de nouveau</ButtonLink>
    </>
  );
}
