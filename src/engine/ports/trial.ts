import type { JourneyFailure, JourneyStep } from '#contract/journey/journey.ts';
import type { NotAnalysedReason } from '#contract/not-analysed.ts';
import type { SignInFailure } from '#contract/site-sign-in.ts';
import type { SiteSession } from '../browser/session.ts';
import type { SizedPicture } from './outcome.ts';

/** `reason`: why the process could not do it; absent where the work itself failed. `detail` is for the journal. */
interface TrialFailed {
  readonly kind: 'failed';
  readonly reason?: NotAnalysedReason;
  readonly detail: string;
}

/** To sign in by the form of the access; what is typed is with the access, in the process that visits. */
export interface SignInOrder {
  /** Where the recording begins. */
  readonly url: string;
  readonly siteDomain: string;
  readonly deadlineMs: number;
}

export interface SignInRefusal {
  readonly kind: 'not-signed-in';
  readonly why: SignInFailure;
  /** The step that could not be made, in French; empty: no step is to blame. */
  readonly detail: string;
  /** What the page showed, without what is secret. */
  readonly picture: SizedPicture | null;
}

/** What came of a trial: of the sign-in before it, where it failed. */
export type TrialAnswer = TrialOutcome | SignInRefusal;

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly session: SiteSession }
  | SignInRefusal
  | TrialFailed;

/** To open a page once, or to replay a journey once, and to show what came of it. Nothing is judged. */
export interface TrialOrder {
  readonly url: string;
  readonly siteDomain: string;
  readonly device: 'mobile' | 'desktop';
  readonly deadlineMs: number;
  readonly journey?: {
    readonly steps: readonly JourneyStep[];
    /** With its port. */
    readonly host: string;
    readonly limitMs: number;
  };
}

/** What a step of a tried journey came to; those after the first failure were not made. */
export interface TriedStep {
  readonly failure: JourneyFailure | null;
  /** Of a marked state, and of the step that failed. */
  readonly picture: SizedPicture | null;
}

export type TrialOutcome =
  | {
      readonly kind: 'tried';
      /** Of the document; null without an answer. */
      readonly status: number | null;
      readonly title: string;
      readonly reached: string;
      readonly picture: SizedPicture | null;
      /** Of a journey: those that were made, and the one that failed. */
      readonly steps: readonly TriedStep[];
    }
  | TrialFailed;
