import { type AuditChoices, isChosen } from '#contract/audit.ts';
import { AppError } from '#contract/errors.ts';
import { profileIds } from '#contract/themes.ts';
import { findAuditPages } from '#store/audit-pages.ts';
import { type AuditRow, findAudit } from '#store/audits.ts';
import { findSample } from '#store/samples.ts';
import { type LookDeps, recordLook } from '../admin/record-look.ts';
import type { Viewer } from '../viewer.ts';

/**
 * What was asked of an audit, for its owner or an administrator, to ask for the very same again.
 * @throws AppError `request/not-found`, for another’s as for none.
 */
export async function readAuditChoices(
  deps: LookDeps,
  viewer: Pick<Viewer, 'uid' | 'admin'>,
  id: string,
): Promise<AuditChoices> {
  const audit = await findAudit(deps.db, id);
  if (audit === null || (audit.uid !== viewer.uid && !viewer.admin)) throw new AppError('request/not-found');
  if (audit.uid !== viewer.uid) await recordLook(deps, viewer, audit);
  const pages = isChosen(audit.scope) ? await findAuditPages(deps.db, id) : null;
  if (audit.scope !== 'sample') return choicesOf({ ...audit, pages });
  const sample = audit.sampleId && (await findSample(deps.db, audit.uid, audit.sampleId));
  // Of a sample that is gone its pages are left.
  return choicesOf(sample ? { ...audit, pages } : { ...audit, pages, scope: 'list', sampleId: null });
}

type Chosen = Pick<AuditRow, Exclude<keyof AuditChoices, 'profile' | 'pages' | 'sample'>> & {
  readonly profile: string | null;
  readonly sampleId?: string | null;
  readonly pages?: readonly string[] | null;
};

/** The choices a stored audit (or schedule) was made of. */
export function choicesOf(row: Chosen): AuditChoices {
  const { url, scope, maxPages, pages, sampleId, device, exclude, ignoreRobots } = row;
  const profile = profileIds.find((id) => id === row.profile) ?? null;
  return {
    url,
    scope,
    maxPages,
    ...(pages && { pages: [...pages] }),
    ...(sampleId && { sample: sampleId }),
    device,
    exclude,
    profile,
    ignoreRobots,
  };
}
