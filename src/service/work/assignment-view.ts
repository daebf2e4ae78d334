import type { Assignment } from '#contract/api/work.ts';
import { parisDay } from '#contract/paris-time.ts';
import type { ListedAssignment } from '#store/assignments.ts';
import type { VerificationRow } from '#store/verifications.ts';
import type { FixTargets } from '../handovers/fix-targets.ts';
import { judgeHandedFix } from '../handovers/judge-handed-fix.ts';
import { verifiedAt } from '../verifications/verifiable-pages.ts';
import { isHidden, nameOf, type Worker } from './people.ts';

/** What can be verified of a fix, where its report was read. */
const unread: FixTargets = { list: [], isWhole: false };

/** A fix that is followed, as the people of its space read it. */
export function assignmentView(
  viewer: Worker,
  { row, name, email, commentCount }: ListedAssignment,
  now: Date,
  verified: { readonly targets: FixTargets; readonly checks: readonly VerificationRow[] } | null = null,
): Assignment {
  const { state, sentence } = judgeHandedFix(
    { ...row, changedAt: row.markedAt },
    verified?.targets ?? unread,
    verified?.checks ?? [],
  );
  const isDone = state === 'done' || state === 'verified';
  const shown = isHidden(viewer, row.assignee ?? '') ? 'Sans nom' : (email ?? '');
  return {
    ...{ id: row.id, host: row.host, key: row.fixKey, title: row.title, auditId: row.auditId },
    assignee:
      row.assignee === null
        ? null
        : { uid: row.assignee, name: nameOf({ displayName: name ?? '', email: shown }) },
    due: row.due,
    isLate: row.due !== null && !isDone && row.due < parisDay(now),
    mark: row.mark,
    ...{ state, sentence, commentCount },
    ruleId:
      row.basis.rules.find(({ ruleId, verdict }) => verdict === 'fail' && verifiedAt(ruleId))?.ruleId ?? null,
    leftAt: row.leftAt?.toISOString() ?? null,
    revision: row.revision,
  };
}
