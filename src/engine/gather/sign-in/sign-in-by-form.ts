import { failureWords } from '#contract/journey/journey-words.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import type { SignIn, SignInFailure } from '#contract/site-sign-in.ts';
import { scrubberOf } from '../../browser/scrub.ts';
import { userAgentFor } from '../../browser/user-agent.ts';
import type { SignInOrder, SignInOutcome } from '../../ports/trial.ts';
import { takeSession } from '../give-session.ts';
import { type JourneyStop, replayJourney } from '../journey/replay-journey.ts';
import { closeContext, introduce } from '../own-context.ts';
import { watchPage } from '../page-watch.ts';
import { safePicture } from '../safe-picture.ts';
import { openTab, type Tab } from '../tab.ts';
import type { VisitTools } from '../visit.ts';
import { obstaclesOf } from './obstacles.ts';
import { secretStepOf, showsForm } from './sign-in-form.ts';
import { isSignSeen } from './sign-seen.ts';

/** All steps together, useful milliseconds: a refusal is told within a minute. */
const stepsMs = 30_000;
/** One step of it, however long it was recorded to wait. */
const stepMs = 8_000;
/** After the last step, for the sign to be seen. */
const signMs = 6_000;

/**
 * Signs in by the form of the access, once, in a context of its own: the cookies and the storage that come of it, or why not.
 * What was typed is sent to the site’s own host alone, once. Rejects only when the browser is gone.
 */
export async function signInByForm(order: SignInOrder, tools: VisitTools): Promise<SignInOutcome> {
  const { access } = tools;
  const signIn = access?.signIn;
  if (!access || !signIn) return { kind: 'failed', detail: 'no sign-in' };
  const context = await tools.browser.createBrowserContext();
  let endTurn: (() => void) | null = null;
  try {
    const tab = await openTab(await context.newPage(), tools.clock, access);
    await introduce(tab, userAgentFor(tools.browserVersion, 'desktop', tools.publicUrl), 'desktop');
    const watch = await watchPage(tab, tools.proxy);
    endTurn = await tools.takeTurn();
    tools.proxy.beginPage({ site: order });
    return await Promise.race([enter(tab, access, signIn), watch.crashed]);
  } finally {
    endTurn?.();
    await closeContext(context);
  }
}

async function enter(tab: Tab, access: SiteAccess, signIn: SignIn): Promise<SignInOutcome> {
  const secretAt = secretStepOf(signIn);
  let before: SignInFailure | null = null;
  let reachedAt = -1;
  const stop = await replayJourney(tab, {
    steps: signIn.steps.map((step) => ({ ...step, timeoutMs: Math.min(step.timeoutMs, stepMs) })),
    host: new URL(access.origin).host,
    secrets: signIn.secrets,
    limitMs: stepsMs,
    signsIn: true,
    before: async (at) => {
      reachedAt = at;
      // Nothing secret is sent where it cannot serve.
      if (at === secretAt) before = await whyNotTyped(tab, signIn);
      return before === null;
    },
  });
  // The steps after the one that typed it may have sent it.
  const isSent = before === null && reachedAt > secretAt;
  if (isSent && (await isSignSeen(tab.page, signIn.sign, signMs)))
    return { kind: 'signed-in', session: await takeSession(tab.page, tab.cdp, access) };
  const why = before ?? (await whyNotIn(tab, signIn, stop, isSent));
  const step = why === 'step' && stop ? signIn.steps[stop.at] : undefined;
  const detail = stop && step ? failureWords(stop.at, step, stop.failure) : '';
  return {
    kind: 'not-signed-in',
    why,
    detail,
    picture: await safePicture(tab, scrubberOf(access), 'sign-in'),
  };
}

async function whyNotTyped({ page }: Tab, { sign }: SignIn): Promise<SignInFailure | null> {
  if (await isSignSeen(page, sign, 0)) return 'sign-before';
  return (await obstaclesOf(page)).captcha ? 'captcha' : null;
}

async function whyNotIn(
  { page }: Tab,
  signIn: SignIn,
  stop: JourneyStop,
  isSent: boolean,
): Promise<SignInFailure> {
  if (stop?.failure === 'late') return 'late';
  const { captcha, secondFactor } = await obstaclesOf(page);
  if (isSent && secondFactor) return 'second-factor';
  if (captcha) return 'captcha';
  if (isSent && (stop?.failure === 'http-error' || (await showsForm(page, signIn, 'some')))) return 'refused';
  // An act of it that we do not do says more than the sign that did not come of it.
  const isOurs =
    stop?.failure === 'act-refused' || stop?.failure === 'send-refused' || stop?.failure === 'left-site';
  return isSent && !isOurs ? 'sign-missing' : 'step';
}
