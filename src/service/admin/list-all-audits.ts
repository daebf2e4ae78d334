import type { AdminAudit } from '#contract/api/admin.ts';
import { AppError } from '#contract/errors.ts';
import { type AuditSearch, findAuditWithOwner, searchAudits } from '#store/admin.ts';
import { attemptsOf } from '#store/attempts.ts';
import type { AuditRow } from '#store/audits.ts';
import { messagesOfAudit } from '#store/outbox.ts';
import { summariseAudit } from '../audits/summarise-audit.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { type LookDeps, recordLook } from './record-look.ts';

/** All people’s audits with filters, newest first, for administrators. */
export async function listAllAudits(
  deps: Pick<Deps, 'db'>,
  page: AuditSearch,
): Promise<{ items: AdminAudit[]; total: number }> {
  const { rows, total } = await searchAudits(deps.db, page);
  return { items: rows.map(({ audit, email }) => withOwner(audit, email)), total };
}

/**
 * One audit with its technical journal: attempts, workers, mails. The look is written down.
 * @throws AppError `request/not-found`.
 */
export async function readAuditJournal(deps: LookDeps, admin: Pick<Viewer, 'uid'>, id: string) {
  const found = await findAuditWithOwner(deps.db, id);
  if (found === null) throw new AppError('request/not-found');
  if (found.audit.uid !== admin.uid) await recordLook(deps, admin, found.audit);
  const [attempts, mails] = await Promise.all([attemptsOf(deps.db, id), messagesOfAudit(deps.db, id)]);
  return {
    ...withOwner(found.audit, found.email),
    round: found.audit.round,
    attemptList: attempts.map(({ auditId: _auditId, ...attempt }) => ({
      ...attempt,
      startedAt: attempt.startedAt.toISOString(),
      finishedAt: attempt.finishedAt?.toISOString() ?? null,
    })),
    mails: mails.map((mail) => ({
      ...mail,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
  };
}

function withOwner(audit: AuditRow, email: string): AdminAudit {
  return { ...summariseAudit(audit), uid: audit.uid, email, attempts: audit.attempts };
}
