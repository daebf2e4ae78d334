import type { AuditOrder, AuditProgress } from '#contract/audit.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import type { RuleCheck, RuleOrder } from '#engine/ports/rule-check.ts';
import type { HtmlChecker } from '#engine/ports/world.ts';
import type { Config } from '#platform/config.ts';

/** The part of the configuration the engine needs; it gets nothing else. */
export interface EngineSettings extends Pick<Config, 'allowTargets' | 'publicUrl'> {
  readonly chromiumPath: string;
  /** Default: none. */
  readonly htmlChecker?: HtmlChecker;
  /** Checks that no audit of this installation runs. */
  readonly rulesOff?: readonly string[];
  /** Longest wait for a calm machine, ms. Default: that of the engine. */
  readonly calmMs?: number;
}

/** From the worker to the process of one audit, or of one check of a rule. */
export type ToEngine =
  | {
      readonly kind: 'run';
      readonly order: AuditOrder;
      readonly settings: EngineSettings;
      readonly kept?: unknown;
    }
  | { readonly kind: 'check'; readonly order: RuleOrder; readonly settings: EngineSettings }
  /** So many audits share the site now, this one included. */
  | { readonly kind: 'share'; readonly sharedBy: number }
  | { readonly kind: 'abort' };

/** From that process to its worker; it ends with an outcome, a check or a crash. */
export type FromEngine =
  | { readonly kind: 'progress'; readonly progress: AuditProgress }
  | { readonly kind: 'log'; readonly level: 'info' | 'warn'; readonly data: object; readonly message: string }
  | { readonly kind: 'outcome'; readonly outcome: EngineOutcome }
  | { readonly kind: 'checked'; readonly check: RuleCheck }
  | { readonly kind: 'crash'; readonly detail: string };
