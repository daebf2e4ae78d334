import type { Recipient } from '#contract/api/recipients.ts';
import type { RecipientRow } from '#store/recipients.ts';

/** Where a recipient stops the mails, without an account. */
export function leaveUrl(publicUrl: string, { leaveToken }: Pick<RecipientRow, 'leaveToken'>): string {
  return `${publicUrl}/desabonnement/destinataire/${leaveToken}`;
}

/** A recipient as the owner of the site sees them. */
export function recipientView({ id, email, state, createdAt, confirmUntil }: RecipientRow): Recipient {
  return {
    id,
    email,
    state,
    createdAt: createdAt.toISOString(),
    confirmUntil: state === 'waiting' ? (confirmUntil?.toISOString() ?? null) : null,
  };
}
