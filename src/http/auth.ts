import { sessionEndpoints } from '#contract/api/identity.ts';
import { AppError } from '#contract/errors.ts';
import { endSession } from '#service/accounts/end-session.ts';
import { startSession } from '#service/accounts/start-session.ts';
import { clearToken, setToken } from '#service/accounts/token-cookies.ts';
import { toSessionUser } from '#service/viewer.ts';
import { defineRoute, type Route } from './route.ts';
import { browserOf, sessionCookies } from './session-cookies.ts';

/** The session calls of docs/specification.txt §7: the same for every identity provider. */
export const authRoutes: readonly Route[] = [
  defineRoute({
    ...sessionEndpoints.startSession,
    limit: 'sessionClient',
    async handle(context) {
      const { deps, body } = context;
      const started = await startSession(deps, { idToken: body.idToken, ...browserOf(context) });
      if ('step' in started) {
        const { token, kinds, until } = started.step;
        const secondStep = { kinds: [...kinds], until: until.toISOString() };
        return { status: 202, json: { secondStep }, cookies: [setToken('step', deps.config, token)] };
      }
      const { session } = started;
      return {
        status: 200,
        json: { user: toSessionUser(session.viewer) },
        cookies: sessionCookies(deps.config, session),
      };
    },
  }),
  defineRoute({
    ...sessionEndpoints.checkSession,
    handle({ viewer }) {
      if (!viewer) throw new AppError('auth/required');
      return { status: 200, json: { user: toSessionUser(viewer) } };
    },
  }),
  defineRoute({
    ...sessionEndpoints.endSession,
    async handle({ deps, request }) {
      const next = await endSession(deps, request.headers.get('cookie'));
      const cookies = [clearToken('session', deps.config)];
      return next === null ? { status: 204, cookies } : { status: 200, json: { next }, cookies };
    },
  }),
];
