import { AppError } from '#contract/errors.ts';
import { type AuditRow, findAudit } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { seesHost } from '../viewer.ts';
import type { Worker } from './people.ts';

/**
 * The finished audit of the space whose site people talk of: looked at before anything costly.
 * @throws AppError `request/not-found`, the same for another’s audit and for a site that a client is not given.
 */
export async function findOwnAudit(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Worker, 'uid' | 'space'>,
  auditId: string,
): Promise<AuditRow> {
  const audit = await findAudit(deps.db, auditId);
  if (audit === null || audit.uid !== viewer.uid || audit.status !== 'done')
    throw new AppError('request/not-found');
  if (!seesHost(viewer, audit.host)) throw new AppError('request/not-found');
  return audit;
}
