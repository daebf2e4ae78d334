import type { AuditOrder, AuditProgress } from '#contract/audit.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import type { Sent } from '#engine/browser/traffic-ledger.ts';
import type { LaterOrder, LaterOutcome } from '#engine/ports/later-measure.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import type { RuleCheck, RuleOrder } from '#engine/ports/rule-check.ts';
import type { AskedVisit, DoneVisit } from '#engine/ports/shared-visits.ts';
import type { TrialAnswer, TrialOrder } from '#engine/ports/trial.ts';
import type { HtmlChecker } from '#engine/ports/world.ts';
import type { Config } from '#platform/config.ts';
import type { KeyedVisit } from '#service/visits/visits-runner.ts';

/** The part of the configuration the engine needs; it gets nothing else. */
export interface EngineSettings extends Pick<Config, 'allowTargets' | 'denyTargets' | 'publicUrl'> {
  readonly chromiumPath: string;
  /** Default: none. */
  readonly htmlChecker?: HtmlChecker;
  /** Checks that no audit of this installation runs. */
  readonly rulesOff?: readonly string[];
  /** Longest wait for an idle machine, ms. Default: that of the engine. */
  readonly idleWaitMs?: number;
}

/** Every audit of the installation together has sent that host enough. */
interface ClosedHost {
  readonly kind: 'closed';
  readonly name: string;
}

/** From the worker to the process of one audit, or of one check of a rule. */
export type ToEngine =
  | {
      readonly kind: 'run';
      readonly order: AuditOrder;
      readonly settings: EngineSettings;
      readonly kept?: unknown;
      /** The worker takes pages beyond the first batch. */
      readonly shares?: boolean;
      /** What opens the site, from the worker’s memory to the process’s: written nowhere. */
      readonly access?: SiteAccess;
    }
  /** What came of something the process handed over. */
  | { readonly kind: 'answer'; readonly ask: number; readonly done: DoneVisit }
  | {
      readonly kind: 'check';
      readonly order: RuleOrder;
      readonly settings: EngineSettings;
      readonly access?: SiteAccess;
    }
  | {
      readonly kind: 'trial';
      readonly order: TrialOrder;
      readonly settings: EngineSettings;
      readonly access?: SiteAccess;
    }
  | { readonly kind: 'measure'; readonly order: LaterOrder; readonly settings: EngineSettings }
  /** So many audits share the site now, this one included. */
  | { readonly kind: 'share'; readonly sharedBy: number }
  | ClosedHost
  | { readonly kind: 'abort' };

/** From that process to its worker; it ends with an outcome, a check or a crash. */
export type FromEngine =
  | { readonly kind: 'progress'; readonly progress: AuditProgress }
  /** Every second: it is not held. */
  | { readonly kind: 'beat' }
  /** From now on it works on the answer of that address; null: on nothing of strangers. Told before the work begins. */
  | { readonly kind: 'reading'; readonly url: string | null }
  | { readonly kind: 'log'; readonly level: 'info' | 'warn'; readonly data: object; readonly message: string }
  /** So much more was sent to a host of another site. */
  | { readonly kind: 'sent'; readonly name: string; readonly more: Sent }
  | { readonly kind: 'ask'; readonly ask: number; readonly asked: AskedVisit }
  /** It has no browser any more. */
  | { readonly kind: 'left' }
  | { readonly kind: 'outcome'; readonly outcome: EngineOutcome }
  | { readonly kind: 'checked'; readonly check: RuleCheck }
  | { readonly kind: 'measured'; readonly outcome: LaterOutcome }
  | { readonly kind: 'tried'; readonly answer: TrialAnswer }
  | { readonly kind: 'crash'; readonly detail: string };

/** From the worker to a process that visits batches of pages of one audit, one batch after another. */
export type ToVisits =
  | {
      readonly kind: 'visit';
      readonly visits: readonly KeyedVisit[];
      readonly settings: EngineSettings;
      readonly access?: SiteAccess;
    }
  | Extract<ToEngine, { kind: 'share' | 'closed' }>;

/** From that process to its worker: each page as soon as it is visited, then that the batch is done. */
export type FromVisits =
  | Extract<FromEngine, { kind: 'log' | 'sent' | 'crash' | 'beat' | 'reading' }>
  | { readonly kind: 'visited'; readonly key: string; readonly done: DoneVisit }
  | { readonly kind: 'all-visited' };
