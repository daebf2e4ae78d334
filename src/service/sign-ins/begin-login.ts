import { laterBy } from '#contract/durations.ts';
import { safePath } from '#contract/safe-path.ts';
import { insertLogin } from '#store/sign-ins.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import type { Viewer } from '../viewer.ts';
import { loginKeys } from './login-keys.ts';

/** How long somebody may take at their provider, ms. */
const awayMs = 5 * 60_000;

/** Where people land who did not say where to. */
const usual = { enter: '/dashboard?tab=overview', link: '/dashboard?tab=settings#connexions' };

/**
 * Begins a sign-in at a provider; of a signed-in person, one that is to be linked to their account.
 * @returns where the browser goes, and the token it keeps meanwhile
 * @throws AppError `request/not-found` for a provider that is not configured, `auth/provider-unavailable`.
 */
export async function beginLogin(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'oidc'>,
  viewer: Pick<Viewer, 'uid'> | null,
  { provider, suite }: { readonly provider: string; readonly suite: string | undefined },
): Promise<{ readonly location: string; readonly token: string }> {
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
