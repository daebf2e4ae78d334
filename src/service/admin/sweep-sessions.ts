import { earlierBy } from '#contract/durations.ts';
import { deleteBrowsersBefore } from '#store/known-browsers.ts';
import { deleteMailedTokensBefore } from '#store/mailed-tokens.ts';
import { deleteExpiredSessions } from '#store/sessions.ts';
import { deleteLoginsBefore } from '#store/sign-ins.ts';
import { deleteSpentIdTokens } from '#store/spent-id-tokens.ts';
import { cookieLifeMs } from '../accounts/token-cookies.ts';
import type { Deps } from '../deps.ts';
import { sweepFactors } from '../factors/sweep-factors.ts';

/** Forgets sessions that have expired, browsers not used for long, spent idTokens, mailed tokens, sign-ins that never came back and what is over of second factors. */
export async function sweepSessions(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock.now();
  const removed = await deleteExpiredSessions(deps.db, now);
  await deleteBrowsersBefore(deps.db, earlierBy(now, cookieLifeMs.browser));
  await deleteSpentIdTokens(deps.db, now);
  await deleteMailedTokensBefore(deps.db, now);
  await sweepFactors(deps);
  await deleteLoginsBefore(deps.db, now);
  deps.log.info({ removed }, 'expired sessions swept');
}
