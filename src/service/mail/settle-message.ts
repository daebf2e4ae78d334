import { farewellMailKinds } from '#contract/mail-words.ts';
import type { Db } from '#platform/database.ts';
import { MailError } from '#platform/mailer.ts';
import { deleteMessage, type OutboxRow, updateMessage } from '#store/outbox.ts';

/**
 * Writes what became of a message. One to somebody whose account is gone leaves nothing behind once nothing more can be
 * done for it, sent or not.
 */
export async function settleMessage(
  db: Db,
  message: Pick<OutboxRow, 'id' | 'kind'>,
  change: Parameters<typeof updateMessage>[2],
): Promise<void> {
  const isFinal = change.state === 'sent' || change.state === 'failed' || change.state === 'uncertain';
  const isFarewell = farewellMailKinds.some((kind) => kind === message.kind);
  if (isFinal && isFarewell) await deleteMessage(db, message.id);
  else await updateMessage(db, message.id, change);
}

/** The failure of a sending without whom it was to: servers quote the address, and queue and log outlive the account. */
export function withoutRecipient(error: unknown, recipient: string): Error {
  const words = error instanceof Error ? error.message : String(error);
  const escaped = recipient.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const told = words.replaceAll(new RegExp(escaped, 'gi'), '…');
  return error instanceof MailError ? new MailError(error.failure, told) : new Error(told);
}
