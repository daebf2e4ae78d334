import type { AddJourneyRequest, ChangeJourneyRequest, JourneyView } from '#contract/api/journeys.ts';
import { AppError } from '#contract/errors.ts';
import {
  type Journey,
  type JourneyStep,
  journeyNameLength,
  journeysPerSite,
  journeyVersionsKept,
  mostJourneyStates,
  secretNamesOf,
} from '#contract/journey/journey.ts';
import { stepWords } from '#contract/journey/journey-words.ts';
import { withUsualMarks } from '#contract/journey/mark-steps.ts';
import { readRecording } from '#contract/journey/read-recording.ts';
import { canBeHidden } from '#contract/site-access.ts';
import { refusedStepOf } from '#engine/address/journey-dangers.ts';
import type { Db } from '#platform/database.ts';
import { lockOwner } from '#store/audits.ts';
import { keepJourneyVersion } from '#store/journey-versions.ts';
import {
  deleteJourney,
  insertJourney,
  type JourneyRow,
  listJourneys,
  lockJourney,
  updateJourney,
} from '#store/journeys.ts';
import { isOwnSite } from '#store/recipients.ts';
import type { Deps } from '../deps.ts';
import { isProvedNow } from '../site-access/manage-access.ts';
import type { Viewer } from '../viewer.ts';
import { openTyped, sealTyped } from './sealed-secrets.ts';

export type JourneyDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;
type Owner = Pick<Viewer, 'uid'>;
/** Who saves: a version tells it. */
export type Saver = Pick<Viewer, 'uid' | 'personUid'>;

/** The journeys of one’s own site. @throws AppError `request/not-found`. */
export async function readJourneys(
  deps: JourneyDeps,
  { uid }: Owner,
  host: string,
): Promise<{ proved: boolean; journeys: JourneyView[] }> {
  const rows = await listJourneys(deps.db, uid, host);
  const proved = await isProvedNow(deps, uid, host);
  if (rows.length === 0 && !proved && !(await isOwnSite(deps.db, uid, host)))
    throw new AppError('request/not-found');
  return { proved, journeys: rows.map((row) => viewOf(deps, row)) };
}

/**
 * Keeps a recording with one’s own site; what it typed into fields of secrets is sealed at once. Nothing is replayed.
 * @throws AppError `request/not-found`, `journey/*`, `access/cannot-hide`.
 */
export async function addJourney(
  deps: JourneyDeps,
  { uid, personUid }: Saver,
  host: string,
  asked: AddJourneyRequest,
): Promise<JourneyView> {
  const read = readRecording(asked.recording, host);
  return deps.db.transaction(async (tx) => {
    if ((await lockOwner(tx, uid)) === null) throw new AppError('auth/required');
    await assertMine({ ...deps, db: tx }, uid, host);
    if ('refusal' in read) throw new AppError('journey/refused', { data: { why: read.refusal.sentence } });
    const { title, secrets, steps: recorded } = read.recording;
    const steps = withUsualMarks(recorded);
    assertHarmless(steps);
    assertHidden(secrets, host);
    const kept = await listJourneys(tx, uid, host);
    if (kept.length >= journeysPerSite)
      throw new AppError('journey/too-many', { data: { limit: journeysPerSite } });
    const row = {
      ...{ id: deps.ids.uuid(), uid, host, steps, version: 1, savedAt: deps.clock.now() },
      name: nameOf(asked.name ?? title),
    };
    const sealed = sealTyped(deps, row, secrets);
    if (!(await insertJourney(tx, { ...row, sealed }))) throw new AppError('journey/name-taken');
    await keepJourneyVersion(tx, row, personUid, journeyVersionsKept);
    return viewOf(deps, { ...row, sealed });
  });
}

/**
 * Keeps some of the steps, names the states to judge, replaces secrets.
 * @throws AppError `request/not-found`, `journey/*`, `access/cannot-hide`.
 */
export async function changeJourney(
  deps: JourneyDeps,
  saver: Saver,
  { host, id }: { readonly host: string; readonly id: string },
  asked: ChangeJourneyRequest,
): Promise<JourneyView> {
  return deps.db.transaction(async (tx) => {
    const row = await lockToChange({ ...deps, db: tx }, saver, { host, id }, asked.version);
    const name = nameOf(asked.name);
    const steps = keptSteps(row.steps, asked.steps);
    const given = Object.fromEntries(asked.secrets.map(({ name: of, value }) => [of, value]));
    assertHidden(given, host);
    return saveNext({ ...deps, db: tx }, saver, row, { name, steps, given });
  });
}

type OpenDeps = JourneyDeps & { readonly db: Db };

/**
 * One’s own journey on a proved domain, locked, as long as it still is of that version.
 * @throws AppError `request/not-found`, `journey/not-proved`, `journey/changed`.
 */
