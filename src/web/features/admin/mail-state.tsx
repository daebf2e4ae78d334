import type { OutboxMail } from '#contract/api/admin.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

type State = OutboxMail['state'];

const states: Record<State, readonly [string, Tone]> = {
  queued: ['En attente', 'neutral'],
  sending: ['En cours d’envoi', 'brand'],
  sent: ['Envoyé', 'good'],
  uncertain: ['Incertain', 'watch'],
  failed: ['En échec', 'bad'],
};

/** How far an outgoing message is, in its colour. */
export function MailState({ state }: { state: State }) {
  const [label, tone] = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}
