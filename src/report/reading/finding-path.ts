import type { Finding } from '#contract/report.ts';

/** Where a finding stands alone. One rule may prove a defect here and only ask there. */
export function findingPath(id: string, { ruleId, verdict }: Pick<Finding, 'ruleId' | 'verdict'>): string {
  const doubt = verdict === 'review' ? '?etat=verifier' : '';
  return `/reports/${id}/constats/${encodeURIComponent(ruleId)}${doubt}`;
}
