import type { Share } from '#contract/api/shares.ts';
import type { ShareRow } from '#store/shares.ts';

/** Whether a link works at that moment, else why not. A link revoked after its time was over is revoked. */
export function shareState(
  { revokedAt, expiresAt }: Pick<ShareRow, 'revokedAt' | 'expiresAt'>,
  now: Date,
): Share['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'working';
}

/** A link as its owner sees it. */
export function shareView(row: ShareRow, now: Date): Share {
  const { id, label, createdAt, expiresAt, accessCount, lastAccessAt, passwordHash } = row;
  return {
    id,
    label,
    state: shareState(row, now),
    locked: passwordHash !== null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    accessCount,
    lastAccessAt: lastAccessAt?.toISOString() ?? null,
  };
}
