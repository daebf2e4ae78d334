import { plainText } from '../dom/names.ts';

/**
 * How alike two wordings are, 0–1: pairs of neighbouring letters that they share (Dice, 1945), accents, signs, spaces
 * and case apart. Withstands a few letters misread. 0 where one has no pair.
 */
export function likeness(one: string, other: string): number {
  const [mine, theirs] = [pairsOf(one), pairsOf(other)];
  if (mine.length === 0 || theirs.length === 0) return 0;
  const free = new Map<string, number>();
  for (const pair of mine) free.set(pair, (free.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of theirs) {
    const left = free.get(pair) ?? 0;
    if (left === 0) continue;
    free.set(pair, left - 1);
    shared += 1;
  }
  return (2 * shared) / (mine.length + theirs.length);
}

function pairsOf(text: string): string[] {
  const letters = plainText(text).replaceAll(' ', '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
}
