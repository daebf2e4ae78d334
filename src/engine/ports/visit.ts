import type { FlowMeasures } from '#contract/journey/flow-measures.ts';
import type { JourneyState, JourneyStep } from '#contract/journey/journey.ts';
import type { NotAnalysedReason } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';
import type { ChoiceVisit, HomeLoads, InteractionPart, PageArtifacts, PageFacts } from '../artifacts.ts';
import type { SiteSession } from '../browser/session.ts';
import type { JudgedPage } from '../judge/judge-visit.ts';
import type { Screenshot, SizedPicture } from './outcome.ts';
import type { SignInOrder, SignInOutcome, TrialOrder, TrialOutcome } from './trial.ts';

/** What is wanted of a page, where not everything is. */
export interface Wanted {
  readonly rules: readonly string[];
  readonly artifacts: readonly string[];
  /** Where `moves` is among the artifacts: these parts of it, the others being null. Default: all. */
  readonly moves?: readonly InteractionPart[];
}

/** How a page is reached where no address alone leads to it. */
export interface WayByJourney {
  /** The steps up to the marked one. */
  readonly steps: readonly JourneyStep[];
  /** With its port; the journey stays on it. */
  readonly host: string;
  readonly state: JourneyState;
  /** Of all steps together, useful milliseconds. */
  readonly limitMs: number;
}

/** One page to visit. */
export interface VisitRequest {
  readonly url: string;
  readonly isHome: boolean;
  readonly device: 'mobile' | 'desktop';
  readonly siteDomain: string;
  /** Decides which duties page rules may assert; unknown when absent. */
  readonly profile?: SiteProfile | null;
  /** These rules alone, with all their proofs, and what they read. Default: everything. */
  readonly only?: Wanted | undefined;
  /** Rules that are not run. Default: none. */
  readonly rulesOff?: readonly string[];
  /** Rule whose reading of the page is wanted. Default: none. */
  readonly explain?: string | null;
  /** Drive the page too (other windows, preferences, pointer, focus). Default: no. */
  readonly moves?: boolean;
  /** Whole time allowed for the page. */
  readonly deadlineMs: number;
  /** The page is what this leads to; `url` is where it begins. Default: the page of `url`. */
  readonly journey?: WayByJourney;
  /** Send the received HTML back too, where it is whole. Default: no. */
  readonly keepHtml?: boolean;
  /** The audit has no other page: what it shows once loaded is told, home page or not. Default: no. */
  readonly isAlone?: boolean;
  /** Send the artifacts back too (saved runs). They are large. */
  readonly keepArtifacts: boolean;
}

/** What comes back from the child process that visited a page and ran the page rules over it. */
export type VisitOutcome =
  | (JudgedPage & {
      readonly kind: 'page';
      readonly screenshot: Screenshot | null;
      /** Frames that the summary’s film names. Default: none. */
      readonly frames?: readonly Screenshot[];
      readonly artifacts: PageArtifacts | null;
      /** As received, when asked for and whole. */
      readonly html?: string | null;
      /** Milliseconds a step, for the journal. */
      readonly timings: Readonly<Record<string, number>>;
      /** Of a state of a journey: what was measured on the way. */
      readonly flow?: FlowMeasures;
    })
  | {
      readonly kind: 'not-analysed';
      readonly url: string;
      readonly reason: NotAnalysedReason;
      readonly detail: string;
      /** Of a journey: the step at which it stopped, from 0, and what the page showed. */
      readonly stopped?: { readonly at: number; readonly picture: SizedPicture | null };
      readonly flow?: FlowMeasures;
    };

/** One visit that makes a choice on the consent banner. */
export interface ChoiceOrder {
  readonly url: string;
  readonly choice: 'refuse' | 'accept';
  /** Pages visited after the choice, before the first one again. */
  readonly nextPages: readonly string[];
  readonly device: 'mobile' | 'desktop';
  readonly siteDomain: string;
  readonly deadlineMs: number;
}

export interface MadeChoice {
  readonly choice: ChoiceVisit;
  /** After `accept`: the choice taken back; null when it could not be tried. */
  readonly withdraw: ChoiceVisit | null;
  /** Those that the visits name. */
  readonly pictures: readonly Screenshot[];
}

