import { inLetters } from '#contract/in-letters.ts';
import type { MailBrand } from '#contract/mail-brand.ts';
import { mailGroupOf } from '#contract/mail-groups.ts';
import { type MailData, type MailKind, mails } from '#contract/mails.ts';
import type { Db } from '#platform/database.ts';
import { findAddressee } from '#store/addressee.ts';
import { cleanJson } from '#store/clean-json.ts';
import { insertMessage } from '#store/outbox.ts';
import { findProfile } from '#store/users.ts';
import { senderBrand } from '../accounts/brand.ts';
import type { Deps } from '../deps.ts';

/** Where `service/accounts/mail-choices.ts` is acted upon without signing in. */
const stopPath = '/desabonnement';

/** One mail to send, with the key that makes it unique. */
export interface MailOrder<Kind extends MailKind> {
  readonly kind: Kind;
  readonly to: string;
  readonly data: MailData<Kind>;
  /** At most one message per key ever leaves, however often the cause is replayed. */
  readonly dedupeKey: string;
  /** The account it is sent for: deleted with it. */
  readonly uid?: string | null;
  /** Goes to somebody else, who has a way out of their own: what the account’s person wants does not count. */
  readonly toOther?: true;
  readonly auditId?: string | null;
}

/**
 * Puts a mail in the outbox and its sending in the queue, inside the caller’s transaction: either both the
 * cause and its mail exist, or neither. An optional mail that the person does not want is not queued; the others say
 * how to stop them.
 * @param db the transaction of the cause (or the plain database when there is none)
 * @returns the message’s id, or null when a message of the same key already exists, or the person wants none
 */
export async function queueMail<Kind extends MailKind>(
  deps: Pick<Deps, 'queue' | 'clock' | 'ids' | 'config'>,
  db: Db,
  order: MailOrder<Kind>,
): Promise<string | null> {
  const id = deps.ids.uuid();
  const addressed = await addressedTo(db, order);
  return addressed && insertOrder(deps, db, addressed, id);
}

/**
 * A mail to an organisation goes to a person of it, whose wishes count and with whose account it goes: who started the
 * audit while they are in it, else its first owner. Null where nobody is left: an organisation has no mailbox.
 */
async function addressedTo<Kind extends MailKind>(
  db: Db,
  order: MailOrder<Kind>,
): Promise<MailOrder<Kind> | null> {
  if (!order.uid || order.toOther) return order;
  const person = await findAddressee(db, order.uid, order.auditId ?? null);
  if (person === 'itself') return order;
  if (person === null) return null;
  const { uid, email: to, displayName } = person;
  return { ...order, uid, to, data: { ...order.data, ...('displayName' in order.data && { displayName }) } };
}

async function insertOrder<Kind extends MailKind>(
  deps: Pick<Deps, 'queue' | 'clock' | 'ids' | 'config'>,
  db: Db,
  order: MailOrder<Kind>,
  id: string,
): Promise<string | null> {
  // Both in one transaction even when the caller gave the plain database.
  return db.transaction(async (tx) => {
    const stop = await stopOf(deps, tx, order);
    if (stop === 'unwanted') return null;
    // A mail of a schedule brings its own way out.
    const brand = order.toOther && order.uid ? await brandOf(tx, order.uid) : {};
    const data = cleanJson(
      mails[order.kind].parse({ ...stop, ...order.data, ...brand, ...namedInLetters(order.data) }),
    );
    const inserted = await insertMessage(tx, {
      id,
      dedupeKey: order.dedupeKey,
      messageId: `${id}@${new URL(deps.config.publicUrl).hostname}`,
      kind: order.kind,
      recipient: order.to,
      uid: order.uid ?? null,
      auditId: order.auditId ?? null,
      data,
      createdAt: deps.clock.now(),
    });
    if (!inserted) return null;
    await deps.queue.send(tx, 'mail', { messageId: id }, { id });
    return id;
  });
}

/** The agency that writes to others; mails that name none leave it out. */
async function brandOf(tx: Db, uid: string): Promise<{ brand?: MailBrand }> {
  const sender = await senderBrand({ db: tx }, uid);
  return sender ? { brand: { name: sender.name, color: sender.color } } : {};
}

/** People read the name of a site as they type it. */
const namedInLetters = (data: object) =>
  'host' in data && typeof data.host === 'string' ? { host: inLetters(data.host) } : {};

/** The address that stops mails of this kind for this person; nothing for mails of no group. */
async function stopOf(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  { kind, uid, toOther }: Pick<MailOrder<MailKind>, 'kind' | 'uid' | 'toOther'>,
): Promise<'unwanted' | { stopUrl?: string }> {
  const group = mailGroupOf(kind);
  if (group === null || !uid || toOther) return {};
  const profile = await findProfile(tx, uid);
  if (profile === null) return {};
  if (profile.unwantedMails.includes(group)) return 'unwanted';
  const query = new URLSearchParams({ jeton: profile.unsubscribeToken, groupe: group });
  return { stopUrl: `${config.publicUrl}${stopPath}?${query}` };
}
