import { earlierBy, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { safePath } from '#contract/safe-path.ts';
import { sessionStartedAt } from '#store/sessions.ts';
import { insertLogin } from '#store/sign-ins.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import type { Viewer } from '../viewer.ts';
import { loginKeys } from './login-keys.ts';

/** How long somebody may take at their provider, ms. */
const awayMs = 5 * 60_000;

/** Who adds a way in has proved who they are this long ago at most, ms: a session found open does not stay open by it. */
const freshMs = 15 * 60_000;

/** Where people land who did not say where to. */
const usual = { enter: '/dashboard?tab=overview', link: '/dashboard?tab=settings#connexions' };

/**
 * Begins a sign-in at a provider; of a signed-in person, one that is to be linked to their account.
 * @returns where the browser goes, and the token it keeps meanwhile
 * @throws AppError `request/not-found` for a provider that is not configured, `auth/provider-unavailable`,
 * `auth/sign-in-again` for a link from an older session.
 */
export async function beginLogin(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'oidc'>,
  viewer: Pick<Viewer, 'uid' | 'sessionId'> | null,
  { provider, suite }: { readonly provider: string; readonly suite: string | undefined },
): Promise<{ readonly location: string; readonly token: string }> {
  if (viewer) {
    const startedAt = await sessionStartedAt(deps.db, viewer.sessionId);
    if (startedAt === null || startedAt < earlierBy(deps.clock.now(), freshMs))
      throw new AppError('auth/sign-in-again');
  }
  const token = deps.ids.token();
  const location = await deps.oidc.begin(provider, loginKeys(token));
  await insertLogin(deps.db, {
    browserHash: hashToken(token),
    provider,
    uid: viewer?.uid ?? null,
    destination: safePath(suite) ?? (viewer ? usual.link : usual.enter),
    expiresAt: laterBy(deps.clock.now(), awayMs),
  });
  return { location, token };
}
