import type { Occurrence } from './occurrence.ts';

/** Share of two sets that they have in common, 0–1; 1 for two empty sets. */
function commonShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 && other.size === 0) return 1;
  const common = [...one].filter((value) => other.has(value)).length;
  return common / (one.size + other.size - common);
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

const boxOf = ({ evidence }: Occurrence) => (evidence.type === 'element' ? evidence.box : undefined);

/** How near two boxes are: 1 at one place and size, 0 from a screen away. */
function nearness(one: Occurrence, other: Occurrence): number {
  const a = boxOf(one);
  const b = boxOf(other);
  if (!a || !b) return a || b ? 0 : 0.5;
  const away =
    Math.abs(a.y - b.y) + Math.abs(a.x - b.x) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height);
  return Math.max(0, 1 - away / 800);
}

/**
 * How much two elements have in common, 0–1, when neither anchors nor names tell: words, place, shape, classes, box.
 * What both are silent about counts for nothing.
 */
export function likenessOf(one: Occurrence, other: Occurrence): number {
  if (one.signs.tag !== other.signs.tag) return 0;
  const parts: [weight: number, share: number][] = [[1, nearness(one, other)]];
  if (one.signs.label || other.signs.label)
    parts.push([4, commonShare(pairsOf(one.signs.label), pairsOf(other.signs.label))]);
  if (one.signs.classes.length > 0 || other.signs.classes.length > 0)
    parts.push([1.5, commonShare(new Set(one.signs.classes), new Set(other.signs.classes))]);
  if (one.mark && other.mark) {
    parts.push([1.5, one.mark.shape === other.mark.shape ? 1 : 0]);
    parts.push([1, commonShare(new Set(one.mark.place.split('>')), new Set(other.mark.place.split('>')))]);
  }
  const weight = parts.reduce((sum, [part]) => sum + part, 0);
  return parts.reduce((sum, [part, share]) => sum + part * share, 0) / weight;
}
