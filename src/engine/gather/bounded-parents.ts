/** Chromium’s own parser nests no deeper; only a script does, and no page of people. */
const deepest = 512;

/**
 * The parent of each element, −1 for a root, given in document order: elements beyond 512 levels stand beside the one they
 * are in, as Chromium’s parser would put them. What is derived of a page walks up and down it: its depth is bounded so.
 */
export function boundedParents(parents: readonly number[]): number[] {
  const bounded: number[] = [];
  const depths: number[] = [];
  for (const parent of parents) {
    const isDeep = (depths[parent] ?? -1) + 1 >= deepest;
    const kept = isDeep ? (bounded[parent] ?? parent) : parent;
    bounded.push(kept);
    depths.push((depths[kept] ?? -1) + 1);
  }
  return bounded;
}
