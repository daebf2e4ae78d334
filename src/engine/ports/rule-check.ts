import type { AuditOrder, FailureCode } from '#contract/audit.ts';
import type { NotAnalysedReason } from '#contract/report.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';
import type { JournalEntry, Screenshot } from './outcome.ts';

/** One rule to ask again about one page, as the audit that found something asked it. */
export interface RuleOrder {
  /** Of that audit; `url` is the page’s address. */
  readonly audit: AuditOrder;
  readonly ruleId: string;
  /** The audit took the page for the home page. */
  readonly isHome: boolean;
}

/** Why nothing can be said, through no fault of the page’s. */
export type CheckFailure = 'late' | 'crashed' | 'several-pages';

export type RuleCheck =
  | {
      readonly kind: 'judged';
      /** Of the rule, then of those that see the same defect; with all their proofs. */
      readonly verdicts: readonly RuleVerdict[];
      readonly screenshot: (Screenshot & { readonly width: number; readonly height: number }) | null;
      readonly journal: readonly JournalEntry[];
    }
  /** `reason` where the page was visited and could not be read; `detail` is technical. */
  | {
      readonly kind: 'unreachable';
      readonly code: FailureCode;
      readonly reason: NotAnalysedReason | null;
      readonly detail: string;
      readonly journal: readonly JournalEntry[];
    }
  | {
      readonly kind: 'failed';
      readonly why: CheckFailure;
      readonly detail: string;
      readonly journal: readonly JournalEntry[];
    };
