import type { ReactNode } from 'react';
import type { PlanId } from '#contract/plans.ts';
import { Link } from '../../ui/link.tsx';
import { ExportMenu } from './export-menu.tsx';
import { menuItem, menuPanel, menuSummary } from './menu-look.ts';

interface Props {
  readonly id: string;
  readonly host: string;
  readonly plan: PlanId;
  /** It is of the space that one looks at. */
  readonly isOwn: boolean;
  /** Whoever only reads neither audits, shares nor schedules. */
  readonly mayAct: boolean;
  /** The way to delete it; false for whoever may not. */
  readonly remove: ReactNode;
}

/** What can be done with a finished report: two menus that the browser opens by itself. Nothing here is louder than the result. */
export function ReportActions({ id, host, plan, isOwn, mayAct, remove }: Props) {
  const site = `/dashboard/sites/${encodeURIComponent(host)}`;
  return (
    <>
      <ExportMenu id={id} plan={plan} />
      <details className="relative">
        <summary className={menuSummary}>Actions</summary>
        <div className={`${menuPanel} sm:right-0`}>
          <ul>
            {(mayAct || !isOwn) && <Item to={`/dashboard?tab=new&from=${id}`}>Auditer de nouveau</Item>}
            <Item to={`/reports/${id}/comparaison`}>Ce qui a changé</Item>
            {mayAct && (
              <>
                <Item to={`/reports/${id}/prestataire`}>Envoyer à mon prestataire</Item>
                <Item to="#partager">Partager ce rapport</Item>
                <Item to={`/dashboard?tab=new&from=${id}&when=weekly`}>Programmer cet audit</Item>
                <Item to={`${site}/echantillons/nouveau?audit=${id}`}>Composer l’échantillon de ce site</Item>
              </>
            )}
            {isOwn && <Item to={`${site}?audit=${id}`}>Historique du site</Item>}
          </ul>
          {remove && <div className="border-t border-line pt-2">{remove}</div>}
        </div>
      </details>
    </>
  );
}

function Item({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <li>
      {to.startsWith('#') ? (
        <a href={to} className={menuItem}>
          {children}
        </a>
      ) : (
        <Link to={to} className={menuItem}>
          {children}
        </Link>
      )}
    </li>
  );
}
