import { changePasswordRequest, deleteAccountRequest, updateProfileRequest } from '#contract/api/account.ts';
import { deleteAccount } from '#service/accounts/delete-account.ts';
import { exportAccount } from '#service/accounts/export-account.ts';
import { clearedSessionCookie, sessionCookie } from '#service/accounts/session-token.ts';
import { listSessions, revokeSession } from '#service/accounts/sessions.ts';
import { changePassword } from '#service/accounts/set-password.ts';
import { updateProfile } from '#service/accounts/update-profile.ts';
import { defineRoute, json, noContent, type Route } from './route.ts';
import { streamText } from './stream-text.ts';

/** « Mon profil »: each person acts on their own account only. */
export const accountRoutes: readonly Route[] = [
  defineRoute({
    method: 'PATCH',
    path: '/api/account',
    access: 'user',
    async handle({ deps, viewer, body }) {
      return json({ user: await updateProfile(deps, viewer, await body(updateProfileRequest)) });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
    async handle({ deps, viewer, limiter, request, body }) {
      const change = await body(changePasswordRequest);
      limiter.take('passwordUser', viewer.uid);
      const userAgent = request.headers.get('user-agent') ?? '';
      const { token } = await changePassword(deps, viewer, { ...change, userAgent });
      return noContent({ 'set-cookie': sessionCookie(token) });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'user',
    async handle({ deps, viewer }) {
      return json({ sessions: await listSessions(deps, viewer) });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'user',
    async handle({ deps, viewer, params }) {
      await revokeSession(deps, viewer, params.id);
      return noContent(params.id === viewer.sessionId ? { 'set-cookie': clearedSessionCookie } : {});
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/account/export',
    access: 'user',
    handle({ deps, viewer, limiter }) {
      limiter.take('exportUser', viewer.uid);
      return new Response(streamText(exportAccount(deps, viewer)), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="constat-mes-donnees.json"',
        },
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/account',
    access: 'user',
    async handle({ deps, viewer, limiter, body }) {
      const { password } = await body(deleteAccountRequest);
      limiter.take('passwordUser', viewer.uid);
      await deleteAccount(deps, viewer, password);
      return noContent({ 'set-cookie': clearedSessionCookie });
    },
  }),
];
