import type { Report } from '#contract/report.ts';
import type { RemeasuredLoad } from '../artifacts.ts';
import type { JournalEntry } from './outcome.ts';

/** Pages of an audit to measure now that it is over. */
export interface LaterOrder {
  /** `Unmeasured.gathered`, of this version of the engine. */
  readonly gathered: Uint8Array;
  /** What was measured since the audit. */
  readonly loads: readonly RemeasuredLoad[];
  /** What is not measured yet, by address. */
  readonly pages: readonly string[];
  /** It is the last try: the report is made of what there is. */
  readonly isLast: boolean;
}

/** What came of it. */
export interface LaterOutcome {
  /** Measured now. */
  readonly loads: readonly RemeasuredLoad[];
  /** Pages whose load failed on an idle machine. */
  readonly failed: readonly string[];
  /** The report of the same audit with what is measured; null while pages are still to be measured, or none was. */
  readonly report: Report | null;
  readonly journal: readonly JournalEntry[];
}
