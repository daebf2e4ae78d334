import { type AuditStatus, auditStatusLabels } from '#contract/audit-words.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

const tones: Record<AuditStatus, Tone> = {
  queued: 'neutral',
  running: 'brand',
  done: 'good',
  error: 'bad',
  cancelled: 'neutral',
};

/** The state of an audit in one word. */
export function AuditStatusBadge({ status }: { status: AuditStatus }) {
  return <Badge tone={tones[status]}>{auditStatusLabels[status]}</Badge>;
}
