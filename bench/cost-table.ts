import { type Cost, medianOf, printTable } from './measure.ts';

/**
 * Runs each command in turn, round after round, and tells each cost as it comes. One that does not end well is run once
 * more and said so: other people’s tools fail now and then.
 * @throws Error when it fails again
 */
export async function costsOf(
  commands: Readonly<Record<string, () => Promise<Cost>>>,
  rounds: number,
): Promise<ReadonlyMap<string, readonly Cost[]>> {
  const costs = new Map<string, Cost[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of Object.entries(commands)) {
      let cost = await run();
      if (cost.code !== 0) {
        console.error(`${name} ended with ${cost.code}: once more`);
        cost = await run();
      }
      if (cost.code !== 0) throw new Error(`${name} ended with ${cost.code}`);
      console.error(
        `${name}: ${cost.wallSeconds.toFixed(1)} s, ${cost.cpuSeconds.toFixed(1)} CPU s, ${cost.peakMiB.toFixed(0)} MiB`,
      );
      costs.set(name, [...(costs.get(name) ?? []), cost]);
    }
  return costs;
}

/** Medians of each command, and their ratios to the first one. */
export function printCosts(costs: ReadonlyMap<string, readonly Cost[]>, rounds: number): void {
  const keys = ['wallSeconds', 'cpuSeconds', 'peakMiB'] as const;
  const [reference = []] = costs.values();
  const median = (of: readonly Cost[], key: (typeof keys)[number]) => medianOf(of.map((cost) => cost[key]));
  printTable([
    [`median of ${rounds}`, 'wall s', 'CPU s', 'peak MiB', 'wall ×', 'CPU ×', 'peak ×'],
    ...[...costs].map(([name, of]) => [
      name,
      median(of, 'wallSeconds').toFixed(1),
      median(of, 'cpuSeconds').toFixed(1),
      median(of, 'peakMiB').toFixed(0),
      ...keys.map((key) => (median(of, key) / median(reference, key)).toFixed(2)),
    ]),
  ]);
}
