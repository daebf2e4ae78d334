import { z } from 'zod';
import type { Account } from '../directory.ts';
import type { Google } from './call-google.ts';

/** As Google tells an account, in every answer. */
export const userShape = z.object({
  localId: z.string().min(1),
  email: z.string().default(''),
  displayName: z.string().default(''),
  emailVerified: z.boolean().default(false),
  disabled: z.boolean().default(false),
  createdAt: z.coerce.number().default(0),
  /** Seconds: tokens older than that were revoked. */
  validSince: z.coerce.number().default(0),
  passwordUpdatedAt: z.coerce.number().default(0),
});

/** An account as Google tells it. */
export type GoogleUser = z.output<typeof userShape>;

/** `kind` is always there: an answer without it says nothing about who exists. */
const lookupShape = z.object({
  kind: z.literal('identitytoolkit#GetAccountInfoResponse'),
  users: z.array(userShape).default([]),
});

/** As many as one question may be about. */
const mostAtOnce = 100;

/** The accounts of those ids or addresses that exist, asked a hundred at a time. */
export async function lookUp(
  google: Google,
  by: 'localId' | 'email',
  values: readonly string[],
): Promise<GoogleUser[]> {
  const found: GoogleUser[] = [];
  for (let start = 0; start < values.length; start += mostAtOnce) {
    const some = values.slice(start, start + mostAtOnce);
    found.push(...(await google.asAdmin('/accounts:lookup', { [by]: some }, lookupShape)).users);
  }
  return found;
}

/** Changes with the password and with every revocation. */
export function stampOf({ passwordUpdatedAt, validSince }: GoogleUser): string {
  return `${passwordUpdatedAt}/${validSince}`;
}

export function toAccount(user: GoogleUser): Account {
  return {
    id: user.localId,
    email: user.email.toLowerCase(),
    name: user.displayName,
    emailVerified: user.emailVerified,
    createdAt: new Date(user.createdAt),
  };
}
