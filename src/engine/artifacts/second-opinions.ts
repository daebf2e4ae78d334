import type { SecondEngine } from '#reference/second-opinions.ts';
import type { Gathered } from './gathered.ts';

/** What one engine beside axe-core held against the page. */
export interface EngineOpinion {
  readonly version: string;
  /** Each element once a rule, in document order of its rule, 200 at most a rule. `node` is its index in `dom.nodes`. */
  readonly failures: readonly { readonly rule: string; readonly node: number }[];
}

/** By engine. One that failed is its own error: the rules go on with what the others saw. */
export type SecondOpinions = Readonly<Record<SecondEngine, Gathered<EngineOpinion>>>;
