import type { Domain, DomainStatus } from '#contract/api/domains.ts';
import { proofLifeMs, proofSentence } from '#contract/domain-proof.ts';
import { laterBy } from '#contract/durations.ts';
import type { DomainRow } from '#store/domains.ts';
import { isProofValid } from './proof-verdict.ts';

/** A domain as its owner sees it; an old proof shows as `expired`. */
export function toDomain(row: DomainRow, now: Date): Domain {
  return {
    id: row.id,
    host: row.host,
    token: row.token,
    status: statusOf(row, now),
    method: row.method,
    createdAt: row.createdAt.toISOString(),
    provedAt: row.provedAt?.toISOString() ?? null,
    expiresAt:
      row.status === 'proved' && row.confirmedAt ? laterBy(row.confirmedAt, proofLifeMs).toISOString() : null,
    lastCheckedAt: row.lastCheckedAt?.toISOString() ?? null,
    checks: row.checks.map((check) => ({
      method: check.method,
      outcome: check.outcome,
      message: proofSentence(check),
    })),
  };
}

function statusOf(row: DomainRow, now: Date): DomainStatus {
  if (row.status !== 'proved') return row.status;
  return isProofValid(row, now) ? 'proved' : 'expired';
}
