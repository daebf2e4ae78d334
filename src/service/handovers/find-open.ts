import { AppError } from '#contract/errors.ts';
import { findHandoverByHash, type HandoverRow, type ProviderRow } from '#store/handovers.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';

/** A handover whose link works, and who sent it. */
export interface OpenHandover {
  readonly handover: HandoverRow;
  readonly provider: ProviderRow;
  /** Empty where its owner looks. */
  readonly ownerEmail: string;
}

/**
 * What a link opens. A suspended account shows nothing; a report whose time is over has taken its links along.
 * @throws AppError `request/not-found`, `handover/revoked`, `handover/expired`.
 */
export async function findOpen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<OpenHandover> {
  if (!/^[\w-]{43}$/.test(token)) throw new AppError('request/not-found');
  const found = await findHandoverByHash(db, hashToken(token));
  if (found === null) throw new AppError('request/not-found');
  const { handover } = found;
  if (handover.revokedAt !== null || found.suspendedAt !== null) throw new AppError('handover/revoked');
  if (handover.expiresAt <= clock.now() || found.reportRemovedAt !== null)
    throw new AppError('handover/expired');
  return found;
}
