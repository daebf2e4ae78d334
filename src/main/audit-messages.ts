import type { AuditOrder, AuditProgress } from '#contract/audit.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import type { HtmlChecker } from '#engine/ports/world.ts';
import type { Config } from '#platform/config.ts';

/** The part of the configuration the engine needs; it gets nothing else. */
export interface EngineSettings extends Pick<Config, 'allowTargets' | 'publicUrl'> {
  readonly chromiumPath: string;
  /** Default: none. */
  readonly htmlChecker?: HtmlChecker;
  /** Checks that no audit of this installation runs. */
  readonly rulesOff?: readonly string[];
}

/** From the worker to the process of one audit. */
export type ToEngine =
  | {
      readonly kind: 'run';
      readonly order: AuditOrder;
      readonly settings: EngineSettings;
      readonly kept?: unknown;
    }
  | { readonly kind: 'abort' };

/** From the process of one audit to its worker. */
export type FromEngine =
  | { readonly kind: 'progress'; readonly progress: AuditProgress }
  | { readonly kind: 'log'; readonly level: 'info' | 'warn'; readonly data: object; readonly message: string }
  | { readonly kind: 'outcome'; readonly outcome: EngineOutcome }
  | { readonly kind: 'crash'; readonly detail: string };
