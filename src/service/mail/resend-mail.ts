import { AppError } from '#contract/errors.ts';
import { secretMailKinds } from '#contract/mail-words.ts';
import { lockMessage, updateMessage } from '#store/outbox.ts';
import { recordAct } from '../admin/record-act.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/**
 * An administrator sends a message once more, with the same Message-ID.
 * @param seenAttempts how often it had been tried when the administrator looked at it
 * @throws AppError `request/not-found`; `mail/not-resendable` while it is under way, was tried since, or once its
 *   secret link is gone.
 */
export async function resendMail(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'ids'>,
  admin: Pick<Viewer, 'uid'>,
  id: string,
  seenAttempts?: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (message === null) throw new AppError('request/not-found');
    const settled = ['sent', 'uncertain', 'failed'].includes(message.state);
    const secretGone = message.state === 'sent' && secretMailKinds.some((kind) => kind === message.kind);
    // Sent again by another administrator, or in another tab: they meant to send it once.
    const moved = seenAttempts !== undefined && seenAttempts !== message.attempts;
    if (!settled || secretGone || moved) throw new AppError('mail/not-resendable');
    await updateMessage(tx, id, { state: 'queued', doubts: 0, lastError: null });
    const job = await deps.queue.send(tx, 'mail', { messageId: id }, { id, again: true });
    // The job that settled it has not left the queue yet.
    if (job === null) throw new AppError('mail/not-resendable');
    const detail = { mail: id, kind: message.kind };
    await recordAct(deps, tx, admin, { act: 'mail-resent', targetUid: message.uid, detail });
  });
}
