import { createHmac } from 'node:crypto';
import type { LoginKeys } from '#platform/oidc.ts';

/**
 * State, nonce and verifier of one sign-in, made of the token that its browser keeps: a callback fits the browser that began or
 * none, and the database holds nothing that would complete it. 43 characters each.
 */
export function loginKeys(token: string): LoginKeys {
  const of = (use: string) => createHmac('sha256', token).update(`constat oidc ${use}`).digest('base64url');
  return { state: of('state'), nonce: of('nonce'), verifier: of('verifier') };
}
