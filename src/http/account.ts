import { accountEndpoints } from '#contract/api/account.ts';
import { changeBrand, readBrand } from '#service/accounts/brand.ts';
import { askEmailChange, cancelEmailChange, readAccountEmail } from '#service/accounts/change-email.ts';
import { deleteAccount } from '#service/accounts/delete-account.ts';
import { exportAccount } from '#service/accounts/export-account.ts';
import { changeMailChoices, readMailChoices } from '#service/accounts/mail-choices.ts';
import { closeAccess, readOpenAccess } from '#service/accounts/open-access.ts';
import { listSessions, revokeOtherSessions, revokeSession } from '#service/accounts/sessions.ts';
import { changePassword } from '#service/accounts/set-password.ts';
import { clearToken } from '#service/accounts/token-cookies.ts';
import { updateProfile } from '#service/accounts/update-profile.ts';
import { takeLimit } from '#service/limits/take-limits.ts';
import { readRetention } from '#service/reports/read-retention.ts';
import { defineRoute, type Route } from './route.ts';
import { browserOf, sessionCookies } from './session-cookies.ts';

/** « Mon profil »: each person acts on their own account only. */
export const accountRoutes: readonly Route[] = [
  defineRoute({
    ...accountEndpoints.updateProfile,
    async handle({ deps, viewer, body }) {
      return { status: 200, json: { user: await updateProfile(deps, viewer, body) } };
    },
  }),
  defineRoute({
    ...accountEndpoints.changePassword,
    async handle(context) {
      const { deps, viewer, body } = context;
      await takeLimit(deps, ['sessionPassword', viewer.sessionId]);
      const session = await changePassword(deps, viewer, { ...body, ...browserOf(context) });
      return { status: 204, cookies: sessionCookies(deps.config, session) };
    },
  }),
  defineRoute({
    ...accountEndpoints.readOpenAccess,
    async handle({ deps, viewer }) {
      return { status: 200, json: { items: await readOpenAccess(deps, viewer) } };
    },
  }),
  defineRoute({
    ...accountEndpoints.closeAccess,
    async handle({ deps, viewer, body }) {
      await closeAccess(deps, viewer, body.kinds);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...accountEndpoints.readEmail,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readAccountEmail(deps, viewer) };
    },
  }),
  defineRoute({
    ...accountEndpoints.changeEmail,
    async handle({ deps, viewer, body }) {
      await takeLimit(deps, ['sessionPassword', viewer.sessionId]);
      return { status: 202, json: await askEmailChange(deps, viewer, body) };
    },
  }),
  defineRoute({
    ...accountEndpoints.cancelEmailChange,
    async handle({ deps, viewer }) {
      await cancelEmailChange(deps, viewer);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...accountEndpoints.readMailChoices,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readMailChoices(deps, viewer) };
    },
  }),
  defineRoute({
    ...accountEndpoints.changeMailChoices,
    async handle({ deps, viewer, body }) {
      return { status: 200, json: await changeMailChoices(deps, viewer, body) };
    },
  }),
  defineRoute({
    ...accountEndpoints.readBrand,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readBrand(deps, viewer) };
    },
  }),
  defineRoute({
    ...accountEndpoints.changeBrand,
    async handle({ deps, viewer, body }) {
      return { status: 200, json: await changeBrand(deps, viewer, body) };
    },
  }),
  defineRoute({
    ...accountEndpoints.listSessions,
    async handle({ deps, viewer }) {
      return { status: 200, json: { sessions: await listSessions(deps, viewer) } };
    },
  }),
  defineRoute({
    ...accountEndpoints.revokeSession,
    async handle({ deps, viewer, params }) {
      await revokeSession(deps, viewer, params.id);
      const isOwn = params.id === viewer.sessionId;
      return { status: 204, cookies: isOwn ? [clearToken('session', deps.config)] : [] };
    },
  }),
  defineRoute({
    ...accountEndpoints.revokeOtherSessions,
    async handle({ deps, viewer }) {
      await revokeOtherSessions(deps, viewer);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...accountEndpoints.readRetention,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readRetention(deps, viewer) };
    },
  }),
  defineRoute({
    ...accountEndpoints.exportAccount,
    async handle({ deps, viewer, limiter }) {
      await limiter.take('exportUser', viewer.uid);
      return {
        status: 200,
        file: await exportAccount(deps, viewer),
        media: 'application/zip',
        headers: { 'content-disposition': 'attachment; filename="constat-mes-donnees.zip"' },
      };
    },
  }),
  defineRoute({
    ...accountEndpoints.deleteAccount,
    async handle({ deps, viewer, body }) {
      await takeLimit(deps, ['sessionPassword', viewer.sessionId]);
      await deleteAccount(deps, viewer, body.password);
      const cookies = (['session', 'browser'] as const).map((cookie) => clearToken(cookie, deps.config));
      return { status: 204, cookies };
    },
  }),
];
