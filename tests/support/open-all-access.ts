import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '#platform/database.ts';
import { insertApiKey } from '#store/api-keys.ts';
import { insertAudit } from '#store/audits.ts';
import { confirmRow, insertRecipient } from '#store/recipients.ts';
import { insertShare } from '#store/shares.ts';
import { insertWebhook } from '#store/webhooks.ts';

const yearMs = 365 * 24 * 3_600_000;

/** Opens one of each kind in an account, as somebody would who knows its password; and a link and a key that are over. */
export async function openAllAccess(db: Db, uid: string, createdAt: Date): Promise<void> {
  const later = new Date(createdAt.getTime() + yearMs);
  const base = () => ({ id: randomUUID(), uid, createdAt });
  const key = { scope: 'read', start: 'cst_', expiresAt: later } as const;
  await insertApiKey(db, { ...base(), ...key, name: 'Intégration', tokenHash: randomBytes(32) });
  await insertApiKey(db, {
    ...base(),
    ...key,
    name: 'Finie',
    tokenHash: randomBytes(32),
    expiresAt: createdAt,
  });
  await insertWebhook(db, {
    ...base(),
    url: 'https://crochets.exemple.fr/s3cret',
    events: ['audit.done'],
    secret: 'whsec_x',
  });
  const audit = base();
  await insertAudit(db, {
    ...audit,
    url: 'https://www.exemple.fr/',
    host: 'www.exemple.fr',
    scope: 'page',
    maxPages: 1,
    device: 'mobile',
    status: 'done',
    progress: { stage: 'report', done: 1, total: 1 },
    finishedAt: createdAt,
    quotaMonth: '2026-09',
  });
  const link = { auditId: audit.id, passwordHash: null };
  await insertShare(db, {
    ...base(),
    ...link,
    label: 'Mairie',
    tokenHash: randomBytes(32),
    expiresAt: later,
  });
  await insertShare(db, { ...base(), ...link, label: '', tokenHash: randomBytes(32), expiresAt: createdAt });
  const confirmHash = randomBytes(32);
  await insertRecipient(db, {
    ...base(),
    host: 'www.exemple.fr',
    email: 'dev@exemple.fr',
    state: 'waiting',
    confirmHash,
    confirmUntil: later,
  });
  await confirmRow(db, confirmHash, createdAt);
}
