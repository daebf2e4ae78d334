import { type AccessUse, mostRefusedTries, type SiteAccess } from '#contract/site-access.ts';
import { findSiteAccess, noteAccessTry } from '#store/site-accesses.ts';
import type { Deps } from '../deps.ts';
import { openAccess } from './sealed-access.ts';

/** What an order says of the access of its site, and the secrets for the process that visits. */
export interface AuditAccess {
  readonly id: string;
  readonly use: AccessUse;
  /** Null unless it is used. */
  readonly access: SiteAccess | null;
  /** The site refused these secrets so often that it is not asked again with them. */
  readonly isSpent: boolean;
}

/**
 * The access that an account keeps for the host of an address, opened just in time; null without one. It is used only
 * while the domain is proved.
 */
export async function accessForAudit(
  deps: Pick<Deps, 'db' | 'config'>,
  audit: { readonly uid: string; readonly url: string },
  isProved: boolean,
): Promise<AuditAccess | null> {
  const row = await findSiteAccess(deps.db, audit.uid, new URL(audit.url).host);
  if (row === null) return null;
  const { id } = row;
  if (!isProved) return { id, use: 'unproved', access: null, isSpent: false };
  const access = openAccess(deps, row);
  if (access === null) return { id, use: 'unreadable', access: null, isSpent: false };
  return { id, use: 'used', access, isSpent: row.refusals >= mostRefusedTries };
}

/** Notes whether the site took the access: two refusals in a row end its use until it is replaced. */
export async function noteUse(
  deps: Pick<Deps, 'db' | 'clock'>,
  given: AuditAccess | null,
  refused: boolean,
): Promise<void> {
  if (given?.access) await noteAccessTry(deps.db, { id: given.id, refused }, deps.clock.now());
}
