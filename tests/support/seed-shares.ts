import { hashPassword } from '#platform/identity/password-hash.ts';
import { hashToken } from '#service/hash-token.ts';
import { insertRecipient } from '#store/recipients.ts';
import { insertShare, type NewShare, revokeShareRow } from '#store/shares.ts';
import type { AuditApi } from './audit-api.ts';

const yearMs = 365 * 24 * 3_600_000;

/** Links to a report in every state, and people who were proposed its results. @returns what stands in braces in paths. */
export async function seedShares(
  { world, claire }: AuditApi,
  auditId: string,
): Promise<Record<string, string>> {
  const { db, ids, clock } = world.deps;
  const now = clock.now();
  const { uid } = claire.viewer;
  const add = async (values: Partial<NewShare> = {}) => {
    const token = ids.token();
    const base = {
      id: ids.uuid(),
      auditId,
      uid,
      tokenHash: hashToken(token),
      passwordHash: null,
      label: '',
    };
    const share = await insertShare(db, {
      ...base,
      createdAt: now,
      expiresAt: new Date(now.getTime() + yearMs),
      ...values,
    });
    return { token, share };
  };
  const open = await add({ label: 'Prestataire' });
  const locked = await add({ passwordHash: await hashPassword('entre nous deux') });
  const revoked = await add();
  await revokeShareRow(db, revoked.share, now);
  const expired = await add({ expiresAt: now });
  const invitation = ids.token();
  const recipient = await insertRecipient(db, {
    ...{ id: ids.uuid(), uid, host: 'www.exemple.fr', email: 'dev@exemple.fr', state: 'waiting' },
    ...{ confirmHash: hashToken(invitation), confirmUntil: new Date(now.getTime() + yearMs) },
    createdAt: now,
  });
  return {
    share: open.token,
    lockedShare: locked.token,
    revokedShare: revoked.token,
    expiredShare: expired.token,
    invitation,
    leave: recipient?.leaveToken ?? '',
  };
}
