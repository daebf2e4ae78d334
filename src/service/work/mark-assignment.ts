import { AppError } from '#contract/errors.ts';
import type { FixMark } from '#contract/handover-words.ts';
import { roleCovers } from '#contract/space-roles.ts';
import { findAssignmentById, lockAssignment, updateAssignment } from '#store/assignments.ts';
import type { Deps } from '../deps.ts';
import { seesHost } from '../viewer.ts';
import type { Worker } from './people.ts';

/** Whether somebody may say who mends what in the space they look at. */
export const mayWork = ({ space }: Pick<Worker, 'space'>): boolean =>
  roleCovers(space.role, 'member') || (space.role === 'client' && space.mayAct);

/**
 * Says how far a fix is, from the list of what one has to mend: its report may be gone.
 * @returns the site it is of
 * @throws AppError `request/not-found`, the same for another space and for a site that a client is not given; `work/overtaken`
 */
export async function markAssignment(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Worker,
  id: string,
  { mark, revision }: { readonly mark: FixMark; readonly revision: number },
): Promise<string> {
  const known = await findAssignmentById(deps.db, viewer.uid, id);
  if (known === null || !seesHost(viewer, known.host) || !mayWork(viewer))
    throw new AppError('request/not-found');
  await deps.db.transaction(async (tx) => {
    const row = await lockAssignment(tx, known);
    if (row === null) throw new AppError('request/not-found');
    if (row.revision !== revision) {
      if (row.mark === mark) return;
      throw new AppError('work/overtaken');
    }
    const now = deps.clock.now();
    await updateAssignment(tx, row.id, {
      ...{ mark, markedAt: now, changedAt: now, revision: revision + 1 },
      doneAt: mark === 'done' ? now : null,
    });
  });
  return known.host;
}
