import type { Family, Sample } from './prometheus-text.ts';

/** Counts what happens, by labels. */
export interface Counter {
  add(labels: readonly string[], by?: number): void;
  readonly family: () => Family;
}

/** Spreads durations (seconds) over bounds, by labels. */
export interface Histogram {
  observe(labels: readonly string[], seconds: number): void;
  readonly family: () => Family;
}

interface Described<Name extends string> {
  readonly name: Name;
  readonly help: string;
  readonly labels: readonly string[];
}

/** Series of one family at most: what comes after is counted together, as `other`. Labels come from tables of ours, so none should. */
const maxSeries = 1_000;

function seriesOf<Kept extends object>(names: readonly string[], create: () => Kept) {
  const series = new Map<
    string,
    { readonly labels: Readonly<Record<string, string>>; readonly kept: Kept }
  >();
  const labelled = (values: readonly string[]) =>
    Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  return {
    of(values: readonly string[]): Kept {
      const known = series.get(values.join('\0'));
      if (known) return known.kept;
      const told = series.size < maxSeries ? values : names.map(() => 'other');
      const key = told.join('\0');
      const found = series.get(key) ?? { labels: labelled(told), kept: create() };
      series.set(key, found);
      return found.kept;
    },
    all: () => [...series.values()],
  };
}

/** A counter of this process, from its start. */
export function createCounter({ name, help, labels }: Described<`${string}_total`>): Counter {
  const series = seriesOf(labels, () => ({ value: 0 }));
  // Without labels it says 0 before anything happened, so that a first event is a rise.
  if (labels.length === 0) series.of([]);
  return {
    add(values, by = 1) {
      series.of(values).value += by;
    },
    family: () => ({
      ...{ name, help, type: 'counter' },
      samples: series.all().map((one) => ({ labels: one.labels, value: one.kept.value })),
    }),
  };
}

/** A histogram of this process, from its start. `bounds` in seconds, ascending. */
export function createHistogram(
  { name, help, labels }: Described<`${string}_seconds`>,
  bounds: readonly number[],
): Histogram {
  const series = seriesOf(labels, () => ({ counts: bounds.map(() => 0), sum: 0, count: 0 }));
  const samplesOf = (own: Readonly<Record<string, string>>, kept: ReturnType<typeof series.of>): Sample[] => {
    let upTo = 0;
    const buckets = bounds.map((bound, index) => {
      upTo += kept.counts[index] ?? 0;
      return { suffix: '_bucket', labels: { ...own, le: String(bound) }, value: upTo };
    });
    const total = { suffix: '_bucket', labels: { ...own, le: '+Inf' }, value: kept.count };
    const sum = { suffix: '_sum', labels: own, value: kept.sum };
    return [...buckets, total, sum, { suffix: '_count', labels: own, value: kept.count }];
  };
  return {
    observe(values, seconds) {
      const kept = series.of(values);
      const index = bounds.findIndex((bound) => seconds <= bound);
      if (index >= 0) kept.counts[index] = (kept.counts[index] ?? 0) + 1;
      kept.sum += seconds;
      kept.count += 1;
    },
    family: () => ({
      ...{ name, help, type: 'histogram' },
      samples: series.all().flatMap((one) => samplesOf(one.labels, one.kept)),
    }),
  };
}

/** A value as it is now. */
export const gauge = (name: string, help: string, samples: readonly Sample[] | number): Family => ({
  ...{ name, help, type: 'gauge' },
  samples: typeof samples === 'number' ? [{ value: samples }] : samples,
});
