import { type ProofCheck, type ProofMethod, proofLifeMs, proofMethods } from '#contract/domain-proof.ts';
import type { DomainRow, DomainVerdict } from '#store/domains.ts';

type Known = Pick<DomainRow, 'status' | 'method' | 'provedAt' | 'confirmedAt'>;

/**
 * What a check makes of a domain. One method is enough, the DNS first since it speaks for more. A proof is lost when
 * what proved it is seen to be gone; a site or a DNS that does not answer takes nothing away before the 30 days end.
 */
export function proofVerdict(known: Known, checks: readonly ProofCheck[], checkedAt: Date): DomainVerdict {
  const kept = { method: known.method, provedAt: known.provedAt, confirmedAt: known.confirmedAt };
  const found = proofMethods.find((method) => outcomeOf(checks, method)?.outcome === 'proved');
  if (found !== undefined) {
    const since = isProofValid(known, checkedAt) ? known.provedAt : null;
    return {
      status: 'proved',
      method: found,
      provedAt: since ?? checkedAt,
      confirmedAt: checkedAt,
      checks: [...checks],
    };
  }
  if (known.status === 'lost') return { ...kept, status: 'lost', checks: [...checks] };
  if (known.status !== 'proved') return { ...kept, status: 'failed', checks: [...checks] };
  const own = known.method === null ? undefined : outcomeOf(checks, known.method);
  return { ...kept, status: isGone(own) ? 'lost' : 'proved', checks: [...checks] };
}

/** The proof was seen within its 30 days and not lost since. */
export function isProofValid(known: Pick<Known, 'status' | 'confirmedAt'>, now: Date): boolean {
  return (
    known.status === 'proved' &&
    known.confirmedAt !== null &&
    now.getTime() - known.confirmedAt.getTime() < proofLifeMs
  );
}

function outcomeOf(checks: readonly ProofCheck[], method: ProofMethod): ProofCheck | undefined {
  return checks.find((check) => check.method === method);
}

/** An answer that shows the proof is not there any more, as opposed to none or a passing fault. */
function isGone(check: ProofCheck | undefined): boolean {
  switch (check?.outcome) {
    case 'absent':
    case 'other-value':
    case 'redirected':
    case 'moved':
    case 'not-html':
      return true;
    case 'http-error':
      return check.detail === '404' || check.detail === '410';
    default:
      return false;
  }
}
