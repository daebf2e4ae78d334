import type { Assignment } from '#contract/api/work.ts';
import { countOf } from '#contract/french.ts';
import { Link } from '../../ui/link.tsx';
import { workPath } from './work-paths.ts';
import { WorkState, whoAndWhen } from './work-state.tsx';

interface Props {
  readonly auditId: string;
  readonly fixKey: string;
  readonly assignment: Assignment | undefined;
  readonly mayAssign: boolean;
}

/** In a fix of the report: who mends it, until when and how far it is; else the way to say so. */
export function WorkLine({ auditId, fixKey, assignment, mayAssign }: Props) {
  const href = workPath(auditId, fixKey);
  if (!assignment)
    return mayAssign ? (
      <p className="mt-1.5 text-sm print:hidden">
        <Link to={href}>Confier ce correctif</Link>
      </p>
    ) : null;
  const { commentCount } = assignment;
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm print:hidden">
      <WorkState assignment={assignment} />
      <span className="min-w-0 wrap-anywhere text-soft">{whoAndWhen(assignment)}.</span>
      <Link to={href}>
        {commentCount > 0 ? countOf(commentCount, 'commentaire', 'commentaires') : 'Suivi'}
      </Link>
    </p>
  );
}
