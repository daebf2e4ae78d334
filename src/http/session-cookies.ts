import type { Config } from '#platform/config.ts';
import type { StartedSession } from '#service/accounts/start-session.ts';
import { setToken } from '#service/accounts/token-cookies.ts';

/** What a browser is given when somebody signs in with it. */
export function sessionCookies(
  config: Config,
  { token, browserToken }: Pick<StartedSession, 'token' | 'browserToken'>,
): string[] {
  return [setToken('session', config, token), setToken('browser', config, browserToken)];
}
