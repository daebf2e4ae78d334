import type { Axe, Dom, PageView } from '../../artifacts.ts';
import { ancestorsOf } from '../../derive/dom/dom.ts';
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

/**
 * Numbers in the visit’s own `dom` of what the view shows or tells, even transparent for now (it waits for the page to be
 * scrolled): axe-core read it there; and of what holds something it found there.
 */
function shownThere({ dom, origins, axe }: PageView): number[] {
  const holders = holdersOfJudged(dom, axe);
  return dom.nodes.flatMap(({ index, box, visible, exposed }) => {
    const origin = origins[index] ?? -1;
    const isThere = visible || (exposed && box !== null) || holders.has(index);
    return isThere && origin >= 0 ? [origin] : [];
  });
}

/** Elements around what axe-core found; that something is hidden is no judgement of it. */
function holdersOfJudged(dom: Dom, axe: Axe): ReadonlySet<number> {
  const judged = [...axe.violations, ...axe.incomplete]
    .filter(({ ruleId }) => ruleId !== 'hidden-content')
    .flatMap(({ nodes }) => nodes.flatMap(({ node }) => dom.nodes[node ?? -1] ?? []));
  return new Set(judged.flatMap((node) => [node, ...ancestorsOf(dom, node)].map(({ index }) => index)));
}