export async function lockToChange(
  deps: OpenDeps,
  { uid }: Owner,
  { host, id }: { readonly host: string; readonly id: string },
  version: number,
): Promise<JourneyRow> {
  const row = await lockJourney(deps.db, uid, host, id);
  if (row === null) throw new AppError('request/not-found');
  if (!(await isProvedNow(deps, uid, host))) throw new AppError('journey/not-proved');
  if (row.version !== version) throw new AppError('journey/changed');
  return row;
}

interface NextVersion extends Pick<JourneyRow, 'name' | 'steps'> {
  /** Secrets that are set anew; those that are still typed stay. */
  readonly given: Readonly<Record<string, string>>;
}

/** Saves what a locked journey becomes as its next version. @throws AppError `journey/name-taken`, `journey/refused`. */
export async function saveNext(
  deps: OpenDeps,
  { personUid }: Pick<Saver, 'personUid'>,
  row: JourneyRow,
  { name, steps, given }: NextVersion,
): Promise<JourneyView> {
  assertHarmless(steps);
  const { db } = deps;
  const others = (await listJourneys(db, row.uid, row.host)).filter((one) => one.id !== row.id);
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw new AppError('journey/name-taken');
  const wanted = new Set(secretNamesOf({ steps }));
  const all = Object.entries({ ...(openTyped(deps, row) ?? {}), ...given }).filter(([of]) => wanted.has(of));
  const sealed = sealTyped(deps, row, Object.fromEntries(all));
  const changed = { ...row, name, steps, sealed, version: row.version + 1, savedAt: deps.clock.now() };
  // One that was saved before versions were kept is kept now.
  await keepJourneyVersion(db, row, null, journeyVersionsKept);
  await updateJourney(db, row.id, changed);
  await keepJourneyVersion(db, changed, personUid, journeyVersionsKept);
  return viewOf(deps, changed);
}

/** @throws AppError `request/not-found`, for another’s as for none. */
export async function removeJourney(
  { db }: Pick<Deps, 'db'>,
  { uid }: Owner,
  { host, id }: { readonly host: string; readonly id: string },
): Promise<void> {
  if (!(await deleteJourney(db, uid, host, id))) throw new AppError('request/not-found');
}

async function assertMine(
  deps: Pick<Deps, 'clock'> & { readonly db: Db },
  uid: string,
  host: string,
): Promise<void> {
  if (await isProvedNow(deps, uid, host)) return;
  throw new AppError((await isOwnSite(deps.db, uid, host)) ? 'journey/not-proved' : 'request/not-found');
}

/** One line, without invisible characters. */
function nameOf(text: string): string {
  const name = text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, journeyNameLength);
  if (name === '') throw new AppError('journey/name-missing');
  return name;
}

function keptSteps(steps: readonly JourneyStep[], asked: ChangeJourneyRequest['steps']): JourneyStep[] {
  const numbers = asked.map(({ step }) => step);
  const isSound = numbers.every((step, at) => step <= steps.length && step > (numbers[at - 1] ?? 0));
  if (!isSound) throw refused('Les étapes gardées doivent être celles du parcours, dans leur ordre.');
  const kept = asked.flatMap(({ step, state }): JourneyStep[] => {
    const was = steps[step - 1];
    if (!was) return [];
    const { state: _state, ...made } = was;
    return [state === null ? made : { ...made, state: nameOf(state) }];
  });
  const states = kept.flatMap(({ state }) => state ?? []);
  if (states.length > mostJourneyStates)
    throw refused(`Un parcours juge ${mostJourneyStates} états au plus.`);
  if (new Set(states.map((state) => state.toLowerCase())).size < states.length)
    throw refused('Deux états de ce parcours portent le même nom. Donnez-leur des noms différents.');
  const first = kept.find(({ type }) => type !== 'setViewport' && type !== 'emulateNetworkConditions');
  if (first?.type !== 'navigate') throw refused('La première étape doit ouvrir une page : gardez-la.');
  return kept;
}

const refused = (why: string) => new AppError('journey/refused', { data: { why } });

function assertHarmless(steps: Journey['steps']): void {
  const at = refusedStepOf(steps);
  if (at >= 0)
    throw refused(
      `Étape ${at + 1} : elle déconnecte, supprime ou achète. Constat ne le fait jamais : supprimez-la.`,
    );
}

/** An empty value is none: it is asked for. */
function assertHidden(secrets: Readonly<Record<string, string>>, host: string): void {
  for (const secret of Object.values(secrets))
    if (!canBeHidden(secret) || host.includes(secret.toLowerCase())) throw new AppError('access/cannot-hide');
}

function viewOf(deps: Pick<Deps, 'config'>, row: JourneyRow): JourneyView {
  const { id, name, version, savedAt, steps } = row;
  const typed = openTyped(deps, row) ?? {};
  return {
    ...{ id, name, version, savedAt: savedAt.toISOString() },
    steps: steps.map((step) => ({ words: stepWords(step), state: step.state ?? null })),
    secrets: secretNamesOf(row).map((secret) => ({ name: secret, kept: Object.hasOwn(typed, secret) })),
  };
}
