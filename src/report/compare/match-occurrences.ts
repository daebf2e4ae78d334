import type { MatchSignal as Signal } from '#contract/comparison-words.ts';
import { likenessOf } from './likeness.ts';
import type { Occurrence } from './occurrence.ts';

export interface Match {
  readonly before: Occurrence;
  readonly after: Occurrence;
  readonly signal: Signal;
}

export interface Matching {
  readonly matches: readonly Match[];
  /** Occurrences of the earlier list that were not found again. */
  readonly gone: readonly Occurrence[];
  /** Occurrences of the later list that none of the earlier one explains. */
  readonly fresh: readonly Occurrence[];
}

type Key = (occurrence: Occurrence) => string | null;

interface Pass {
  readonly signal: Signal;
  readonly key: Key;
  /** Holds only where one occurrence on each side has the key. */
  readonly unique?: boolean;
  /** What two with the same key must have in common besides, 0–1; null: nothing, the key says all. Default 0. */
  readonly likeness?: number | null;
}

/** Between two occurrences with no other sign than their likeness. */
const leastLikeness = 0.62;
/** Pairs tried by likeness in one group: what is alike by hundreds cannot be told apart. */
const mostTried = 40_000;

function join(...parts: readonly (string | undefined)[]): string | null {
  let joined = '';
  for (const part of parts) {
    if (part === undefined || part === '') return null;
    joined += `\u0000${part}`;
  }
  return joined;
}

const placeOf = ({ mark, selector }: Occurrence): string | undefined =>
  mark?.place ?? selector.replaceAll(/:nth-of-type\(\d+\)/g, '');
const isElement = ({ key }: Occurrence): boolean => key === '';

/** Passes over what is left of one page, each asking for less than the one before. */
const onOnePage: readonly Pass[] = [
  { signal: 'same', key: ({ key }) => key || null, likeness: null },
  // To the last letter: told without reading what the snippet says.
  {
    signal: 'same',
    key: ({ selector, evidence }) =>
      evidence.type === 'element' ? `${selector}\u0000${evidence.snippet}` : null,
    likeness: null,
  },
  {
    signal: 'same',
    key: (one) => join(one.selector, one.signs.tag, `=${one.signs.label}`, `=${one.signs.anchor}`),
  },
  { signal: 'anchor', key: (one) => join(one.signs.tag, one.signs.anchor, one.signs.label) },
  {
    signal: 'anchor',
    key: (one) => join(one.signs.tag, one.signs.anchor),
    // Two links to one place are two links.
    likeness: 0.5,
  },
  { signal: 'name', key: (one) => join(one.signs.tag, one.signs.label, placeOf(one)) },
  { signal: 'name', key: (one) => join(one.signs.tag, one.signs.label) },
  { signal: 'name', key: (one) => join(one.signs.label) },
  { signal: 'place', key: (one) => join(one.selector, one.signs.tag, one.mark?.shape) },
  { signal: 'shape', key: (one) => join(placeOf(one), one.signs.tag, one.mark?.shape) },
];

/** Then over what is left of all pages together. */
const onAnyPage: readonly Pass[] = [
  { signal: 'elsewhere', key: ({ key }) => key || null, unique: true },
  { signal: 'elsewhere', key: (one) => join(one.signs.tag, one.signs.anchor, one.signs.label), unique: true },
];

/**
 * Knows the occurrences of one rule again from one audit to the next: each of the earlier list is paired with at most
 * one of the later, by the first signal that tells them apart from the others. Pages are named alike in both lists
 * (`match-pages.ts`). What is exactly alike is paired in its order.
 */
export function matchOccurrences(before: readonly Occurrence[], after: readonly Occurrence[]): Matching {
  const ofPage = ({ page }: Occurrence) => page;
  const earlier = Map.groupBy(before, ofPage);
  const later = Map.groupBy(after, ofPage);
  const matches: Match[] = [];
  const left = { gone: [] as Occurrence[], fresh: [] as Occurrence[] };
  for (const page of new Set([...earlier.keys(), ...later.keys()])) {
    const within = matchBy(onOnePage, earlier.get(page) ?? [], later.get(page) ?? []);
    for (const match of within.matches) matches.push(match);
    for (const one of within.gone) left.gone.push(one);
    for (const one of within.fresh) left.fresh.push(one);
  }
  const rest = matchBy(onAnyPage, left.gone, left.fresh);
  const alike = taking(rest.gone, rest.fresh, alikeOf(rest.gone, rest.fresh), 'likeness');
  return { ...alike, matches: [...matches, ...rest.matches, ...alike.matches] };
}

