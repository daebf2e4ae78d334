import type { FailureCode } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import type { EngineFault } from '../judge/faults.ts';
import type { RuleTrace } from '../judge/judge-audit.ts';
import type { KeptAnswers } from '../probe/kept-answers.ts';

/** A screenshot taken during the audit; `key` is what the report names. */
export interface Screenshot {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A picture with its size, CSS px. */
export type SizedPicture = Screenshot & { readonly width: number; readonly height: number };

/** One line of the technical journal of an audit, for operators. Never holds a page’s text. */
export interface JournalEntry {
  /** Milliseconds since the audit began. */
  readonly atMs: number;
  readonly step: string;
  readonly durationMs: number;
  /** Address, count, reason: what the step was about. */
  readonly detail: string;
}

/** What measures the rest of an audit later. */
export interface Unmeasured {
  /** Addresses, in the order of the report. */
  readonly pages: readonly string[];
  /** All that the report was judged from (`run/pack-gathered.ts`). */
  readonly gathered: Uint8Array;
}

/**
 * What an audit ends with: a report (perhaps partial), or one reason why there is none.
 * A cancelled audit gives neither: `auditSite` rejects with the signal’s reason.
 */
export type EngineOutcome =
  | {
      readonly kind: 'report';
      readonly report: Report;
      readonly screenshots: readonly Screenshot[];
      /** For `EngineWorld.kept` of the next audit of this site. */
      readonly kept?: KeptAnswers;
      /** Present when a rule was to be explained. */
      readonly trace?: RuleTrace | null;
      /** Rules that threw, artifacts that could not be gathered: for operators. */
      readonly faults?: readonly EngineFault[];
      /** Present where the machine was too busy to measure pages, and they may be measured later. */
      readonly unmeasured?: Unmeasured;
      readonly journal: readonly JournalEntry[];
    }
  /** `detail` is technical English for the journal; people read `failureSentences[code]`. */
  | {
      readonly kind: 'failure';
      readonly code: FailureCode;
      readonly detail: string;
      /** The address of what the sentence is about, where it names one. */
      readonly about?: string;
      /** The process was ended: it said nothing any more, or its heap was full. Tried once more at most. */
      readonly cause?: 'silent' | 'memory';
      readonly journal: readonly JournalEntry[];
    };
