import type { FlowMeasures, StepMeasures } from '#contract/journey/flow-measures.ts';
import type { JourneyStep } from '#contract/journey/journey.ts';
import { stepWords } from '#contract/journey/journey-words.ts';
import type { FlowEntry } from '../../in-page/flow.ts';

/** A step that was made. */
export interface MadeStep {
  /** From 0. */
  readonly at: number;
  readonly step: JourneyStep;
  /** Milliseconds since 1970. */
  readonly began: number;
  /** The machine was busy from its beginning to that of the next one. */
  readonly isDisturbed: boolean;
}

/** Steps that a person makes with a hand: what answers them is an interaction. */
const gestures: ReadonlySet<JourneyStep['type']> = new Set([
  'click',
  'doubleClick',
  'change',
  'keyDown',
  'keyUp',
]);

/**
 * What the browser told, by the step during which it began: a step lasts until the next one begins. Steps of which nothing
 * is measured (a window, a wait that changed nothing) are left out. Pure.
 */
export function measureFlow(made: readonly MadeStep[], entries: readonly FlowEntry[]): FlowMeasures {
  const momentOf = (entry: FlowEntry) => entry.origin + ('at' in entry ? entry.at : 0);
  const steps = made.flatMap((one, index): StepMeasures[] => {
    const ends = made[index + 1]?.began ?? Number.POSITIVE_INFINITY;
    const isHere = (moment: number) => moment >= one.began && moment < ends;
    const mine = entries.filter((entry) => isHere(momentOf(entry)));
    const interactions = interactionsOf(mine);
    const page = mine.findLast((entry) => entry.kind === 'document')?.origin;
    const shift = shiftOf(mine);
    const isGesture = gestures.has(one.step.type);
    if (page === undefined && !isGesture && interactions.length === 0 && shift === 0) return [];
    return [
      {
        step: one.at + 1,
        words: stepWords(one.step),
        ...(page !== undefined && { load: loadOf(entries, page) }),
        ...(isGesture && { interactionToNextPaintMs: slowestOf(interactions) }),
        interactions: interactions.length,
        cumulativeLayoutShift: shift,
        ...(one.isDisturbed && { disturbed: true as const }),
      },
    ];
  });
  return {
    steps,
    totals: {
      interactionToNextPaintMs: slowestOf(interactionsOf(entries)),
      cumulativeLayoutShift: worstShiftOf(entries),
    },
  };
}

type Kind<Name extends FlowEntry['kind']> = Extract<FlowEntry, { readonly kind: Name }>;
const ofKind =
  <Name extends FlowEntry['kind']>(kind: Name) =>
  (entry: FlowEntry): entry is Kind<Name> =>
    entry.kind === kind;

/** How long each interaction took: that of the longest of its events (pointer down, up and click are one interaction). */
function interactionsOf(entries: readonly FlowEntry[]): number[] {
  const longest = new Map<string, number>();
  for (const { origin, id, lasted } of entries.filter(ofKind('interaction'))) {
    const name = `${origin} ${id}`;
    longest.set(name, Math.max(lasted, longest.get(name) ?? 0));
  }
  return [...longest.values()];
}

/**
 * INP: the slowest interaction, one of fifty left out (https://web.dev/articles/inp, « What is an interaction? »). Null: none
 * took the 16 ms that browsers begin to tell at.
 */
export function slowestOf(interactions: readonly number[]): number | null {
  const sorted = interactions.toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length / 50)] ?? null;
}

const sessionGapMs = 1_000;
const sessionMs = 5_000;

/**
 * CLS: the worst session of shifts, one that has no pause of a second and lasts five at most
 * (https://web.dev/articles/cls, « session window »). Shifts within half a second of an input (`hadRecentInput`) are none.
 */
export function shiftOf(entries: readonly FlowEntry[]): number {
  let worst = 0;
  let session = { first: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
  const shifts = entries.filter(ofKind('shift')).map(({ origin, at, value }) => ({ at: origin + at, value }));
  for (const { at, value } of shifts.toSorted((a, b) => a.at - b.at)) {
    const isSame = at - session.last < sessionGapMs && at - session.first < sessionMs;
    session = isSame
      ? { ...session, last: at, sum: session.sum + value }
      : { first: at, last: at, sum: value };
    worst = Math.max(worst, session.sum);
  }
  return Math.round(worst * 10_000) / 10_000;
}

/** Of several pages, each by itself, the worst. */
function worstShiftOf(entries: readonly FlowEntry[]): number {
  const pages = Map.groupBy(entries.filter(ofKind('shift')), ({ origin }) => origin);
  return Math.max(0, ...[...pages.values()].map(shiftOf));
}

function loadOf(entries: readonly FlowEntry[], page: number): NonNullable<StepMeasures['load']> {
  const last = (kind: 'server' | 'first-paint' | 'largest-paint' | 'loaded') => {
    const told = entries.filter(ofKind(kind)).findLast(({ origin }) => origin === page);
    return told ? Math.round(told.at) : null;
  };
  return {
    serverResponseTimeMs: last('server'),
    firstContentfulPaintMs: last('first-paint'),
    largestContentfulPaintMs: last('largest-paint'),
    loadMs: last('loaded'),
  };
}
