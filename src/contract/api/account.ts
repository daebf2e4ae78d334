import { z } from 'zod';
import { planIds } from '../plans.ts';

/*
 * Calls of the login form and of « Mon profil ». Every state change needs the site's own Origin and
 * `Content-Type: application/json`; every refusal is `{error: {code, message, field?}}` (errors.ts).
 *
 *   POST   /api/identity/sign-up              {email, password, displayName?} → 202 {status}
 *   POST   /api/identity/resend-verification  {email}                         → 202 {status}
 *   POST   /api/identity/verify               {token}                         → 200 {status}
 *   POST   /api/identity/sign-in              {email, password}               → 200 {idToken}
 *   POST   /api/identity/request-reset        {email}                         → 202 {status}
 *   POST   /api/identity/reset-password       {token, password}               → 200 {status}
 *   POST   /api/auth/session                  {idToken}                       → 200 {user}, sets the cookie
 *   GET    /api/auth/check-session                                            → 200 {user} or 401
 *   DELETE /api/auth/session                                                  → 204, clears the cookie
 *   PATCH  /api/account                       {displayName?, theme?}          → 200 {user}
 *   POST   /api/account/password              {currentPassword, newPassword}  → 204, other sessions fall
 *   GET    /api/account/sessions                                              → 200 {sessions}
 *   DELETE /api/account/sessions/:id                                          → 204
 *   GET    /api/account/export                                                → 200, JSON download
 *   DELETE /api/account                       {password}                      → 204, clears the cookie
 *
 * sign-up, resend-verification and request-reset answer the same whether or not the address is known.
 */

export const themes = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themes)[number];

// Apart, so that a page that shows them does not ship the schemas.
export { maxPasswordLength, minPasswordLength } from '../password-length.ts';

const email = z.string().trim().max(254);
const password = z.string().max(1024);
const token = z.string().min(1).max(2048);
const displayName = z.string().trim().max(80);

export const signUpRequest = z.strictObject({ email, password, displayName: displayName.optional() });
export const emailRequest = z.strictObject({ email });
export const verifyRequest = z.strictObject({ token });
export const signInRequest = z.strictObject({ email, password });
export const resetPasswordRequest = z.strictObject({ token, password });
export const sessionRequest = z.strictObject({ idToken: z.string().min(1).max(4096) });

export const identityStatus = z.object({ status: z.enum(['mail-sent', 'verified', 'password-reset']) });
export type IdentityStatus = z.infer<typeof identityStatus>;
export const signInResponse = z.object({ idToken: z.string() });

/** The signed-in person as pages see it: the profile document, without the fields they do not need. */
export const sessionUser = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  plan: z.enum(planIds),
  admin: z.boolean(),
  emailVerified: z.boolean(),
  settings: z.object({ theme: z.enum(themes) }),
});
export type SessionUser = z.infer<typeof sessionUser>;
export const sessionResponse = z.object({ user: sessionUser });

export const updateProfileRequest = z.strictObject({
  displayName: displayName.optional(),
  theme: z.enum(themes).optional(),
});
export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>;

export const changePasswordRequest = z.strictObject({ currentPassword: password, newPassword: password });
export const deleteAccountRequest = z.strictObject({ password });

export const accountSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  userAgent: z.string(),
  /** The session this very request came with. */
  current: z.boolean(),
});
export const accountSessionsResponse = z.object({ sessions: z.array(accountSession) });
export type AccountSession = z.infer<typeof accountSession>;
