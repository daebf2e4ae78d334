import type { JourneyVersion, JourneyView, RestoreJourneyRequest } from '#contract/api/journeys.ts';
import { AppError } from '#contract/errors.ts';
import { stepWords } from '#contract/journey/journey-words.ts';
import { listJourneyVersions } from '#store/journey-versions.ts';
import { listJourneys } from '#store/journeys.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { type JourneyDeps, lockToChange, type Saver, saveNext } from './manage-journeys.ts';

/** The versions of each journey of one’s own site, by the journey’s id, the newest first. */
export async function readVersionsOfSite(
  deps: Pick<Deps, 'db'>,
  { uid }: Pick<Viewer, 'uid'>,
  host: string,
): Promise<Record<string, JourneyVersion[]>> {
  const ids = (await listJourneys(deps.db, uid, host)).map(({ id }) => id);
  const rows = await listJourneyVersions(deps.db, ids);
  return Object.fromEntries(
    ids.map((id) => [id, rows.filter(({ journeyId }) => journeyId === id).map(versionOf)]),
  );
}

/** The versions of one journey. @throws AppError `request/not-found`, for another’s as for none. */
export async function readJourneyVersions(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  { host, id }: { readonly host: string; readonly id: string },
): Promise<JourneyVersion[]> {
  const versions = (await readVersionsOfSite(deps, viewer, host))[id];
  if (!versions) throw new AppError('request/not-found');
  return versions;
}

/**
 * Makes a version of before the newest one: its steps, its name and its states. What was typed in secret then and is kept no
 * more is asked for again.
 * @throws AppError `request/not-found`, `journey/*`.
 */
export async function restoreJourney(
  deps: JourneyDeps,
  saver: Saver,
  place: { readonly host: string; readonly id: string },
  { version, restore }: RestoreJourneyRequest,
): Promise<JourneyView> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const row = await lockToChange(within, saver, place, version);
    const earlier = (await listJourneyVersions(tx, [row.id])).find((one) => one.version === restore);
    if (!earlier) throw new AppError('journey/version-unknown', { data: { version: restore } });
    return saveNext(within, saver, row, { name: earlier.name, steps: earlier.steps, given: {} });
  });
}

const versionOf = ({
  version,
  name,
  savedAt,
  savedBy,
  steps,
}: Awaited<ReturnType<typeof listJourneyVersions>>[number]): JourneyVersion => ({
  version,
  name,
  savedAt: savedAt.toISOString(),
  savedBy,
  steps: steps.map((step) => ({ words: stepWords(step), state: step.state ?? null })),
});
