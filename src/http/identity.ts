import { createHash } from 'node:crypto';
import {
  emailRequest,
  type IdentityStatus,
  resetPasswordRequest,
  signInRequest,
  signUpRequest,
  verifyRequest,
} from '#contract/api/account.ts';
import { evenOut } from '#service/accounts/even-out.ts';
import { requestReset, resendVerification } from '#service/accounts/request-mail.ts';
import { resetPassword } from '#service/accounts/set-password.ts';
import { signIn, verifyEmail } from '#service/accounts/sign-in.ts';
import { signUp } from '#service/accounts/sign-up.ts';
import type { RateLimiter } from './middleware/rate-limit.ts';
import { defineRoute, json, type Route } from './route.ts';

const mailSent = () => json({ status: 'mail-sent' } satisfies IdentityStatus, 202);

/** What limits count an address by: no address is kept in memory. */
function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** Does the work unless the address has caused enough mails already: nobody can fill another’s mailbox. */
async function unlessFlooded(limiter: RateLimiter, email: string, work: () => Promise<void>): Promise<void> {
  await (limiter.allows('mailEmail', emailKey(email)) ? work() : evenOut(async () => {}));
}

/** Calls of the embedded identity provider: each is public, limited by client, and tells nothing of accounts. */
export const identityRoutes: readonly Route[] = [
  defineRoute({
    method: 'POST',
    path: '/api/identity/sign-up',
    access: 'public',
    limit: 'mailClient',
    async handle({ deps, limiter, body }) {
      const request = await body(signUpRequest);
      await unlessFlooded(limiter, request.email, () => signUp(deps, request));
      return mailSent();
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/identity/resend-verification',
    access: 'public',
    limit: 'mailClient',
    async handle({ deps, limiter, body }) {
      const { email } = await body(emailRequest);
      await unlessFlooded(limiter, email, () => resendVerification(deps, email));
      return mailSent();
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/identity/verify',
    access: 'public',
    limit: 'tokenClient',
    async handle({ deps, body }) {
      await verifyEmail(deps, (await body(verifyRequest)).token);
      return json({ status: 'verified' } satisfies IdentityStatus);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/identity/sign-in',
    access: 'public',
    limit: 'signInClient',
    async handle({ deps, limiter, body }) {
      const { email, password } = await body(signInRequest);
      limiter.take('signInEmail', emailKey(email));
      const idToken = await signIn(deps, email, password);
      limiter.reset('signInEmail', emailKey(email));
      return json({ idToken });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/identity/request-reset',
    access: 'public',
    limit: 'mailClient',
    async handle({ deps, limiter, body }) {
      const { email } = await body(emailRequest);
      await unlessFlooded(limiter, email, () => requestReset(deps, email));
      return mailSent();
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/identity/reset-password',
    access: 'public',
    limit: 'tokenClient',
    async handle({ deps, body }) {
      const { token, password } = await body(resetPasswordRequest);
      await resetPassword(deps, token, password);
      return json({ status: 'password-reset' } satisfies IdentityStatus);
    },
  }),
];
