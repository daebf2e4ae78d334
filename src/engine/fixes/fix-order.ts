import type { RankedFix } from './settle-fix.ts';

/** That many doubts at most come among what is proven: a plan of questions is no plan. */
const mostDoubts = 3;

/** The same act asked for again, in another part of the site, comes after other acts: the more often, the later. */
const againShift = 1.25;

/** Each fix that asks for what one before it asks for is put off: what is urgent stays urgent. */
function withoutRepeats(fixes: readonly RankedFix[]): RankedFix[] {
  const asked = new Map<string, number>();
  return fixes.toSorted(inFixOrder).map((one) => {
    if (one.standing > 0) return one;
    const times = asked.get(one.act) ?? 0;
    asked.set(one.act, times + 1);
    return { ...one, harm: one.harm + times * againShift };
  });
}

/** Fixes in their order: the weightiest doubts among what is proven, where their harm puts them; all others last. */
export function inOrder(fixes: readonly RankedFix[]): RankedFix[] {
  const sorted = withoutRepeats(fixes).toSorted(inFixOrder);
  const doubts = sorted.filter(({ fix }) => fix.weighty);
  const late = new Set(doubts.slice(mostDoubts));
  return sorted
    .map((one) => (late.has(one) ? asLate(one) : { ...one, standing: one.fix.weighty ? 0 : one.standing }))
    .sort(inFixOrder);
}

function asLate({ fix, ...ranked }: RankedFix): RankedFix {
  const { weighty: _, ...bare } = fix;
  return { ...ranked, fix: bare };
}

/**
 * What harms someone today, then what it does to visitors and what the law asks (`reference/harms.ts`), then points, severity
 * (a theme may be held down by another fault, so that a grave one wins no point alone) and reach; the key settles ties so
 * that audits agree.
 */
function inFixOrder(a: RankedFix, b: RankedFix): number {
  return (
    a.standing - b.standing ||
    a.urgency - b.urgency ||
    a.harm - b.harm ||
    b.fix.points - a.fix.points ||
    a.severity - b.severity ||
    b.worth - a.worth ||
    b.fix.pages - a.fix.pages ||
    b.fix.defects - a.fix.defects ||
    (a.fix.key < b.fix.key ? -1 : 1)
  );
}
