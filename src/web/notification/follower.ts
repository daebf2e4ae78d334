import {
  auditErrorFallback,
  type FollowerDeps,
  type NotificationState,
  pendingAuditKey,
  pendingText,
  type ReportAnswer,
  successText,
} from './notification.ts';
import { pollReport } from './poll-report.ts';
import { createShownMessages } from './shown-messages.ts';

/** The toast of every page and the audit it follows. */
export interface AuditFollower {
  getState(): NotificationState;
  subscribe(listener: () => void): () => void;
  /** An audit was started: remembers its id and follows it. */
  start(auditId: string): void;
  /** Page load: an id in storage resumes the pending state. */
  resume(): void;
  /** Shows a message that has nothing to do with the followed audit; an unknown kind is an error. */
  notify(kind: string, text: string): void;
  /** Success with a followed audit: forgets the id, opens its report, clears. Otherwise closes the message. */
  click(): void;
  /** Closes what is shown; a finished audit is forgotten with it. */
  dismiss(): void;
  /** The audit was cancelled, or opened in another tab: nothing left to follow. */
  forget(): void;
  /** Stops and hides everything; the stored id stays for the next `resume`. */
  pause(): void;
}

/** States of docs/specification.txt §3, §4 and §8, free of React and of the browser; constants in notification.ts. */
export function createAuditFollower(world: FollowerDeps): AuditFollower {
  const messages = createShownMessages(world);
  let auditId: string | null = null;
  let stopPolling = () => {};

  function follow(id: string) {
    stopPolling();
    auditId = id;
    messages.last({ kind: 'pending', text: pendingText }, id);
    stopPolling = pollReport(world, id, settle);
  }

  function settle(answer: ReportAnswer) {
    if (answer.kind === 'signed-out') pause();
    else if (answer.kind === 'gone' || answer.status === 'cancelled') forget();
    else if (answer.status === 'done') {
      stopPolling();
      messages.last({ kind: 'success', text: successText }, auditId);
      messages.uncover();
      if (auditId !== null) world.playSuccessSound(auditId);
    } else if (answer.status === 'error') {
      forget();
      messages.pass({ kind: 'error', text: answer.errorMessage?.trim() || auditErrorFallback });
    }
  }

  function forget() {
    world.storage.remove(pendingAuditKey);
    stopFollowing();
  }

  function stopFollowing() {
    stopPolling();
    auditId = null;
    messages.last(null, null);
  }

  function pause() {
    stopFollowing();
    messages.uncover();
  }

  function dismiss() {
    if (!messages.uncover() && messages.getState().kind === 'success') forget();
  }

  return {
    getState: messages.getState,
    subscribe: messages.subscribe,
    start(id) {
      world.storage.set(pendingAuditKey, id);
      messages.uncover();
      follow(id);
    },
    resume() {
      const id = world.storage.get(pendingAuditKey);
      if (id !== null && id !== auditId) follow(id);
    },
    notify(kind, text) {
      if (kind === 'pending' || kind === 'success') {
        messages.uncover();
        messages.last({ kind, text }, auditId);
      } else messages.pass({ kind: kind === 'successSimple' ? kind : 'error', text });
    },
    click() {
      const id = auditId;
      if (messages.getState().kind !== 'success' || id === null) return dismiss();
      forget();
      world.openReport(id);
    },
    dismiss,
    forget,
    pause,
  };
}
