import { type Cause, ownCause } from './cause.ts';

/** Occurrences of one verdict by the key of their cause. */
export interface Shares {
  readonly byCause: ReadonlyMap<string, number>;
  /** Occurrences without a kept proof whose place is therefore not known. */
  readonly unplaced: number;
}

/**
 * Gives each occurrence of a verdict to one cause. Where proofs were left out, those of one cause that no place tells
 * apart have all of them; a shared part has as many as it shows on a page where all were kept; the rest stays with the
 * rule itself: nobody knows where it is.
 */
export function splitOccurrences(
  ruleId: string,
  occurrences: number,
  causes: readonly Cause[],
  heldBy: (causeKey: string) => number,
): Shares {
  const counts = countsOf(causes);
  if (counts.size === 0) return { byCause: new Map([[ownCause(ruleId).key, occurrences]]), unplaced: 0 };
  const [first] = counts;
  const isOne = counts.size === 1 && first !== undefined;
  if (occurrences === causes.length) return { byCause: counts, unplaced: 0 };
  const placed = causes.some(({ kind }) => kind === 'part' || kind === 'template');
  if (isOne && !(placed && occurrences > causes.length))
    return { byCause: new Map([[first[0], occurrences]]), unplaced: 0 };
  if (occurrences <= causes.length || !placed)
    return { byCause: inProportion(counts, occurrences), unplaced: 0 };
  let left = occurrences - causes.length;
  const byCause = new Map(counts);
  for (const [key, count] of [...counts].sort(byKey)) {
    const more = Math.min(left, Math.max(0, heldBy(key) - count));
    byCause.set(key, count + more);
    left -= more;
  }
  const own = ownCause(ruleId).key;
  if (left > 0) byCause.set(own, (byCause.get(own) ?? 0) + left);
  return { byCause, unplaced: left };
}

function countsOf(causes: readonly Cause[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of causes) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Whole shares that add up to the total, by the largest remainders; ties go to the first key. */
export function inProportion(counts: ReadonlyMap<string, number>, total: number): Map<string, number> {
  const weight = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const exact = [...counts].map(([key, count]) => ({ key, share: (total * count) / weight }));
  const shares = new Map(exact.map(({ key, share }) => [key, Math.floor(share)]));
  let left = total - [...shares.values()].reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.toSorted(
    (a, b) => (b.share % 1) - (a.share % 1) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
  for (const { key } of byRemainder) {
    if (left <= 0) break;
    shares.set(key, (shares.get(key) ?? 0) + 1);
    left -= 1;
  }
  return new Map([...shares].filter(([, share]) => share > 0));
}

const byKey = ([a]: readonly [string, number], [b]: readonly [string, number]): number =>
  a < b ? -1 : a > b ? 1 : 0;
