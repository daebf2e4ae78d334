import { AppError } from '#contract/errors.ts';
import type { SiteProfile } from '#contract/themes.ts';
import { declareOnSite, lockAudit, updateAudit } from '#store/audits.ts';
import { isJudgedByProfile } from '#store/reports.ts';
import { declareOnSchedules } from '#store/schedules.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Says of what kind the site of a finished audit of one’s own is. Its report is read by it from then on, and so are the
 * finished audits and the schedules of the same site that have none; nothing is visited. It may be said again.
 * @throws AppError `request/not-found`, also while there is no report; `audit/profile-known` for a report judged for one.
 */
export async function declareProfile(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
  profile: SiteProfile,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const audit = await lockAudit(tx, id);
    if (audit === null || audit.uid !== viewer.uid) throw new AppError('request/not-found');
    const isJudged = audit.status === 'done' ? await isJudgedByProfile(tx, id) : null;
    if (isJudged === null) throw new AppError('request/not-found');
    if (isJudged) throw new AppError('audit/profile-known');
    await updateAudit(tx, id, { profile });
    await declareOnSite(tx, audit, profile);
    await declareOnSchedules(tx, audit, profile);
  });
}
