import type { Pool } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Account, AccountChange } from './directory.ts';

/** An account and the hash of its password; null when it has none, as after a move from another provider. */
export interface StoredAccount extends Account {
  readonly hash: string | null;
}

const columns = `select u.id, u.email, u.name, u."emailVerified", u."createdAt", a.password as hash
  from identity_user u left join identity_account a on a."userId" = u.id and a."providerId" = 'credential'`;

/** Ids of the embedded provider are UUIDs; those of another one need not be. */
export const isUuid = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

const isTakenAddress = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';

/**
 * The rows of the embedded provider: `identity_user` has the account, `identity_account` its password. Their columns are those
 * that better-auth made, so that accounts of a former version need no move (ADR 50). Nothing here hashes a password.
 */
export function createEmbeddedAccounts(pool: Pool) {
  async function one(where: string, value: string): Promise<StoredAccount | null> {
    const { rows } = await pool.query<StoredAccount>(`${columns} where ${where} = $1`, [value]);
    return rows[0] ?? null;
  }

  return {
    byId: async (uid: string) => (isUuid(uid) ? one('u.id', uid) : null),
    byEmail: (email: string) => one('u.email', email),

    /** All accounts in the order of their ids, at most `limit`, after that id. */
    async page(after: string, limit: number): Promise<StoredAccount[]> {
      const { rows } = await pool.query<StoredAccount>(`${columns} where u.id > $1 order by u.id limit $2`, [
        after,
        limit,
      ]);
      return rows;
    },

    /** A new account, unverified. False when the address has an account already: then nothing is written. */
    async insert(
      account: Pick<StoredAccount, 'id' | 'email' | 'name' | 'createdAt' | 'hash'>,
    ): Promise<boolean> {
      const { rowCount } = await pool.query(
        `with made as (
           insert into identity_user (id, email, name, "emailVerified", "createdAt", "updatedAt")
           values ($1, $2, $3, false, $4, $4) on conflict (email) do nothing returning id
         )
         insert into identity_account ("accountId", "providerId", "userId", password, "createdAt", "updatedAt")
         select id::text, 'credential', id, $5, $4, $4 from made`,
        [account.id, account.email, account.name, account.createdAt, account.hash],
      );
      return rowCount === 1;
    },

    /** Writes what is given, in one statement. @throws AppError `auth/email-taken`; `auth/expired-link` without an account. */
    async update(
      uid: string,
      { email, name, emailVerified, hash }: Omit<AccountChange, 'password'> & { readonly hash?: string },
      now: Date,
    ): Promise<void> {
      if (!isUuid(uid)) throw new AppError('auth/expired-link');
      try {
        const { rows } = await pool.query(
          `with hashed as (
             update identity_account set password = $5, "updatedAt" = $6
             where "userId" = $1 and "providerId" = 'credential' and $5::text is not null
           )
           update identity_user set email = coalesce($2, email), name = coalesce($3, name),
             "emailVerified" = coalesce($4, "emailVerified"), "updatedAt" = $6
           where id = $1 returning id`,
          [uid, email ?? null, name ?? null, emailVerified ?? null, hash ?? null, now],
        );
        if (rows.length === 0) throw new AppError('auth/expired-link');
      } catch (error) {
        if (isTakenAddress(error)) throw new AppError('auth/email-taken', { cause: error });
        throw error;
      }
    },

    /** The password goes with the account. */
    async remove(uid: string): Promise<void> {
      if (isUuid(uid)) await pool.query('delete from identity_user where id = $1', [uid]);
    },
  };
}

export type EmbeddedAccounts = ReturnType<typeof createEmbeddedAccounts>;
