import { mailStateLabels, type OutboxState } from '#contract/mail-words.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

const tones: Record<OutboxState, Tone> = {
  queued: 'neutral',
  sending: 'brand',
  sent: 'good',
  uncertain: 'watch',
  failed: 'bad',
};

/** How far an outgoing message is, in its colour. */
export function MailState({ state }: { state: OutboxState }) {
  return <Badge tone={tones[state]}>{mailStateLabels[state]}</Badge>;
}
