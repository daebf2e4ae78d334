import { sessionEndpoints } from '#contract/api/identity.ts';
import { AppError } from '#contract/errors.ts';
import { endSession } from '#service/accounts/end-session.ts';
import { clearedSessionCookie, sessionCookie } from '#service/accounts/session-token.ts';
import { startSession } from '#service/accounts/start-session.ts';
import { toSessionUser } from '#service/viewer.ts';
import { defineRoute, type Route } from './route.ts';

/** The session calls of the specification, §7: the same for every identity provider. */
export const authRoutes: readonly Route[] = [
  defineRoute({
    ...sessionEndpoints.startSession,
    limit: 'sessionClient',
    async handle({ deps, request, body }) {
      const { token, viewer } = await startSession(deps, {
        idToken: body.idToken,
        userAgent: request.headers.get('user-agent') ?? '',
        cookieHeader: request.headers.get('cookie'),
      });
      return {
        status: 200,
        json: { user: toSessionUser(viewer) },
        headers: { 'set-cookie': sessionCookie(token) },
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
      await endSession(deps, request.headers.get('cookie'));
      return { status: 204, headers: { 'set-cookie': clearedSessionCookie } };
    },
  }),
];
