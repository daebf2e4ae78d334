import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { MailedToken } from '../identity.ts';
import type { Ids } from '../ids.ts';
import type { Account } from './directory.ts';

/** `sign-up-browser` is no mail’s: it stays in the browser of a registration, and lives as long as its link. */
type Purpose = 'verify-email' | 'reset-password' | 'change-email' | 'sign-up-browser';
const lifeMs: Record<Purpose, number> = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 3_600_000,
  'change-email': 24 * 3_600_000,
  'sign-up-browser': 24 * 3_600_000,
};

/** What is kept of a token. */
interface KeptToken {
  readonly digest: string;
  readonly uid: string;
  readonly expires_at: Date;
}

const digestOf = (purpose: Purpose, token: string) =>
  createHash('sha256').update(`${purpose}:${token}`).digest('base64url');

/**
 * Tokens that travel by mail: random, stored hashed (table `mailed_tokens`), bound to the account’s id. They are ours whatever the
 * provider: a provider’s own name only the address, so that one mailed for an abandoned sign-up would verify a later account.
 */
export function createMailedTokens(pool: Pool, clock: Clock, ids: Pick<Ids, 'token'>) {
  const insert = (kept: KeptToken) =>
    pool.query('insert into mailed_tokens (digest, uid, expires_at) values ($1, $2, $3)', [
      kept.digest,
      kept.uid,
      kept.expires_at,
    ]);

  /** The uid of a token that is good; null otherwise. */
  async function find(purpose: Purpose, token: string): Promise<string | null> {
    const { rows } = await pool.query<KeptToken>(
      'select uid from mailed_tokens where digest = $1 and expires_at > $2',
      [digestOf(purpose, token), clock.now()],
    );
    return rows[0]?.uid ?? null;
  }

  return {
    async create(
      purpose: Purpose,
      user: Pick<Account, 'id' | 'email' | 'name' | 'emailVerified'>,
      /** Said in the token after its secret, and bound to it: what is stored is the digest of both. */
      about = '',
    ): Promise<MailedToken> {
      const token = about === '' ? ids.token() : `${ids.token()}.${Buffer.from(about).toString('base64url')}`;
      const expiresAt = new Date(clock.now().getTime() + lifeMs[purpose]);
      await insert({ digest: digestOf(purpose, token), uid: user.id, expires_at: expiresAt });
      // A new address is nobody’s yet, whoever asks for it.
      const proved = user.emailVerified && purpose !== 'change-email';
      return { uid: user.id, email: user.email, displayName: proved ? user.name : '', token, expiresAt };
    },

    /** The account the token is for; the token stays good. @throws AppError `auth/expired-link`. */
    async read(purpose: Purpose, token: string): Promise<string> {
      const uid = await find(purpose, token);
      if (uid === null) throw new AppError('auth/expired-link');
      return uid;
    },

    /**
     * Uses the token up while `work` runs: only the first caller gets so far. It is good again when the work fails, so that the
     * person may try once more with the same link.
     * @throws AppError `auth/expired-link`, and what `work` throws.
     */
    async consume<Result>(
      purpose: Purpose,
      token: string,
      work: (uid: string) => Promise<Result>,
    ): Promise<Result> {
      const { rows } = await pool.query<KeptToken>(
        'delete from mailed_tokens where digest = $1 returning digest, uid, expires_at',
        [digestOf(purpose, token)],
      );
      const kept = rows[0];
      if (!kept || kept.expires_at <= clock.now()) throw new AppError('auth/expired-link');
      try {
        return await work(kept.uid);
      } catch (error) {
        await insert(kept);
        throw error;
      }
    },

    /** Whether the token is good, and that account’s. */
    async isOf(purpose: Purpose, token: string | null, uid: string): Promise<boolean> {
      return token !== null && (await find(purpose, token)) === uid;
    },

    /** Whether any token of the account is good. */
    async anyOf(uid: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'select 1 from mailed_tokens where uid = $1 and expires_at > $2 limit 1',
        [uid, clock.now()],
      );
      return rowCount === 1;
    },

    /** What a token that is good says after its secret. */
    aboutOf(token: string): string {
      return Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    },

    /** Voids every token of the account. */
    async revoke(uid: string): Promise<void> {
      await pool.query('delete from mailed_tokens where uid = $1', [uid]);
    },
  };
}

export type MailedTokens = ReturnType<typeof createMailedTokens>;
