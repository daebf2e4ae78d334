import {
  autoClearMs,
  type FollowerDeps,
  type NotificationKind,
  type NotificationState,
  nothing,
} from './notification.ts';

interface Message {
  readonly kind: NotificationKind;
  readonly text: string;
}

/**
 * What the toast shows, in two layers: the followed audit (pending, success) stays until it is replaced; a
 * passing message (successSimple, error) covers it for 7 s.
 */
export function createShownMessages(world: Pick<FollowerDeps, 'after'>) {
  const listeners = new Set<() => void>();
  let state: NotificationState = nothing;
  let lasting: Message | null = null;
  let passing: Message | null = null;
  let auditId: string | null = null;
  let stopTimer = () => {};

  function publish() {
    const shown = passing ?? lasting;
    state = { kind: shown?.kind ?? null, text: shown?.text ?? '', pendingAuditId: auditId };
    for (const listener of listeners) listener();
  }

  function uncover() {
    stopTimer();
    passing = null;
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The followed audit’s message; null when nothing is followed. */
    last(message: Message | null, followedId: string | null) {
      lasting = message;
      auditId = followedId;
      publish();
    },
    /** Covers the lasting message for 7 s. */
    pass(message: Message) {
      uncover();
      passing = message;
      stopTimer = world.after(autoClearMs, () => {
        uncover();
        publish();
      });
      publish();
    },
    /** Takes the passing message away; false when there was none. */
    uncover(): boolean {
      const covered = passing !== null;
      uncover();
      publish();
      return covered;
    },
  };
}
