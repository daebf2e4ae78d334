import type { Finding } from '#contract/report.ts';

type Named = Pick<Finding, 'ruleId' | 'verdict'>;

/** Where a finding stands alone. One rule may prove a defect here and only ask there. */
export const findingPath = (id: string, finding: Named): string => `/reports/${id}/${pathOf(finding)}`;

/** The same for whoever holds a share link. */
export const sharedFindingPath = (token: string, finding: Named): string =>
  `/partage/${token}/${pathOf(finding)}`;

function pathOf({ ruleId, verdict }: Named): string {
  const doubt = verdict === 'review' ? '?etat=verifier' : '';
  return `constats/${encodeURIComponent(ruleId)}${doubt}`;
}
