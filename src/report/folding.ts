import type { Finding } from '#contract/report.ts';
import { countedWith } from '#reference/counted-once.ts';

type Judged = Pick<Finding, 'ruleId' | 'verdict' | 'severity'>;

/**
 * Parts a list of findings, in its order: what stands open, and what is folded, which is minor or seen by a finding before it
 * as the same defect (`reference/counted-once.ts`).
 */
export function foldFindings<View extends { readonly finding: Judged }>(
  views: readonly View[],
): { readonly open: readonly View[]; readonly folded: readonly View[] } {
  const seen = new Set<string>();
  const open: View[] = [];
  const folded: View[] = [];
  for (const view of views) {
    const { ruleId, verdict, severity } = view.finding;
    const defect = `${countedWith(ruleId) ?? ruleId} ${verdict}`;
    const isMinor = severity === 'mineur' || severity === 'info';
    (isMinor || seen.has(defect) ? folded : open).push(view);
    if (!isMinor) seen.add(defect);
  }
  return { open, folded };
}
