import type { CauseKind } from '#contract/fix-words.ts';
import type { Finding } from '#contract/report.ts';
import type { Purpose } from '#reference/third-parties.ts';
import type { Removal } from '../score/score-without.ts';
import { kindOfKey } from './cause.ts';

/** What one cause has of one finding. */
export interface GroupedFinding {
  readonly finding: Finding;
  readonly occurrences: number;
  readonly pages: ReadonlySet<string>;
  /** It is on all pages of the finding. */
  readonly isOnAll: boolean;
  /** All occurrences of the finding have this cause. */
  readonly isWhole: boolean;
  /** Occurrences that are here because no proof tells where they are. */
  readonly unplaced: number;
}

/** The findings of one cause, while they are gathered. */
export interface FixGroup {
  readonly key: string;
  readonly kind: CauseKind;
  readonly findings: GroupedFinding[];
  /** Vendors, headers, places that its proofs name, with what a vendor is for. */
  readonly names: Map<string, Purpose | undefined>;
  /** What it takes away of each rule’s failure. */
  readonly removals: Map<string, Removal>;
}

export function groupOf(groups: Map<string, FixGroup>, key: string): FixGroup {
  const known = groups.get(key);
  if (known) return known;
  const group = { key, kind: kindOfKey(key), findings: [], names: new Map(), removals: new Map() };
  groups.set(key, group);
  return group;
}
