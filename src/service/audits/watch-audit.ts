import type { AuditProgress } from '#contract/audit.ts';
import { isRunning, updateProgress } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import type { Claim } from './settle-audit.ts';
import { createTimeLeft } from './time-left.ts';

/** Between two looks at the audit: how soon a cancellation or a takeover is noticed, and progress written. */
const beatMs = 1000;

export interface AuditWatch {
  /** Aborts when the audit was cancelled, deleted or taken by another worker. */
  readonly signal: AbortSignal;
  /** Remembers the progress; the newest one is written at the next beat. */
  report(progress: AuditProgress): void;
  stop(): Promise<void>;
}

/** Follows a running audit once a second: writes the newest progress, notices when it is not ours any more. */
export function watchAudit(deps: Pick<Deps, 'db' | 'clock' | 'log'>, claim: Claim): AuditWatch {
  const controller = new AbortController();
  const timeLeft = createTimeLeft();
  let newest: AuditProgress | null = null;
  let beating: Promise<void> | null = null;

  async function beat(): Promise<void> {
    const progress = newest;
    newest = null;
    try {
      const mine =
        progress === null
          ? await isRunning(deps.db, claim.auditId, claim.attempt)
          : await updateProgress(deps.db, claim.auditId, claim.attempt, progress);
      if (!mine) controller.abort(new Error('The audit was cancelled or taken over.'));
    } catch (error) {
      // A database that is away for a moment must not end a long audit; the queue’s heartbeat decides.
      newest ??= progress;
      deps.log.warn({ audit: claim.auditId, error }, 'audit could not be watched');
    }
  }

  const timer = setInterval(() => {
    beating ??= beat().finally(() => {
      beating = null;
    });
  }, beatMs);
  return {
    signal: controller.signal,
    report: (progress) => {
      newest = timeLeft.withTimeLeft(progress, deps.clock.now().getTime());
    },
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}
