import type { MailData } from '#contract/mails.ts';
import { mails } from '#contract/mails.ts';
import type { Db } from '#platform/database.ts';
import type { OutboxRow } from '#store/outbox.ts';
import { type OpenSpace, openSpacesOf } from '#store/work-notices.ts';

/** Whether a person sees a site of a space now. */
export const seesSite = (
  person: string,
  spaces: readonly OpenSpace[],
  { space, host }: { readonly space: string; readonly host: string },
): boolean =>
  space === person ||
  spaces.some((open) => open.space === space && (open.hosts === null || open.hosts.includes(host)));

/**
 * A mail about fixes as its reader may read it at this moment, in the transaction that is about to send it: what they see no more is
 * left out. Mails of other kinds stay as they are.
 * @returns null where nothing is left to say
 */
export async function withLiveAccess(tx: Db, message: OutboxRow): Promise<OutboxRow | null> {
  const { kind, uid } = message;
  if (kind !== 'work-digest' && kind !== 'work-due') return message;
  if (uid === null) return null;
  const data = mails[kind].parse(message.data) as MailData<'work-digest'> | MailData<'work-due'>;
  const spaces = await openSpacesOf(tx, uid);
  const items = data.items.filter((item) => seesSite(uid, spaces, item));
  if (items.length === data.items.length) return message;
  return items.length === 0 ? null : { ...message, data: { ...data, items } };
}
