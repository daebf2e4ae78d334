import type { OutboxState } from '#contract/mail-words.ts';
import { listMessages } from '#store/outbox.ts';
import type { Deps } from '../deps.ts';

/** One page of the outgoing mail, newest first, without its contents, for administrators. */
export async function listOutbox(
  deps: Pick<Deps, 'db'>,
  page: { readonly state?: OutboxState | undefined; readonly limit: number; readonly offset: number },
) {
  const { rows, total } = await listMessages(deps.db, page);
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
  return { items, total };
}
