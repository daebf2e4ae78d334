import type { AuditSummary } from '#contract/api/audits.ts';
import type { ComparisonSummary } from '#contract/comparison.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';
import type { GateResult } from './gates.ts';

/** An audit as a continuous integration looks at it: the report, what changed, and what its gates say. */
export interface CiResult {
  readonly id: string;
  /** Where people read it, without a slash at the end. */
  readonly server: string;
  readonly report: Report;
  readonly decided: DecidedReport | null;
  /** The earlier audit; null where there is none. */
  readonly before: Pick<AuditSummary, 'id' | 'score' | 'scoreUpTo'> | null;
  readonly comparison: ComparisonSummary | null;
  readonly gates: readonly GateResult[];
}

/** Public page of a rule. */
export const rulePage = (server: string, ruleId: string): string =>
  `${server}/controles/${encodeURIComponent(ruleId)}`;

export const reportPage = ({ server, id }: Pick<CiResult, 'server' | 'id'>): string =>
  `${server}/reports/${id}`;
