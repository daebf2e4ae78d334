import type { RankedFix } from './settle-fix.ts';

/**
 * What harms someone today, then what it does to visitors and what the law asks (`reference/harms.ts`), then points, severity
 * (a theme may be held down by another fault, so that a grave one wins no point alone) and reach; the key settles ties so
 * that audits agree.
 */
export function inFixOrder(a: RankedFix, b: RankedFix): number {
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
