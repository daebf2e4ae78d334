import type { SiteProfile } from '#contract/themes.ts';
import type { PageFacts } from '../artifacts.ts';
import type { TargetPolicy } from '../browser/target-policy.ts';
import type {
  ChoiceOrder,
  ChoiceOutcome,
  MeasureOrder,
  MeasureOutcome,
  VisitOutcome,
  VisitRequest,
} from '../ports/visit.ts';

/** What a visiting process is told at its start. */
export interface ChildSetup {
  readonly executablePath: string;
  readonly policy: TargetPolicy;
  readonly publicUrl: string;
  /** Resident memory of the browser’s processes above which it is replaced, in bytes. */
  readonly memoryLimitBytes: number;
}

export type ToChild =
  | { readonly type: 'setup'; readonly setup: ChildSetup }
  | {
      readonly type: 'visit';
      readonly job: number;
      readonly request: VisitRequest;
      readonly profile: SiteProfile | null;
    }
  /** Done beside the visit under way, in contexts of its own. */
  | { readonly type: 'choose'; readonly job: number; readonly order: ChoiceOrder }
  | { readonly type: 'measure'; readonly job: number; readonly order: MeasureOrder }
  /** It is this process’s turn to load a page. */
  | { readonly type: 'turn' };

export type FromChild =
  | { readonly type: 'ready'; readonly browserVersion: string; readonly browserProcessId: number }
  | { readonly type: 'wants-turn' }
  | { readonly type: 'turn-over' }
  /** What the home page shows once it is loaded, before it is judged. */
  | { readonly type: 'seen'; readonly job: number; readonly facts: PageFacts }
  | { readonly type: 'outcome'; readonly job: number; readonly outcome: VisitOutcome }
  | { readonly type: 'measured'; readonly job: number; readonly outcome: MeasureOutcome }
  | { readonly type: 'chosen'; readonly job: number; readonly outcome: ChoiceOutcome }
  | { readonly type: 'log'; readonly level: 'info' | 'warn'; readonly message: string; readonly data: object }
  /** The browser cannot start: no page will ever come. */
  | { readonly type: 'broken'; readonly message: string };
