import type { SiteAccess } from '#contract/site-access.ts';
import type { PageFacts } from '../artifacts.ts';
import type { SiteSession } from '../browser/session.ts';
import type { TargetPolicy } from '../browser/target-policy.ts';
import type { Done, Sent } from '../browser/traffic-ledger.ts';
import type { Party } from '../browser/traffic-party.ts';
import type { WireSight } from '../browser/wire-log.ts';
import type { OrderOf, OutcomeOf, VisitKind } from '../ports/visit.ts';

/** What a visiting process is told at its start. */
export interface ChildSetup {
  readonly executablePath: string;
  readonly policy: TargetPolicy;
  readonly publicUrl: string;
  /** Resident memory of the browser’s processes above which it is replaced, in bytes. */
  readonly memoryLimitBytes: number;
  /** As `LaunchOptions.flags`. */
  readonly browserFlags?: readonly string[];
  /** What opens the site; it stays in this process and its browser. */
  readonly access?: SiteAccess;
}

/** Something to do, told apart by its number. */
export type JobMessage = {
  [Kind in VisitKind]: {
    readonly type: 'job';
    readonly job: number;
    readonly kind: Kind;
    readonly order: OrderOf<Kind>;
  };
}[VisitKind];

export type ToChild =
  | { readonly type: 'setup'; readonly setup: ChildSetup }
  /** What a sign-in gave: for all that is asked from now on. */
  | { readonly type: 'session'; readonly session: SiteSession }
  | JobMessage
  /** What may be sent of what was asked. */
  | { readonly type: 'may'; readonly ask: number; readonly granted: Sent | 'spent' | 'closed' }
  /** It is this process’s turn to load a page. */
  | { readonly type: 'turn' };

export type FromChild =
  | { readonly type: 'ready'; readonly browserVersion: string; readonly browserProcessId: number }
  | { readonly type: 'wants-turn' }
  | { readonly type: 'turn-over' }
  /** It wants to send something to that party. */
  | { readonly type: 'may-send'; readonly ask: number; readonly party: Party }
  /** A page is over: what it did not send of what it was granted, and what it did. */
  | { readonly type: 'sent'; readonly party: Party; readonly left: Sent; readonly done: Done }
  /** What the home page, or the only page, shows once it is loaded, before it is judged. */
  | {
      readonly type: 'seen';
      readonly job: number;
      readonly facts: PageFacts;
      readonly html: string | null;
    }
  /** Every second of a visit: the process lives, and what its wire has seen of the document’s host; whether all of it came. */
  | { readonly type: 'beat'; readonly sight: WireSight; readonly isWhole: boolean }
  | { readonly type: 'done'; readonly job: number; readonly outcome: OutcomeOf<VisitKind> }
  | { readonly type: 'log'; readonly level: 'info' | 'warn'; readonly message: string; readonly data: object }
  /** The browser cannot start: no page will ever come. */
  | { readonly type: 'broken'; readonly message: string };
