/** The three states the law knows (decree 2019-768, RGAA « obligations »). */
const complianceStates = ['non', 'partiellement', 'totalement'] as const;
export type Compliance = (typeof complianceStates)[number];

/** The state that a share of criteria met (0–100) allows to claim: 100 %, from 50 %, below. */
export function complianceFor(percent: number): Compliance {
  if (percent >= 100) return 'totalement';
  return percent >= 50 ? 'partiellement' : 'non';
}

/** What an audit made by a person found; dates are `AAAA-MM-JJ`. */
export interface AccessibilityAudit {
  readonly percent: number;
  readonly auditedOn: string;
  readonly auditor: string;
}

/** An audit is worth three years at most; without a valid one a site is « non conforme » by law. */
export function complianceOf(audit: AccessibilityAudit | null, today: Date): Compliance {
  return audit !== null && isValid(audit, today) ? complianceFor(audit.percent) : 'non';
}

/** Whether the audit can still be relied on at `today`. */
export function isValid({ auditedOn }: AccessibilityAudit, today: Date): boolean {
  const end = new Date(`${auditedOn}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + 3);
  return today < end;
}
