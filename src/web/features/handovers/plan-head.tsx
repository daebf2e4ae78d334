import { countOf, formatDate } from '#contract/french.ts';
import { type HandedState, handedStates } from '#contract/handover-words.ts';
import { inLetters } from '#contract/in-letters.ts';
import type { Plan } from '#service/handovers/read-plan.ts';

/** « 2 à faire, 1 fait »: the states of a plan, counted. */
export function countStates(rows: readonly { readonly state: HandedState }[]): string {
  return (Object.keys(handedStates) as HandedState[])
    .flatMap((state) => {
      const count = rows.filter((row) => row.state === state).length;
      return count === 0 ? [] : [`${count} ${handedStates[state].label.toLowerCase()}`];
    })
    .join(', ');
}

/** Who sends the plan, with which words, and until when it is open. */
export function PlanHead({ plan }: { readonly plan: Plan }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[72ch] wrap-anywhere">
        <strong>{plan.sender ? `${plan.sender.name} (${plan.ownerEmail})` : plan.ownerEmail}</strong> vous
        envoie {countOf(plan.rows.length, 'correctif', 'correctifs')} à faire sur{' '}
        <strong>{inLetters(plan.host)}</strong>, d’après l’audit du {formatDate(plan.auditedAt)}. Ce lien
        fonctionne jusqu’au {formatDate(plan.expiresAt)}
        {'\u00a0'}; qui l’a peut lire ce plan et le marquer.
      </p>
      {plan.message !== '' && (
        <blockquote className="max-w-[72ch] border-l-4 border-line pl-4 whitespace-pre-line wrap-anywhere">
          {plan.message}
        </blockquote>
      )}
      <p className="font-semibold">{countStates(plan.rows)}</p>
    </div>
  );
}
