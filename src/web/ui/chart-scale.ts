/** Where a chart’s axis begins and ends, and what it names between. */
export interface Axis {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** Below, nothing shown has a digit left. */
const nothing = 1e-6;

/**
 * An axis from zero with about four round ticks that holds all values; of one unit when all are zero.
 * @param leastStep between two ticks: 1 for what is counted
 */
export function axisFor(values: readonly number[], leastStep = 0): Axis {
  const most = Math.max(0, ...values);
  if (most < nothing) return { min: 0, max: 1, ticks: [0, 1] };
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(leastStep, power * (roundSteps.find((one) => one * power >= rough) ?? 10));
  const count = Math.ceil(most / step - 1e-9);
  // Multiplied, not added up: 0,1 three times is not 0,3.
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
  return { min: 0, max: ticks.at(-1) ?? most, ticks };
}

/** The axis of scores. */
export const scoreAxis: Axis = { min: 0, max: 100, ticks: [0, 50, 100] };

/** Runs of consecutive points that have a value: a line is broken where there is none. */
export function runsOf<Point extends { readonly value: number | null }>(
  points: readonly Point[],
): (Point & { readonly value: number })[][] {
  const runs: (Point & { readonly value: number })[][] = [[]];
  for (const point of points) {
    if (point.value === null) runs.push([]);
    else runs.at(-1)?.push({ ...point, value: point.value });
  }
  return runs.filter((run) => run.length > 0);
}
