import { factorEndpoints, factorResetEndpoints, stepEndpoints } from '#contract/api/factors.ts';
import { clearToken, setToken } from '#service/accounts/token-cookies.ts';
import { activateApp, startApp } from '#service/factors/add-app.ts';
import { confirmPerson } from '#service/factors/confirm-person.ts';
import {
  readFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
} from '#service/factors/manage-factors.ts';
import { askPasskey, signInByPasskey } from '#service/factors/passkey-sign-in.ts';
import { addPasskey, askNewPasskey, askSignature, confirmByPasskey } from '#service/factors/passkeys.ts';
import { askFactorReset, dropFactorReset, listFactorResets } from '#service/factors/reset-factors.ts';
import { passSecondStep } from '#service/factors/second-step.ts';
import { takeLimit } from '#service/limits/take-limits.ts';
import { toSessionUser } from '#service/viewer.ts';
import { defineRoute, type Route } from './route.ts';
import { browserOf, sessionCookies } from './session-cookies.ts';

/** A second step, passed or begun: everything that makes a session or changes what a session asks for. */
export const factorRoutes: readonly Route[] = [
  defineRoute({
    ...stepEndpoints.passSecondStep,
    limit: 'sessionClient',
    async handle(context) {
      const { deps, body } = context;
      const session = await passSecondStep(deps, { ...body, ...browserOf(context) });
      const cookies = [...sessionCookies(deps.config, session), clearToken('step', deps.config)];
      return { status: 200, json: { user: toSessionUser(session.viewer) }, cookies };
    },
  }),
  defineRoute({
    ...stepEndpoints.askPasskey,
    limit: 'sessionClient',
    async handle(context) {
      const { token, options } = await askPasskey(context.deps, browserOf(context));
      return { status: 200, json: { options }, cookies: [setToken('passkey', context.deps.config, token)] };
    },
  }),
  defineRoute({
    ...stepEndpoints.signInByPasskey,
    limit: 'sessionClient',
    async handle(context) {
      const { deps, body } = context;
      const session = await signInByPasskey(deps, { ...body, ...browserOf(context) });
      const spent = (['step', 'passkey'] as const).map((cookie) => clearToken(cookie, deps.config));
      const cookies = [...sessionCookies(deps.config, session), ...spent];
      return { status: 200, json: { user: toSessionUser(session.viewer) }, cookies };
    },
  }),
  defineRoute({
    ...factorEndpoints.readFactors,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readFactors(deps, viewer) };
    },
  }),
  defineRoute({
    ...factorEndpoints.confirmPerson,
    async handle({ deps, viewer, body }) {
      await takeLimit(deps, ['sessionPassword', viewer.sessionId]);
      await confirmPerson(deps, viewer, body);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...factorEndpoints.askConfirmation,
    async handle({ deps, viewer }) {
      const { token, options } = await askSignature(deps, { purpose: 'confirm', uid: viewer.uid });
      return { status: 200, json: { options }, cookies: [setToken('passkey', deps.config, token)] };
    },
  }),
  defineRoute({
    ...factorEndpoints.confirmByPasskey,
    async handle({ deps, viewer, body, request }) {
      const cookieHeader = request.headers.get('cookie');
      await confirmByPasskey(deps, viewer, { ...body, cookieHeader });
      return { status: 204, cookies: [clearToken('passkey', deps.config)] };
    },
  }),
  defineRoute({
    ...factorEndpoints.startApp,
    async handle({ deps, viewer, body }) {
      return { status: 200, json: await startApp(deps, viewer, body.name) };
    },
  }),
  defineRoute({
    ...factorEndpoints.activateApp,
    async handle({ deps, viewer, params, body }) {
      const recoveryCodes = await activateApp(deps, viewer, { ...params, ...body });
      return { status: 200, json: { recoveryCodes } };
    },
  }),
  defineRoute({
    ...factorEndpoints.askNewPasskey,
    async handle({ deps, viewer }) {
      const { token, options } = await askNewPasskey(deps, viewer);
      return { status: 200, json: { options }, cookies: [setToken('passkey', deps.config, token)] };
    },
  }),
  defineRoute({
    ...factorEndpoints.addPasskey,
    async handle({ deps, viewer, body, request }) {
      const cookieHeader = request.headers.get('cookie');
      const recoveryCodes = await addPasskey(deps, viewer, { ...body, cookieHeader });
      return { status: 200, json: { recoveryCodes }, cookies: [clearToken('passkey', deps.config)] };
    },
  }),
  defineRoute({
    ...factorEndpoints.renewRecoveryCodes,
    async handle({ deps, viewer }) {
      return { status: 200, json: { recoveryCodes: await renewRecoveryCodes(deps, viewer) } };
    },
  }),
  defineRoute({
    ...factorEndpoints.renameFactor,
    async handle({ deps, viewer, params, body }) {
      await renameFactor(deps, viewer, params.id, body.name);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...factorEndpoints.removeFactor,
    async handle({ deps, viewer, params }) {
      await removeFactor(deps, viewer, params.id);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...factorResetEndpoints.listFactorResets,
    async handle({ deps }) {
      return { status: 200, json: { resets: await listFactorResets(deps) } };
    },
  }),
  defineRoute({
    ...factorResetEndpoints.askFactorReset,
    async handle({ deps, viewer, params, body }) {
      await takeLimit(deps, ['sessionPassword', viewer.sessionId]);
      const dueAt = await askFactorReset(deps, viewer, params.uid, body.password);
      return { status: 202, json: { dueAt: dueAt.toISOString() } };
    },
  }),
  defineRoute({
    ...factorResetEndpoints.dropFactorReset,
    async handle({ deps, viewer, params }) {
      await dropFactorReset(deps, viewer, params.uid);
      return { status: 204 };
    },
  }),
];
