import { planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import type { AuditRow } from '#store/audits.ts';
import { listConfirmed } from '#store/recipients.ts';
import type { Deps } from '../deps.ts';
import { type MailOrder, queueMail } from '../mail/queue-mail.ts';
import { leaveUrl } from '../recipients/recipient-view.ts';

/** The same mail to those who agreed to receive it: each once, with their own way out and no link into the account. */
export async function announceToOthers(
  deps: Pick<Deps, 'config' | 'queue' | 'clock' | 'ids'>,
  tx: Db,
  {
    owner,
    audit,
    order,
  }: {
    readonly owner: { readonly uid: string; readonly email: string; readonly plan: string };
    readonly audit: AuditRow;
    readonly order: MailOrder<'audit-finished'> | MailOrder<'audit-worse'>;
  },
): Promise<void> {
  const others = await listConfirmed(tx, owner.uid, audit.host, planOf(owner.plan).mailRecipients);
  for (const other of others) {
    // The account has taken that address since: one mail is enough.
    if (other.email === owner.email) continue;
    const own = { displayName: '', toOther: true, stopUrl: leaveUrl(deps.config.publicUrl, other) };
    const address = { to: other.email, toOther: true, dedupeKey: `${order.dedupeKey}:${other.id}` } as const;
    await (order.kind === 'audit-finished'
      ? queueMail(deps, tx, { ...order, ...address, data: { ...order.data, ...own } })
      : queueMail(deps, tx, { ...order, ...address, data: { ...order.data, ...own } }));
  }
}
