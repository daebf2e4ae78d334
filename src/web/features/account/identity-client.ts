import type { AccessKind } from '#contract/open-access.ts';
import { callApi, type Fetch } from '../../lib/api.ts';

/**
 * What the browser asks of the identity provider. Two adapters are meant: ours (`/api/identity/*`, below) and
 * a hosted one. All refusals are ApiRefusal with a code of contract/errors.ts.
 */
export interface IdentityClient {
  /** Creates the account and sends the verification mail; the person stays signed out. */
  signUp(credentials: { email: string; password: string; url?: string }): Promise<void>;
  resendVerification(email: string): Promise<void>;
  /** Proves the address by the mailed link, in the browser of the registration or with the password chosen there. */
  verifyEmail(token: string, password: string | undefined): Promise<void>;
  /**
   * An idToken for `POST /api/auth/session`.
   * @throws ApiRefusal `auth/email-not-verified`, `auth/invalid-credential`, `auth/too-many-requests`.
   */
  signIn(credentials: { email: string; password: string }): Promise<string>;
  /** Forgets the provider’s own signed-in state. */
  signOut(): Promise<void>;
  /** True while the provider itself still holds a signed-in person. */
  hasUser(): Promise<boolean>;
  requestPasswordReset(email: string): Promise<void>;
  /** `closing` is closed with the sessions. */
  resetPassword(token: string, password: string, closing: AccessKind[]): Promise<void>;
  /** Interactions the account to the address of the mail, for its session or its password. */
  confirmEmail(token: string, password: string | undefined): Promise<void>;
}

/** The embedded provider: it keeps no state in the browser, so our session cookie is the only one. */
export function embeddedIdentityClient(call?: Fetch): IdentityClient {
  return {
    signUp: async (body) => void (await callApi('POST', '/api/identity/sign-up', { body }, call)),
    resendVerification: async (email) =>
      void (await callApi('POST', '/api/identity/resend-verification', { body: { email } }, call)),
    verifyEmail: async (token, password) =>
      void (await callApi('POST', '/api/identity/verify', { body: { token, password } }, call)),
    signIn: async (body) => (await callApi('POST', '/api/identity/sign-in', { body }, call)).idToken,
    signOut: async () => {},
    hasUser: async () => false,
    requestPasswordReset: async (email) =>
      void (await callApi('POST', '/api/identity/request-reset', { body: { email } }, call)),
    resetPassword: async (token, password, closing) =>
      void (await callApi(
        'POST',
        '/api/identity/reset-password',
        { body: { token, password, closing } },
        call,
      )),
    confirmEmail: async (token, password) =>
      void (await callApi('POST', '/api/identity/confirm-email', { body: { token, password } }, call)),
  };
}
