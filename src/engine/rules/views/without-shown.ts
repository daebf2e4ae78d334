import type { Axe, Dom, PageView } from '../../artifacts.ts';
import type { Verdict } from '../../rule.ts';
import { isProven, numbersBySelector } from './view-proofs.ts';

/** A verdict about what the visit’s own view hides, without what another view shows: it was judged there. */
export function withoutShown(
  verdict: Verdict,
  dom: Dom,
  axe: Axe | null,
  views: readonly PageView[],
): Verdict {
  if (!isProven(verdict)) return verdict;
  const shown = numbersBySelector(dom, axe, views.flatMap(shownThere));
  const evidence = verdict.evidence.filter((proof) => proof.type !== 'element' || !shown.has(proof.selector));
  if (evidence.length === verdict.evidence.length) return verdict;
  const removed = verdict.evidence.length - evidence.length;
  const occurrences = (verdict.occurrences ?? verdict.evidence.length) - removed;
  // Of a list that was cut to these nothing can be told any more.
  return evidence.length === 0 ? { status: 'pass' } : { ...verdict, evidence, occurrences };
}

/** Numbers in the visit’s own `dom` of what the view shows. */
const shownThere = ({ dom, origins }: PageView): number[] =>
  dom.nodes.flatMap(({ index, visible }) => {
    const origin = origins[index] ?? -1;
    return visible && origin >= 0 ? [origin] : [];
  });
