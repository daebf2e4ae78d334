import { type IdentityStatus, identityEndpoints } from '#contract/api/identity.ts';
import { confirmEmailChange } from '#service/accounts/change-email.ts';
import { evenOut } from '#service/accounts/even-out.ts';
import { requestReset, resendVerification } from '#service/accounts/request-mail.ts';
import { resetPassword } from '#service/accounts/set-password.ts';
import { signIn, verifyEmail } from '#service/accounts/sign-in.ts';
import { signUp } from '#service/accounts/sign-up.ts';
import { emailKey, type RateLimiter } from './middleware/rate-limit.ts';
import { defineRoute, type Route } from './route.ts';

const mailSent = { status: 202, json: { status: 'mail-sent' } satisfies IdentityStatus } as const;

/** Does the work unless the address has caused enough mails already: nobody can fill another’s mailbox. */
async function unlessFlooded(limiter: RateLimiter, email: string, work: () => Promise<void>): Promise<void> {
  await (limiter.allows('mailEmail', emailKey(email)) ? work() : evenOut(async () => {}));
}

/** Calls of the embedded identity provider: each is public, limited by client, and tells nothing of accounts. */
export const identityRoutes: readonly Route[] = [
  defineRoute({
    ...identityEndpoints.signUp,
    limit: 'mailClient',
    async handle({ deps, limiter, body }) {
      await unlessFlooded(limiter, body.email, () => signUp(deps, body));
      return mailSent;
    },
  }),
  defineRoute({
    ...identityEndpoints.resendVerification,
    limit: 'mailClient',
    async handle({ deps, limiter, body: { email } }) {
      await unlessFlooded(limiter, email, () => resendVerification(deps, email));
      return mailSent;
    },
  }),
  defineRoute({
    ...identityEndpoints.verifyEmail,
    limit: 'tokenClient',
    async handle({ deps, body }) {
      await verifyEmail(deps, body.token);
      return { status: 200, json: { status: 'verified' } };
    },
  }),
  defineRoute({
    ...identityEndpoints.signIn,
    limit: 'signInClient',
    async handle({ deps, limiter, body: { email, password } }) {
      limiter.take('signInEmail', emailKey(email));
      const idToken = await signIn(deps, email, password);
      limiter.reset('signInEmail', emailKey(email));
      return { status: 200, json: { idToken } };
    },
  }),
  defineRoute({
    ...identityEndpoints.requestReset,
    limit: 'mailClient',
    async handle({ deps, limiter, body: { email } }) {
      await unlessFlooded(limiter, email, () => requestReset(deps, email));
      return mailSent;
    },
  }),
  defineRoute({
    ...identityEndpoints.resetPassword,
    limit: 'tokenClient',
    async handle({ deps, body }) {
      await resetPassword(deps, body.token, body.password);
      return { status: 200, json: { status: 'password-reset' } };
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
