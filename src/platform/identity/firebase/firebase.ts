import type { Pool } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../../clock.ts';
import type { Identity } from '../../identity.ts';
import { systemIds } from '../../ids.ts';
import type { Log } from '../../log.ts';
import { createMailedTokens } from '../mailed-tokens.ts';
import { createPasswordAccounts } from '../passwords.ts';
import { lookUp, stampOf } from './accounts.ts';
import { createGoogle } from './call-google.ts';
import { createFirebaseDirectory } from './directory.ts';
import { createGoogleTokenVerifier } from './id-token.ts';
import type { FirebaseSettings } from './settings.ts';

/** Longer than the four calls of a registration usually take, ms. */
const usualFloorMs = 1_500;

/**
 * Accounts and passwords at Google, by REST from here: no SDK, nothing in the browser. Sessions, mailed links and the profile
 * stay ours. Every call may throw `auth/network-request-failed`; sessions that are open do not depend on it.
 */
export function createFirebaseIdentity(options: {
  readonly pool: Pool;
  readonly settings: FirebaseSettings;
  readonly clock: Clock;
  readonly log: Log;
  /** Of one answer of Google, and what ours take at least, ms. */
  readonly limitMs?: number;
  readonly floorMs?: number;
}): Identity {
  const { pool, settings, clock, log, limitMs, floorMs = usualFloorMs } = options;
  const google = createGoogle(settings, { clock, log, ...(limitMs !== undefined && { limitMs }) });
  const tokens = createMailedTokens(pool, clock, systemIds);
  const directory = createFirebaseDirectory(google, systemIds);
  const readToken = createGoogleTokenVerifier(settings, clock, limitMs);
  return {
    kind: 'firebase',
    passwords: createPasswordAccounts({ directory, tokens, clock, ids: systemIds }),
    floorMs,

    async verifyIdToken(idToken) {
      const { tokenId, uid, authTime } = await readToken(idToken);
      const user = (await lookUp(google, 'localId', [uid]))[0];
      if (!user || authTime < user.validSince) throw new AppError('auth/invalid-token');
      if (user.disabled) throw new AppError('auth/suspended');
      return {
        tokenId,
        uid,
        email: user.email.toLowerCase(),
        emailVerified: user.emailVerified,
        displayName: user.displayName,
        authenticatedAt: new Date(authTime * 1000),
        stamp: stampOf(user),
      };
    },

    async stamps(uids) {
      const users = await lookUp(google, 'localId', uids);
      return new Map(users.filter(({ disabled }) => !disabled).map((user) => [user.localId, stampOf(user)]));
    },

    async deleteAccount(uid) {
      await tokens.revoke(uid);
      await directory.remove(uid);
      // What the embedded provider may still have of somebody who was moved.
      await pool.query('delete from identity_user where id::text = $1', [uid]);
    },
  };
}
