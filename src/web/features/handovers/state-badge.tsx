import { type HandedState, handedStates } from '#contract/handover-words.ts';
import { Badge } from '../../ui/badge.tsx';

/** How far a handed fix is, in a word. */
export function StateBadge({ state }: { readonly state: HandedState }) {
  const { tone, label } = handedStates[state];
  return <Badge tone={tone}>{label}</Badge>;
}
