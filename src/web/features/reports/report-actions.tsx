import type { ReactNode } from 'react';
import { type PlanId, planOf } from '#contract/plans.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

const formats = [
  { format: 'pdf', label: 'PDF' },
  { format: 'json', label: 'JSON' },
  { format: 'csv', label: 'CSV' },
] as const;

const summaryLook =
  'inline-flex min-h-11 cursor-pointer items-center rounded-xl border border-edge bg-surface px-5 py-2.5 font-semibold text-ink hover:bg-sunken';
const linkLook =
  'flex min-h-11 items-center rounded-lg px-3 font-semibold whitespace-nowrap text-ink no-underline hover:bg-sunken';

/** What can be done with a finished report: audit again, take it away in the formats of the plan. */
export function ReportActions({ id, plan }: { id: string; plan: PlanId }) {
  const allowed = planOf(plan).exports;
  return (
    <>
      <ButtonLink to={`/dashboard?tab=new&from=${id}`}>Auditer de nouveau</ButtonLink>
      {/* One line on a phone: the score stays in sight. Opened by the browser itself, without a script. */}
      <details className="relative">
        <summary className={summaryLook}>Exporter</summary>
        <ul className="z-10 mt-2 flex min-w-44 flex-col rounded-xl border border-line bg-surface p-2 shadow-float sm:absolute sm:right-0">
          {formats
            .filter(({ format }) => allowed.includes(format))
            .map(({ format, label }) => (
              <li key={format}>
                <a href={`/api/reports/${id}/export?format=${format}`} download className={linkLook}>
                  Exporter en {label}
                </a>
              </li>
            ))}
        </ul>
      </details>
      <ButtonLink to={`/reports/${id}/comparaison`} variant="secondary">
        Ce qui a changé
      </ButtonLink>
    </>
  );
}

interface ReportLinksProps {
  id: string;
  host: string;
  /** The way to delete it. */
  children: ReactNode;
}

/** Where a finished report leads: the same audit by itself from now on, the site over time; and its end. */
export function ReportLinks({ id, host, children }: ReportLinksProps) {
  return (
    <nav aria-label="Suivre ce site" className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Link to={`/dashboard?tab=new&from=${id}&when=weekly`}>Programmer cet audit</Link>
      <Link to={`/dashboard/sites/${encodeURIComponent(host)}?audit=${id}`}>Historique du site</Link>
      {children}
    </nav>
  );
}
