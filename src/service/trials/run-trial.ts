import type { TrialResult } from '#contract/api/trials.ts';
import { earlierBy } from '#contract/durations.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import { trialLifeMinutes } from '#contract/trial-words.ts';
import type { JobHandler } from '#platform/queue.ts';
import { findJourney } from '#store/journeys.ts';
import { findSiteAccess, noteAccessTry } from '#store/site-accesses.ts';
import { deleteTrialsBefore, settleTrial, type TrialRow, takeTrial } from '#store/trials.ts';
import type { Deps } from '../deps.ts';
import { accessWith } from '../journeys/journeys-for-audit.ts';
import { openTyped } from '../journeys/sealed-secrets.ts';
import { accessForAudit, noteUse } from '../site-access/access-for-audit.ts';
import { isProvedNow } from '../site-access/manage-access.ts';
import { openAccess } from '../site-access/sealed-access.ts';
import { resultOfAccess, resultOfJourney, resultOfProbe, unanswered } from './result-of-trial.ts';
import type { TrialRunner } from './trial-runner.ts';

type RunDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'tryAccess'>;

/** Longest time of a trial, with the start of its browser. */
const deadlineMs = 90_000;
/** Of the page, or of the journey, useful milliseconds. */
const pageMs = 40_000;
const journeyMs = 60_000;

/**
 * The `try` job: tries once, stores what was seen. One that was taken is never tried again: what it sends may be a wrong password.
 * @param run absent where there is no browser: what a browser would show is not told then
 */
export function runTrialJob(deps: RunDeps, run?: TrialRunner): JobHandler<'try'> {
  return async ({ data, signal }) => {
    const row = await takeTrial(deps.db, data.trialId);
    if (row === null) return;
    const late = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const tryIt = row.subject === 'access' ? tryAccess : tryJourney;
    const result = await tryIt(deps, row, run, late).catch((error: unknown) => {
      deps.log.warn({ trial: row.id, error }, 'trial failed');
      return unanswered;
    });
    await settleTrial(deps.db, row.id, result);
  };
}

/** Forgets what tries showed some minutes ago. */
export async function forgetTrials({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteTrialsBefore(db, earlierBy(clock.now(), trialLifeMinutes * 60_000));
}

type Subject = Pick<TrialRow, 'uid' | 'host' | 'subjectId'>;

async function tryAccess(
  deps: RunDeps,
  { uid, host, subjectId }: Subject,
  run: TrialRunner | undefined,
  signal: AbortSignal,
): Promise<TrialResult> {
  const row = await findSiteAccess(deps.db, uid, host);
  const access = row?.id === subjectId && (await isProvedNow(deps, uid, host)) ? openAccess(deps, row) : null;
  if (access === null) return unanswered;
  const noteTry = (refused: boolean) => noteAccessTry(deps.db, { id: subjectId, refused }, deps.clock.now());
  // What a request tells is asked by one request: a wrong password is not given to a browser.
  if (asksByRequests(access)) {
    const answer = await deps.tryAccess(access, signal, uid);
    if (answer.outcome === 'refused') await noteTry(true);
    if (answer.outcome !== 'opened') return resultOfProbe(answer);
    if (!run) {
      await noteTry(false);
      return resultOfProbe(answer);
    }
  }
  if (!run) return unanswered;
  const { hostname } = new URL(access.origin);
  const order = {
    url: `${access.origin}/`,
    siteDomain: hostname,
    device: 'desktop',
    deadlineMs: pageMs,
  } as const;
  const answer = await run(order, { signal, access, log: deps.log });
  const { result, refused } = resultOfAccess(access.origin, answer);
  if (refused !== null) await noteTry(refused);
  return result;
}

/** Whether it opens the site to requests, not only to who signs in. */
const asksByRequests = ({ basic, headers, cookies }: SiteAccess): boolean =>
  basic !== undefined || headers.length + cookies.length > 0;

async function tryJourney(
  deps: RunDeps,
  { uid, host, subjectId }: Subject,
  run: TrialRunner | undefined,
  signal: AbortSignal,
): Promise<TrialResult> {
  const journey = await findJourney(deps.db, uid, host, subjectId);
  const proved = await isProvedNow(deps, uid, host);
  const first = journey?.steps.find(({ type }) => type === 'navigate');
  if (!journey || !proved || first?.type !== 'navigate' || !run) return unanswered;
  const given = await accessForAudit(deps, { uid, url: `https://${host}/` }, proved);
  if (given?.isSpent) return unanswered;
  const url = new URL(first.url);
  const access = accessWith(given?.access ?? null, url, openTyped(deps, journey) ?? {});
  const order = {
    ...({ url: url.href, siteDomain: url.hostname, device: 'desktop', deadlineMs: journeyMs } as const),
    journey: { steps: journey.steps, host: url.host, limitMs: journeyMs },
  };
  const answer = await run(order, { signal, log: deps.log, ...(access && { access }) });
  const { result, refused } = resultOfJourney(journey, answer);
  if (refused === true) await noteUse(deps, given, true);
  return result;
}
