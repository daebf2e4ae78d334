import { statesOf } from '#contract/journey/journey.ts';
import { listJourneys } from '#store/journeys.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** A journey as a sample may name it: its marked states are steps of a process. */
export interface Process {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly states: readonly string[];
}

/** The journeys of a site that mark a state; none for another person’s. */
export async function processesOfSite(
  deps: Pick<Deps, 'db'>,
  { uid }: Pick<Viewer, 'uid'>,
  host: string,
): Promise<Process[]> {
  const rows = await listJourneys(deps.db, uid, host);
  return rows
    .map(({ id, name, version, steps }) => ({
      ...{ id, name, version },
      states: statesOf({ name, steps }).map((state) => state.name),
    }))
    .filter(({ states }) => states.length > 0);
}
