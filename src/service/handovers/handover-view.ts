import type { HandedFix, Handover } from '#contract/api/handovers.ts';
import type { Report } from '#contract/report.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import type { HandoverFixRow, HandoverRow, ProviderRow } from '#store/handovers.ts';
import type { VerificationRow } from '#store/verifications.ts';
import { targetsOf } from './fix-targets.ts';
import { judgeHandedFix } from './judge-handed-fix.ts';

/** Whether a link works at that moment, else why not. */
function handoverState(
  { revokedAt, expiresAt }: Pick<HandoverRow, 'revokedAt' | 'expiresAt'>,
  { leftAt }: Pick<ProviderRow, 'leftAt'>,
  now: Date,
): Handover['state'] {
  if (revokedAt !== null) return 'revoked';
  if (leftAt !== null) return 'refused';
  return expiresAt <= now ? 'expired' : 'working';
}

/** What a handed fix shows of the report: no more than its own findings. */
const nothing = { list: [], isWhole: false };

/** Handed fixes with how far each is. */
export function viewHandedFixes(
  rows: readonly HandoverFixRow[],
  report: Pick<Report, 'findings' | 'fixes' | 'url'>,
  checks: readonly VerificationRow[],
): HandedFix[] {
  const fixes = new Map(fixesOf(report).map((fix) => [fix.key, fix]));
  return rows.map((row) => {
    const fix = fixes.get(row.fixKey);
    const targets = fix ? targetsOf(fix, report) : nothing;
    return {
      ...{ key: row.fixKey, title: row.title, role: row.role, note: row.note },
      ...judgeHandedFix(row, targets, checks),
      changedAt: row.changedAt?.toISOString() ?? null,
    };
  });
}

/** A handover as its owner sees it. */
export function handoverView(
  { handover, provider }: { readonly handover: HandoverRow; readonly provider: ProviderRow },
  fixes: readonly HandedFix[],
  now: Date,
): Handover {
  const { id, message, createdAt, sentAt, expiresAt, accessCount, lastAccessAt } = handover;
  return {
    ...{ id, message, accessCount },
    email: provider.email,
    state: handoverState(handover, provider, now),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastAccessAt: lastAccessAt?.toISOString() ?? null,
    fixes: [...fixes],
  };
}