/** Takes the pairs out of both lists. */
function taking(
  gone: readonly Occurrence[],
  fresh: readonly Occurrence[],
  pairs: readonly (readonly [Occurrence, Occurrence])[],
  signal: Signal,
): Matching {
  if (pairs.length === 0) return { matches: [], gone, fresh };
  const taken = new Set<Occurrence>();
  for (const [one, other] of pairs) taken.add(one).add(other);
  const isLeft = (one: Occurrence) => !taken.has(one);
  return {
    matches: pairs.map(([one, other]) => ({ before: one, after: other, signal })),
    gone: gone.filter(isLeft),
    fresh: fresh.filter(isLeft),
  };
}

function matchBy(
  passes: readonly Pass[],
  before: readonly Occurrence[],
  after: readonly Occurrence[],
): Matching {
  const matches: Match[] = [];
  let gone = before;
  let fresh = after;
  for (const { signal, key, unique, likeness = 0 } of passes) {
    if (gone.length === 0 || fresh.length === 0) break;
    const waiting = grouped(fresh, key);
    const pairs: [Occurrence, Occurrence][] = [];
    for (const [name, ones] of grouped(gone, key)) {
      const others = waiting.get(name);
      if (!others || (unique && (ones.length > 1 || others.length > 1))) continue;
      pairs.push(...paired(ones, others, likeness));
    }
    const taken = taking(gone, fresh, pairs, signal);
    matches.push(...taken.matches);
    ({ gone, fresh } = taken);
  }
  return { matches, gone, fresh };
}

function grouped(occurrences: Iterable<Occurrence>, key: Key): Map<string, Occurrence[]> {
  const groups = new Map<string, Occurrence[]>();
  for (const occurrence of occurrences) {
    const name = key(occurrence);
    if (name === null) continue;
    const group = groups.get(name);
    if (group) group.push(occurrence);
    else groups.set(name, [occurrence]);
  }
  return groups;
}

/** Members of two groups with one key: those at the same place first, then in their order; never two that contradict. */
function paired(
  ones: readonly Occurrence[],
  others: readonly Occurrence[],
  least: number | null,
): [Occurrence, Occurrence][] {
  const canBe = (one: Occurrence, other: Occurrence) =>
    least === null || (!contradict(one, other) && (least === 0 || likenessOf(one, other) >= least));
  const [one, other] = [ones[0], others[0]];
  if (one && other && ones.length === 1 && others.length === 1)
    return canBe(one, other) ? [[one, other]] : [];
  const pairs: [Occurrence, Occurrence][] = [];
  const free = new Set(others);
  const take = (asked: Occurrence, fits: (candidate: Occurrence) => boolean): boolean => {
    for (const candidate of free) {
      if (!fits(candidate) || !canBe(asked, candidate)) continue;
      free.delete(candidate);
      pairs.push([asked, candidate]);
      return true;
    }
    return false;
  };
  const rest = ones.filter((asked) => !take(asked, ({ selector }) => selector === asked.selector));
  for (const asked of rest) take(asked, () => true);
  return pairs;
}

/** Two elements that name themselves, or what they lead to, otherwise: not one, whatever else is alike. */
function contradict(one: Occurrence, other: Occurrence): boolean {
  if (one.signs.label === other.signs.label) return false;
  for (const [name, value] of one.signs.anchors)
    if ((other.signs.anchors.get(name) ?? value) !== value) return true;
  return false;
}

const onPage: Key = (one) => (isElement(one) ? one.page || '-' : null);

/** The most alike of what is left on each page, one to one. */
function alikeOf(before: readonly Occurrence[], after: readonly Occurrence[]): [Occurrence, Occurrence][] {
  const others = grouped(after, onPage);
  const pairs: [Occurrence, Occurrence][] = [];
  for (const [page, ones] of grouped(before, onPage)) {
    const candidates = others.get(page) ?? [];
    if (ones.length * candidates.length > mostTried) continue;
    const tried = ones.flatMap((one) =>
      candidates
        .filter((other) => !contradict(one, other))
        .map((other) => ({ one, other, likeness: likenessOf(one, other) }))
        .filter(({ likeness }) => likeness >= leastLikeness),
    );
    const taken = new Set<Occurrence>();
    for (const { one, other } of tried.toSorted((a, b) => b.likeness - a.likeness)) {
      if (taken.has(one) || taken.has(other)) continue;
      taken.add(one).add(other);
      pairs.push([one, other]);
    }
  }
  return pairs;
}
