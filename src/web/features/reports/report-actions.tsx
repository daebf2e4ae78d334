import type { ReactNode } from 'react';
import type { PlanId } from '#contract/plans.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ExportMenu } from './export-menu.tsx';

/** What can be done with a finished report: audit again, take it away in the formats of the plan. */
export function ReportActions({ id, plan }: { id: string; plan: PlanId }) {
  return (
    <>
      <ButtonLink to={`/dashboard?tab=new&from=${id}`} className="max-sm:w-full">
        Auditer de nouveau
      </ButtonLink>
      <ExportMenu id={id} plan={plan} />
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
      <Link to={`/dashboard/sites/${encodeURIComponent(host)}/echantillons/nouveau?audit=${id}`}>
        Composer l’échantillon de ce site
      </Link>
      <span className="max-sm:-ml-3">{children}</span>
    </nav>
  );
}
