import type { AuditSummary } from '#contract/api/audits.ts';
import type { BindingOverview } from '#contract/binding.ts';
import { overviewOf } from '#report/binding/binding-overview.ts';
import type { Deps } from '../deps.ts';
import { readOutline } from './read-parts.ts';

/** What binds in the report of an audit, by the kind of site declared now; null where nothing is known of it. */
export async function bindingOfAudit(
  deps: Pick<Deps, 'db'>,
  audit: Pick<AuditSummary, 'id' | 'status'>,
): Promise<BindingOverview | null> {
  const outline = await readOutline(deps, audit);
  return outline && overviewOf(outline);
}
