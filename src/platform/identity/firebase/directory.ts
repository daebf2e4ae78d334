import { decodeJwt } from 'jose';
import { z } from 'zod';
import { AppError, isAppError } from '#contract/errors.ts';
import type { Ids } from '../../ids.ts';
import type { AccountChange, Directory } from '../directory.ts';
import { lookUp, toAccount } from './accounts.ts';
import type { Google } from './call-google.ts';
import { unreachable } from './refusals.ts';

const anyAnswer = z.object({});
const oneAccount = z.object({ localId: z.string().min(1) });
const signedIn = oneAccount.extend({ idToken: z.string().min(1) });

/** The same characters typed on another keyboard may be composed differently; our own hashes go by this too. */
const normal = (password: string) => password.normalize('NFC');

/** An answer that carries no readable token is none. */
function isVerified(idToken: string): boolean {
  try {
    return decodeJwt(idToken).email_verified === true;
  } catch (error) {
    throw unreachable(error);
  }
}

/** Google deletes an empty name only by its attribute. */
function bodyOf(localId: string, { name, password, ...rest }: AccountChange) {
  return {
    localId,
    ...rest,
    ...(name === '' ? { deleteAttribute: ['DISPLAY_NAME'] } : name !== undefined && { displayName: name }),
    ...(password !== undefined && { password: normal(password) }),
  };
}

/** The code of a refusal; null for anything else. */
const codeOf = (error: unknown) => (isAppError(error) ? error.code : null);

/** Accounts of Firebase Authentication. Their ids are ours, so that they can come back to our own database. */
export function createFirebaseDirectory(google: Google, ids: Pick<Ids, 'uuid'>): Directory {
  async function one(by: 'localId' | 'email', value: string) {
    const user = (await lookUp(google, by, [value]))[0];
    return user ? toAccount(user) : null;
  }
  const typePassword = (email: string, password: string) =>
    google.asClient(
      'accounts:signInWithPassword',
      { email, password: normal(password), returnSecureToken: true },
      signedIn,
    );

  return {
    byId: (uid) => one('localId', uid),
    byEmail: (email) => one('email', email),

    async create({ email, password, name }) {
      const typed = password === null ? {} : { password: normal(password) };
      const body = { localId: ids.uuid(), email, displayName: name, ...typed };
      try {
        return (await google.asAdmin('/accounts', body, oneAccount)).localId;
      } catch (error) {
        // Two registrations of one address at the same moment: the other one has won.
        if (codeOf(error) === 'auth/email-taken') return null;
        throw error;
      }
    },

    // The floor of every answer is longer than the call it stands for.
    spendHashingTime: async () => {},

    async change(uid, change) {
      await google.asAdmin('/accounts:update', bodyOf(uid, change), oneAccount);
    },

    async remove(uid) {
      try {
        await google.asAdmin('/accounts:delete', { localId: uid }, anyAnswer);
      } catch (error) {
        if (codeOf(error) !== 'auth/expired-link') throw error;
      }
    },

    hasPassword: async (uid) => ((await lookUp(google, 'localId', [uid]))[0]?.passwordUpdatedAt ?? 0) > 0,

    async checkPassword(uid, password) {
      const account = await one('localId', uid);
      if (account === null) return false;
      try {
        return (await typePassword(account.email, password)).localId === uid;
      } catch (error) {
        if (codeOf(error) === 'auth/invalid-credential') return false;
        throw error;
      }
    },

    async signIn(email, password) {
      const { idToken } = await typePassword(email, password);
      // Google lets in whoever knows the password, the address proved or not.
      if (!isVerified(idToken)) throw new AppError('auth/email-not-verified');
      return idToken;
    },
  };
}
