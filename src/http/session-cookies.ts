import type { Config } from '#platform/config.ts';
import type { BrowserRequest, StartedSession } from '#service/accounts/start-session.ts';
import { setToken } from '#service/accounts/token-cookies.ts';
import { addressBucket } from './middleware/client-address.ts';
import type { CallContext } from './route.ts';

/** What a browser is given when somebody signs in with it. */
export function sessionCookies(
  config: Config,
  { token, browserToken }: Pick<StartedSession, 'token' | 'browserToken'>,
): string[] {
  return [setToken('session', config, token), setToken('browser', config, browserToken)];
}

/** What is known of the browser that asks for a session. */
export function browserOf({
  request,
  clientAddress,
}: Pick<CallContext, 'request' | 'clientAddress'>): Required<BrowserRequest> {
  return {
    userAgent: request.headers.get('user-agent') ?? '',
    cookieHeader: request.headers.get('cookie'),
    client: addressBucket(clientAddress),
  };
}
