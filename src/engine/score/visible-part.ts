import type { Finding } from '#contract/report.ts';
import type { RuleTree } from './penalty.ts';
import type { RuleState } from './theme-score.ts';

/**
 * What a failed parent does not explain of a failure: the pages where no ancestor failed. Nothing where one failed
 * everywhere, the whole where none failed.
 */
export function visiblePart(
  finding: Finding,
  states: ReadonlyMap<string, RuleState>,
  tree: RuleTree,
  read: readonly string[],
): Finding[] {
  const covered = pagesExplained(finding.ruleId, states, tree);
  if (covered === 'all') return [];
  if (covered.size === 0) return [finding];
  const state = states.get(finding.ruleId);
  const failing = state?.everywhere || !state ? read : [...state.failing.keys()];
  if (failing.every((url) => covered.has(url))) return [];
  const pages = finding.pages.filter((page) => !covered.has(page.url));
  if (pages.length === 0 || pages.length === finding.pages.length) return [finding];
  const occurrences = pages.reduce((sum, page) => sum + page.occurrences, 0);
  return [{ ...finding, pages, occurrences, reach: pages.length / Math.max(1, read.length) }];
}

/** The pages where a failed parent explains the failure of a rule. */
export function pagesExplained(
  ruleId: string,
  states: ReadonlyMap<string, RuleState>,
  tree: RuleTree,
): ReadonlySet<string> | 'all' {
  const ancestors = tree.hiddenBy(ruleId).flatMap((id) => states.get(id) ?? []);
  if (ancestors.some(({ everywhere }) => everywhere !== null)) return 'all';
  return new Set(ancestors.flatMap(({ failing }) => [...failing.keys()]));
}
