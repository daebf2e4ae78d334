import type { SiteAccess } from '#contract/site-access.ts';
import type { SiteSession } from '../browser/session.ts';
import { siteDomainOf } from '../derive/http/third-parties.ts';
import { signedOutDetail } from '../gather/sign-in/signed-out.ts';
import type { SignInOutcome } from '../ports/trial.ts';
import type { VisitOutcome, VisitPool, VisitRequest } from '../ports/visit.ts';

/** Sign-ins of one audit after the first, however many pages say that the session is over. */
const mostAgain = 3;
const signInMs = 55_000;

/** Of a page that a session did not open, for a person. */
const told = {
  still: 'la session s’est fermée, et une nouvelle connexion n’a pas suffi',
  often: 'la session s’est fermée trop souvent pour que Constat se reconnecte encore',
  failed: 'la session s’est fermée, et la nouvelle connexion a échoué',
} as const;

/*
 *   enter ──▶ one sign-in ──▶ session ──▶ every visitor, and the requests without a browser
 *   visit ──▶ page
 *         └─▶ signed out (sign-in page, its form, 401, 403) ──▶ a newer session? else one more sign-in, at most `mostAgain`
 *                                                            ──▶ the page once more ──▶ page, or why not
 *   measure, choose ──▶ the same, by their loads
 */

/**
 * A pool that signs in before its first visit, and once more where a page shows that the session is over. A password that was
 * refused is not sent again.
 * @param give hands a session to all browsers of the pool
 */
export function createSignedPool(
  pool: VisitPool,
  { origin, signIn }: SiteAccess,
  give: (session: SiteSession) => void,
): VisitPool {
  let entering: Promise<SignInOutcome> | null = null;
  let session: SiteSession | null = null;
  /** Of the present session. */
  let number = 0;
  let again = 0;
  let isOver = false;
  /** A page answered 403 to somebody who had just signed in: it is closed to this person. */
  let isForbidden = false;
  const first = signIn?.steps.find(({ type }) => type === 'navigate');
  const url = first?.type === 'navigate' ? first.url : `${origin}/`;
  const order = { url, siteDomain: siteDomainOf(new URL(origin).hostname), deadlineMs: signInMs };

  async function signInOnce(signal: AbortSignal): Promise<SignInOutcome> {
    const outcome = await pool.signIn(order, signal);
    if (outcome.kind === 'signed-in') {
      session = outcome.session;
      number += 1;
      give(session);
    } else if (outcome.kind === 'not-signed-in') isOver = true;
    return outcome;
  }

  function enter(signal: AbortSignal): Promise<SignInOutcome> {
    entering ??= signInOnce(signal);
    return entering;
  }

  const isSignedOut = (outcome: VisitOutcome): boolean => {
    if (outcome.kind !== 'not-analysed') return false;
    if (outcome.reason === 'login') return true;
    return outcome.reason === 'blocked' && outcome.detail === 'HTTP 403' && !isForbidden;
  };

  /** Whether there is a newer session than that one. */
  async function renewed(than: number, signal: AbortSignal): Promise<keyof typeof told | null> {
    // Another page may have found out at the same time.
    await entering;
    if (number > than) return null;
    if (isOver) return 'failed';
    if (again >= mostAgain) return 'often';
    again += 1;
    entering = signInOnce(signal);
    return (await entering).kind === 'signed-in' ? null : 'failed';
  }

  async function visit(
    request: VisitRequest,
    signal: AbortSignal,
    onSeen?: Parameters<VisitPool['visit']>[2],
  ): Promise<VisitOutcome> {
    await enter(signal);
    const used = number;
    const outcome = await pool.visit(request, signal, onSeen);
    if (!isSignedOut(outcome) || signal.aborted) return outcome;
    const why = await renewed(used, signal);
    if (why) return closed(outcome, told[why]);
    const second = await pool.visit(request, signal, onSeen);
    if (!isSignedOut(second)) return second;
    if (second.kind === 'not-analysed' && second.reason === 'blocked') {
      isForbidden = true;
      return second;
    }
    return closed(second, told.still);
  }

  /** Repeated loads and choices on cookies, which fail where a load shows that the session is over. */
  const renewing =
    <Order, Outcome extends { readonly kind: string }>(
      work: (order: Order, signal: AbortSignal) => Promise<Outcome>,
    ) =>
    async (asked: Order, signal: AbortSignal): Promise<Outcome> => {
      await enter(signal);
      const used = number;
      const outcome = await work(asked, signal);
      const isOut = 'detail' in outcome && outcome.detail === signedOutDetail;
      if (!isOut || signal.aborted || (await renewed(used, signal))) return outcome;
      return work(asked, signal);
    };

  const measure = renewing(pool.measure);
  const choose = renewing(pool.choose);
  return { ...pool, visit, measure, choose, enter, session: () => session };
}

/** Our own word for it is for nobody. */
function closed(outcome: VisitOutcome, words: string): VisitOutcome {
  if (outcome.kind !== 'not-analysed' || outcome.reason !== 'login') return outcome;
  const detail = outcome.detail === signedOutDetail ? words : `${words}, ${outcome.detail}`;
  return { ...outcome, detail };
}
