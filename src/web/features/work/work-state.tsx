import type { Assignment } from '#contract/api/work.ts';
import { formatDate } from '#contract/french.ts';
import { handedStates } from '#contract/handover-words.ts';
import { Badge } from '../../ui/badge.tsx';

/** « pour le 4 décembre 2026 » */
export const dueIn = (due: string): string => `pour le ${formatDate(`${due}T12:00:00Z`)}`;

/** « À faire par Camille Durand, pour le 4 décembre 2026 » */
export function whoAndWhen({ assignee, due, leftAt }: Assignment): string {
  const day = due === null ? '' : `, ${dueIn(due)}`;
  if (assignee !== null) return `À faire par ${assignee.name}${day}`;
  if (leftAt !== null) return `À personne depuis le départ de qui le faisait${day}`;
  return `À personne${day}`;
}

/** How far a fix is, and whether its day is over. */
export function WorkState({ assignment: { state, isLate } }: { readonly assignment: Assignment }) {
  const { tone, label } = handedStates[state];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {isLate && <Badge tone="bad">En retard</Badge>}
    </>
  );
}