export type ChoiceOutcome = ({ readonly kind: 'chosen' } & MadeChoice) | JobFailed;

/** A page to be loaded again and measured. */
export interface MeasureOrder {
  readonly url: string;
  readonly device: 'mobile' | 'desktop';
  readonly siteDomain: string;
  /** Loads with an empty cache. */
  readonly times: number;
  /** Load the page once more with the cache those filled. */
  readonly warm: boolean;
  readonly deadlineMs: number;
}

type MeasureOutcome = { readonly kind: 'measured'; readonly loads: HomeLoads } | JobFailed;

/** Why a visiting process could not do what it was asked, in the words of a page. */
export type JobFailure = NotAnalysedReason;

/** `reason`: why the process could not do it; absent where the work itself failed. `detail` is for the journal. */
interface JobFailed {
  readonly kind: 'failed';
  readonly reason?: JobFailure;
  readonly detail: string;
}

/** What a visiting process can be asked: one line a kind. Each order says its address and its deadline. */
interface Asked {
  readonly visit: { readonly order: VisitRequest; readonly outcome: VisitOutcome };
  readonly choose: { readonly order: ChoiceOrder; readonly outcome: ChoiceOutcome };
  readonly measure: { readonly order: MeasureOrder; readonly outcome: MeasureOutcome };
  readonly signIn: { readonly order: SignInOrder; readonly outcome: SignInOutcome };
  readonly trial: { readonly order: TrialOrder; readonly outcome: TrialOutcome };
}

export type VisitKind = keyof Asked;
export type OrderOf<Kind extends VisitKind> = Asked[Kind]['order'];
export type OutcomeOf<Kind extends VisitKind> = Asked[Kind]['outcome'];

interface KindSettings<Kind extends VisitKind> {
  /** Takes one of the pool’s places and loads in its turn; else it runs beside, in a process that works already. */
  readonly inTurn: boolean;
  failed(order: OrderOf<Kind>, reason: JobFailure, detail: string): OutcomeOf<Kind>;
}

const failed = (_order: object, reason: JobFailure, detail: string) =>
  ({ kind: 'failed', reason, detail: `${reason} ${detail}`.trim() }) as const;

/** How each kind is treated; what the process does of it is in `visiting/visit-jobs.ts`. */
export const visitKinds: { readonly [Kind in VisitKind]: KindSettings<Kind> } = {
  visit: {
    inTurn: true,
    failed: ({ url }, reason, detail) => ({ kind: 'not-analysed', url, reason, detail }),
  },
  // Mostly waiting, it leaves the pages their places.
  choose: { inTurn: false, failed },
  measure: { inTurn: true, failed },
  signIn: { inTurn: true, failed },
  trial: { inTurn: true, failed },
};

/**
 * Hears of the home page, or of the only page, as soon as it is loaded, before it is judged; again when it is visited
 * again. With its received HTML where the visit was asked to keep it and it is whole.
 */
export type OnSeen = (home: PageFacts, html?: string | null) => void;

/** One method a kind of work. Each always ends in an outcome, never throws. */
export type VisitWork = {
  readonly [Kind in VisitKind]: (
    order: OrderOf<Kind>,
    signal: AbortSignal,
    onSeen?: OnSeen,
  ) => Promise<OutcomeOf<Kind>>;
};

/** A pool of child processes, one browser each. */
export interface VisitPool extends VisitWork {
  /** `Chromium 156.0.8078.73`, once a browser has started. */
  browserVersion(): string;
  /** Of the processes that visit now. */
  processIds(): number[];
  /** From now on pages load no sooner than that one after another, ms. */
  keepApart(gapMs: number): void;
  /** Visits asked for now wait for other machines, which keep their deadlines. Default: no. */
  handsOver?(): boolean;
  /** Signs in where the access of the site says how, once; absent: nobody signs in. */
  enter?(signal: AbortSignal): Promise<SignInOutcome>;
  /** What the last sign-in gave. */
  session?(): SiteSession | null;
  close(): Promise<void>;
}
