import type { Recipient } from '#contract/api/recipients.ts';
import { dayMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { lockOwner } from '#store/audits.ts';
import {
  insertRecipient,
  isOwnSite,
  listRecipientRows,
  type RecipientRow,
  renewRecipient,
} from '#store/recipients.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { askMail, countMail } from '../limits/take-mail.ts';
import { mailAddressOf } from '../mail/mail-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Viewer } from '../viewer.ts';
import { leaveUrl, recipientView } from './recipient-view.ts';

type AddDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'log'>;

const lifeMs = 7 * dayMs;

/**
 * Proposes the results of one’s own site to somebody: a mail asks them, and nothing else leaves before they agree.
 * @throws AppError `request/not-found`, `auth/invalid-email`, `recipient/*`, and as `askMail`.
 */
export async function addRecipient(
  deps: AddDeps,
  viewer: Pick<Viewer, 'uid'>,
  host: string,
  request: { readonly email: string },
): Promise<Recipient> {
  const email = mailAddressOf(request.email);
  const token = deps.ids.token();
  const now = deps.clock.now();
  const asked = {
    confirmHash: hashToken(token),
    confirmUntil: laterBy(now, lifeMs),
    createdAt: now,
  };
  return deps.db.transaction(async (tx) => {
    // One list at a time: two adds at once could pass the limit together.
    const owner = await lockOwner(tx, viewer.uid);
    if (owner === null || !(await isOwnSite(tx, viewer.uid, host))) throw new AppError('request/not-found');
    if (email === null) throw new AppError('auth/invalid-email', { field: 'email' });
    if (email === owner.email) throw new AppError('recipient/own', { field: 'email' });
    const row = await writeRecipient(deps, tx, owner, { host, email, asked });
    const invitation = { kind: 'invitation', to: email } as const;
    await askMail({ ...deps, db: tx }, { ...invitation, by: viewer.uid });
    await countMail({ ...deps, db: tx }, invitation);
    await queueMail(deps, tx, {
      kind: 'recipient-confirmation',
      to: email,
      toOther: true,
      uid: viewer.uid,
      dedupeKey: `recipient-confirmation:${deps.ids.uuid()}`,
      data: {
        host,
        ownerEmail: owner.email,
        url: `${deps.config.publicUrl}/destinataire?token=${token}`,
        expiresAt: asked.confirmUntil.toISOString(),
        stopUrl: leaveUrl(deps.config.publicUrl, row),
      },
    });
    return recipientView({ ...row, ...asked });
  });
}

/** The row of that address, new or asked again once its time was over. */
async function writeRecipient(
  deps: AddDeps,
  tx: Db,
  owner: { readonly uid: string; readonly plan: string },
  {
    host,
    email,
    asked,
  }: {
    readonly host: string;
    readonly email: string;
    readonly asked: Pick<RecipientRow, 'confirmHash' | 'confirmUntil' | 'createdAt'>;
  },
): Promise<RecipientRow> {
  const plan = planOf(owner.plan);
  if (plan.mailRecipients === 0)
    throw new AppError('recipient/not-in-plan', { data: { plan: planName(plan.id) } });
  const rows = await listRecipientRows(tx, owner.uid, host);
  const known = rows.find((row) => row.email === email);
  if (known) {
    if (known.state === 'left') throw new AppError('recipient/left', { field: 'email' });
    const over = known.confirmUntil !== null && known.confirmUntil <= asked.createdAt;
    if (known.state === 'confirmed' || !over)
      throw new AppError('recipient/already-added', { field: 'email' });
    await renewRecipient(tx, known.id, asked);
    return known;
  }
  if (rows.filter(({ state }) => state !== 'left').length >= plan.mailRecipients)
    throw new AppError('recipient/too-many', { data: { limit: plan.mailRecipients } });
  const added = { id: deps.ids.uuid(), uid: owner.uid, host, email, state: 'waiting' as const, ...asked };
  const row = await insertRecipient(tx, added);
  if (row === null) throw new AppError('recipient/already-added', { field: 'email' });
  return row;
}
