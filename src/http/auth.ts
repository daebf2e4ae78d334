import { sessionRequest } from '#contract/api/account.ts';
import { AppError } from '#contract/errors.ts';
import { endSession } from '#service/accounts/end-session.ts';
import { clearedSessionCookie, sessionCookie } from '#service/accounts/session-token.ts';
import { startSession } from '#service/accounts/start-session.ts';
import { toSessionUser } from '#service/viewer.ts';
import { defineRoute, json, noContent, type Route } from './route.ts';

/** The session calls of the specification, §7: the same for every identity provider. */
export const authRoutes: readonly Route[] = [
  defineRoute({
    method: 'POST',
    path: '/api/auth/session',
    access: 'public',
    limit: 'sessionClient',
    async handle({ deps, request, body }) {
      const { idToken } = await body(sessionRequest);
      const { token, viewer } = await startSession(deps, {
        idToken,
        userAgent: request.headers.get('user-agent') ?? '',
        cookieHeader: request.headers.get('cookie'),
      });
      return json({ user: toSessionUser(viewer) }, 200, { 'set-cookie': sessionCookie(token) });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/auth/check-session',
    access: 'public',
    handle({ viewer }) {
      if (!viewer) throw new AppError('auth/required');
      return json({ user: toSessionUser(viewer) });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/auth/session',
    access: 'public',
    async handle({ deps, request }) {
      await endSession(deps, request.headers.get('cookie'));
      return noContent({ 'set-cookie': clearedSessionCookie });
    },
  }),
];
