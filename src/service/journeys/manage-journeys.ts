import type { AddJourneyRequest, ChangeJourneyRequest, JourneyView } from '#contract/api/journeys.ts';
import { AppError } from '#contract/errors.ts';
import {
  type Journey,
  type JourneyStep,
  journeyNameLength,
  journeysPerSite,
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

type JourneyDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;
type Owner = Pick<Viewer, 'uid'>;

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
  { uid }: Owner,
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
    return viewOf(deps, { ...row, sealed });
  });
}

/**
 * Keeps some of the steps, names the states to judge, replaces secrets.
 * @throws AppError `request/not-found`, `journey/*`, `access/cannot-hide`.
 */
export async function changeJourney(
  deps: JourneyDeps,
  { uid }: Owner,
  { host, id }: { readonly host: string; readonly id: string },
  asked: ChangeJourneyRequest,
): Promise<JourneyView> {
  return deps.db.transaction(async (tx) => {
    const row = await lockJourney(tx, uid, host, id);
    if (row === null) throw new AppError('request/not-found');
    if (!(await isProvedNow({ ...deps, db: tx }, uid, host))) throw new AppError('journey/not-proved');
    if (row.version !== asked.version) throw new AppError('journey/changed');
    const name = nameOf(asked.name);
    const others = (await listJourneys(tx, uid, host)).filter((one) => one.id !== id);
    if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      throw new AppError('journey/name-taken');
    const steps = keptSteps(row.steps, asked.steps);
    const wanted = new Set(secretNamesOf({ steps }));
    const given = Object.fromEntries(asked.secrets.map(({ name: of, value }) => [of, value]));
    assertHidden(given, host);
    const all = Object.entries({ ...(openTyped(deps, row) ?? {}), ...given }).filter(([of]) =>
      wanted.has(of),
    );
    const sealed = sealTyped(deps, row, Object.fromEntries(all));
    const changed = { ...row, name, steps, sealed, version: row.version + 1, savedAt: deps.clock.now() };
    await updateJourney(tx, id, changed);
    return viewOf(deps, changed);
  });
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
  if (kept.filter(({ state }) => state !== undefined).length > mostJourneyStates)
    throw refused(`Un parcours juge ${mostJourneyStates} états au plus.`);
  const first = kept.find(({ type }) => type !== 'setViewport' && type !== 'emulateNetworkConditions');
  if (first?.type !== 'navigate') throw refused('La première étape doit ouvrir une page : gardez-la.');
  assertHarmless(kept);
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
