import { type Deliverable, deliverableGroups, deliverables } from '#contract/deliverables.ts';
import { type ExportFormat, type PlanId, planOf, plans } from '#contract/plans.ts';
import { menuItem, menuPanel, menuSummary } from './menu-look.ts';

/** Words of the files, for the few that exist twice. */
const formatWords: Readonly<Record<string, string>> = { html: 'HTML', md: 'Markdown' };

/** Every file of the report in one disclosure, opened by the browser itself; what the plan lacks is said once. */
export function ExportMenu({ id, plan }: { readonly id: string; readonly plan: PlanId }) {
  const allowed: readonly ExportFormat[] = planOf(plan).exports;
  const groups = deliverableGroups
    .map(({ title, ids }) => ({
      title,
      ids: ids.filter((one) => allowed.includes(deliverables[one].right)),
    }))
    .filter(({ ids }) => ids.length > 0);
  const isWhole = deliverableGroups.every(({ ids }) =>
    ids.every((one) => allowed.includes(deliverables[one].right)),
  );
  return (
    <details className="relative">
      <summary className={menuSummary}>Exporter</summary>
      <div className={`${menuPanel} sm:right-0`}>
        {groups.map(({ title, ids }) => (
          <div key={title}>
            <p className="px-3 pt-1 text-sm text-soft" id={`export-${ids[0]}`}>
              {title}
            </p>
            <ul aria-labelledby={`export-${ids[0]}`}>
              {ids.map((one) => (
                <li key={one}>
                  <DeliverableLink id={id} one={one}>
                    {labelOf(one, ids)}
                  </DeliverableLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <a href={`/reports/${id}/impression`} className={menuItem}>
          Version à imprimer, avec les preuves
        </a>
        {!isWhole && (
          <p className="px-3 pb-1 text-sm text-soft">
            Tableaux, données et documents à compléter{'\u00a0'}: dans la formule {plans.pro.label}.
          </p>
        )}
      </div>
    </details>
  );
}

/** A PDF may have to be made first, on a page that says so; everything else is there at once. */
function DeliverableLink({ id, one, children }: { id: string; one: Deliverable; children: string }) {
  return one === 'pdf' ? (
    <a href={`/reports/${id}/pdf`} className={menuItem}>
      {children}
    </a>
  ) : (
    <a href={`/api/reports/${id}/export?format=${one}`} download className={menuItem}>
      {children}
    </a>
  );
}

/** A document that exists twice says in which form. */
function labelOf(one: Deliverable, among: readonly Deliverable[]): string {
  const { label, extension } = deliverables[one];
  const isTwice = among.filter((other) => deliverables[other].label === label).length > 1;
  return isTwice ? `${label} (${formatWords[extension] ?? extension})` : label;
}
