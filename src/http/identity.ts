import { type IdentityStatus, identityEndpoints } from '#contract/api/identity.ts';
import { confirmEmailChange } from '#service/accounts/change-email.ts';
import { requestReset, resendVerification } from '#service/accounts/request-mail.ts';
import { resetPassword } from '#service/accounts/set-password.ts';
import { signIn } from '#service/accounts/sign-in.ts';
import { signUp } from '#service/accounts/sign-up.ts';
import { clearToken, setToken } from '#service/accounts/token-cookies.ts';
import { verifyEmail } from '#service/accounts/verify-email.ts';
import { addressBucket } from './middleware/client-address.ts';
import { type CallContext, defineRoute, type Route } from './route.ts';

const mailSent = { status: 202, json: { status: 'mail-sent' } satisfies IdentityStatus } as const;

/** Where a call comes from, as far as limits and cookies are concerned. */
const originOf = ({ clientAddress, request }: Pick<CallContext, 'clientAddress' | 'request'>) => ({
  client: addressBucket(clientAddress),
  cookieHeader: request.headers.get('cookie'),
});

/** Calls of the embedded identity provider: each is public, limited by client, and tells nothing of accounts. */
export const identityRoutes: readonly Route[] = [
  defineRoute({
    ...identityEndpoints.signUp,
    limit: 'mailClient',
    async handle(context) {
      const { deps, body } = context;
      const browserToken = await signUp(deps, { ...body, ...originOf(context) });
      // In every case: whether it proves anything does not show.
      return { ...mailSent, cookies: [setToken('registration', deps.config, browserToken)] };
    },
  }),
  defineRoute({
    ...identityEndpoints.resendVerification,
    limit: 'mailClient',
    async handle(context) {
      const { client } = originOf(context);
      await resendVerification(context.deps, { email: context.body.email, client });
      return mailSent;
    },
  }),
  defineRoute({
    ...identityEndpoints.verifyEmail,
    limit: 'tokenClient',
    async handle(context) {
      const { deps, body } = context;
      const { cookieHeader } = originOf(context);
      const browserToken = await verifyEmail(deps, {
        token: body.token,
        password: body.password,
        cookieHeader,
      });
      const known = browserToken === null ? [] : [setToken('browser', deps.config, browserToken)];
      const cookies = [...known, clearToken('registration', deps.config)];
      return { status: 200, json: { status: 'verified' }, cookies };
    },
  }),
  defineRoute({
    ...identityEndpoints.signIn,
    limit: 'signInClient',
    async handle(context) {
      const { deps, body } = context;
      return { status: 200, json: { idToken: await signIn(deps, { ...body, ...originOf(context) }) } };
    },
  }),
  defineRoute({
    ...identityEndpoints.requestReset,
    limit: 'mailClient',
    async handle(context) {
      const { deps, body } = context;
      await requestReset(deps, { ...body, ...originOf(context) });
      return mailSent;
    },
  }),
  defineRoute({
    ...identityEndpoints.resetPassword,
    limit: 'tokenClient',
    async handle(context) {
      const { deps, body } = context;
      const { cookieHeader } = originOf(context);
      const browserToken = await resetPassword(deps, { ...body, cookieHeader });
      return {
        status: 200,
        json: { status: 'password-reset' },
        cookies: [setToken('browser', deps.config, browserToken)],
      };
    },
  }),
  defineRoute({
    ...identityEndpoints.confirmEmailChange,
    limit: 'tokenClient',
    async handle({ deps, viewer, body }) {
      await confirmEmailChange(deps, viewer, body);
      return { status: 200, json: { status: 'email-changed' } };
    },
  }),
];
