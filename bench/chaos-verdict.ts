import { type FailureCode, isOurFailure } from '#contract/audit.ts';
import { messageIdOf } from '#tests/support/smtp-sink.ts';
import type { Customer } from './chaos-traffic.ts';
import type { ChaosWorld } from './chaos-world.ts';

/** One fault as it went. */
export interface Hit {
  readonly kind: string;
  readonly at: Date;
  readonly auditId: string | null;
  /** null: not back within the patience of the command. */
  readonly recoveryMs: number | null;
}

/** What went wrong with one audit or its mail, and the kind of fault that was nearest. */
export interface Trouble {
  readonly what: 'lost' | 'doubled' | 'blamed' | 'endless' | 'given-up' | 'mail-lost' | 'mail-doubled';
  readonly kind: string;
  readonly detail: string;
}

/** Reasons of an unread page that say nothing against the site; a browser that we killed is none of its doing. */
const innocent = new Set([
  'limit',
  'robots',
  'excluded',
  'login',
  'duplicate',
  'cancelled',
  'not-reached',
  'incident',
]);

interface AuditRow {
  readonly id: string;
  readonly uid: string;
  readonly status: string;
  readonly error_code: FailureCode | null;
  readonly counts_in_quota: boolean;
  readonly ended: Date;
  readonly unread: readonly { readonly url: string; readonly reason: string; readonly detail?: string }[];
}

interface MailRow {
  readonly audit_id: string;
  readonly message_id: string;
  readonly state: string;
  readonly doubts: number;
}

/** Reads everything that is left and says what broke a promise. `usual`: pages the demonstration site never gives. */
export async function judge(
  world: ChaosWorld,
  customers: readonly Customer[],
  hits: readonly Hit[],
  usual: ReadonlySet<string>,
): Promise<Trouble[]> {
  const { pool } = world.database;
  const { rows: audits } = await pool.query<AuditRow>(
    `select a.id, a.uid, a.status, a.error_code, a.counts_in_quota, coalesce(a.finished_at, now()) as ended,
       coalesce(r.document->'notAnalysed', '[]') as unread
     from audits a left join reports r on r.audit_id = a.id`,
  );
  const { rows: mails } = await pool.query<MailRow>(
    'select audit_id, message_id, state, doubts from outbox where audit_id is not null',
  );
  const troubles: Trouble[] = [];
  const nearest = (id: string, ended: Date) =>
    hits.findLast(({ at, auditId }) => at <= ended && (auditId === id || auditId === null))?.kind ?? '–';
  const acknowledged = new Set(customers.flatMap((customer) => customer.acknowledged));
  for (const id of acknowledged)
    if (!audits.some((audit) => audit.id === id))
      troubles.push({ what: 'lost', kind: nearest(id, new Date()), detail: id });
  for (const audit of audits) {
    const add = (what: Trouble['what'], detail: string) =>
      troubles.push({ what, kind: nearest(audit.id, audit.ended), detail: `${audit.id} ${detail}` });
    for (const [what, detail] of wrongsOf(audit, usual)) add(what, detail);
    if (!acknowledged.has(audit.id)) add('doubled', 'nobody asked for it');
    const own = mails.filter(({ audit_id }) => audit_id === audit.id);
    if (['done', 'error'].includes(audit.status) && own.length === 0) add('mail-lost', 'none was written');
    for (const mail of own) for (const [what, detail] of wrongsOfMail(world, mail)) add(what, detail);
  }
  return troubles;
}

function* wrongsOf(audit: AuditRow, usual: ReadonlySet<string>): Generator<[Trouble['what'], string]> {
  const { status, error_code: code } = audit;
  if (status === 'queued' || status === 'running') yield ['endless', status];
  if (status === 'error') {
    const ours = code !== null && isOurFailure(code);
    if (!ours || audit.counts_in_quota) yield ['blamed', String(code)];
    else yield ['given-up', code];
  }
  for (const { url, reason, detail } of audit.unread)
    if (!innocent.has(reason) && !usual.has(pageKey(url, reason)))
      yield ['blamed', `${url} ${reason} ${detail ?? ''}`];
}

function* wrongsOfMail({ sink }: ChaosWorld, mail: MailRow): Generator<[Trouble['what'], string]> {
  const copies = sink.taken.filter((raw) => messageIdOf(raw) === mail.message_id).length;
  if (copies === 0) yield ['mail-lost', `${mail.state}, ${mail.doubts} doubts`];
  // A server that took it and did not say so: sent once more, never twice.
  if (copies > (mail.doubts > 0 ? 2 : 1)) yield ['mail-doubled', `${copies} copies, ${mail.doubts} doubts`];
}

/** A page and what is said of it, whatever the port of the demonstration site. */
export const pageKey = (url: string, reason: string) => `${new URL(url).pathname} ${reason}`;
