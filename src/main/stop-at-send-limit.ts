import type { EngineLog } from '#engine/engine-log.ts';
import type { CountSent } from '#service/limits/count-sent.ts';
import type { FromEngine, ToEngine } from './audit-messages.ts';

/** Counts what a process sent to a host, and tells it when all audits together have sent enough. Never rejects. */
export async function stopAtSendLimit(
  { name, more }: Extract<FromEngine, { kind: 'sent' }>,
  countSent: CountSent,
  log: EngineLog,
  answer: (message: Extract<ToEngine, { kind: 'closed' }>) => void,
): Promise<void> {
  try {
    if (await countSent(name, more)) return;
    log.warn({ host: name }, 'a host of another site was sent enough for this hour');
    answer({ kind: 'closed', name });
  } catch (error) {
    log.warn({ host: name, error }, 'what was sent to a host was not counted');
  }
}
