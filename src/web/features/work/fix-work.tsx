import type { Comment } from '#contract/api/work.ts';
import type { FixWork } from '#service/work/read-assignments.ts';
import { Card } from '../../ui/card.tsx';
import { CommentList } from './comment-list.tsx';
import type { RefusedWork } from './work-by-form.server.ts';
import { WorkPanel } from './work-panel.tsx';

interface Props {
  readonly work: FixWork;
  readonly comments: readonly Comment[];
  readonly person: string;
  /** Whether who looks may say who mends it, and comment. */
  readonly mayWork: boolean;
  readonly refused: RefusedWork | null;
}

/** Under a fix: who mends it and what is said of it, for the people of the space alone. */
export function FixWorkCard({ work, comments, person, mayWork, refused }: Props) {
  return (
    <Card
      as="section"
      padding="large"
      className="flex scroll-mt-24 flex-col gap-5 wrap-anywhere print:hidden"
    >
      <h2 id="suivi" className="scroll-mt-24 text-xl">
        Qui s’en occupe
      </h2>
      <WorkPanel
        assignment={work.assignment}
        people={work.people}
        person={person}
        mayAssign={mayWork}
        refused={refused}
      />
      <CommentList comments={comments} people={work.callable} mayComment={mayWork} refused={refused} />
    </Card>
  );
}
