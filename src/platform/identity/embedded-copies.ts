import type { Pool, PoolClient } from 'pg';
import type { AccountCopies, CopiedAccounts, MovedAccount } from './account-copies.ts';
import { createEmbeddedAccounts, isUuid } from './embedded-accounts.ts';

const pageSize = 500;
const first = '00000000-0000-0000-0000-000000000000';

/** False when the address belongs to another account. */
async function putOne(client: PoolClient, account: MovedAccount): Promise<boolean> {
  const { id, email, name, emailVerified, createdAt, hash } = account;
  await client.query('begin');
  const other = await client.query('select 1 from identity_user where email = $1 and id <> $2', [email, id]);
  if (other.rowCount === 0) {
    await client.query('delete from identity_account where "userId" = $1', [id]);
    await client.query(
      `insert into identity_user (id, email, name, "emailVerified", "createdAt", "updatedAt") values ($1, $2, $3, $4, $5, now())
       on conflict (id) do update set email = excluded.email, name = excluded.name, "emailVerified" = excluded."emailVerified"`,
      [id, email, name, emailVerified, createdAt],
    );
    await client.query(
      `insert into identity_account ("accountId", "providerId", "userId", password, "updatedAt")
       values ($1, 'credential', $2, $3, now())`,
      [id, id, hash],
    );
  }
  await client.query('commit');
  return other.rowCount === 0;
}

/** The accounts of the embedded provider, in its own tables. */
export function createEmbeddedCopies(pool: Pool): AccountCopies {
  const stored = createEmbeddedAccounts(pool);
  return {
    async *pages() {
      for (let after = first; ; ) {
        const rows = await stored.page(after, pageSize);
        const last = rows.at(-1);
        if (!last) return;
        yield rows.map((row) => ({ ...row, refusal: null }));
        after = last.id;
      }
    },

    async present(ids) {
      const { rows } = await pool.query<{ id: string }>(
        'select id from identity_user where id = any($1::uuid[])',
        [ids.filter(isUuid)],
      );
      return new Set(rows.map(({ id }) => id));
    },

    takes: () => true,

    async put(accounts): Promise<CopiedAccounts> {
      const refused: { account: MovedAccount; refusal: string }[] = [];
      const kept: MovedAccount[] = [];
      const client = await pool.connect();
      try {
        for (const account of accounts) {
          if (!isUuid(account.id))
            refused.push({ account, refusal: 'son identifiant n’a pas la forme de ceux de Constat' });
          else if (await putOne(client, account)) kept.push(account);
          else refused.push({ account, refusal: 'son adresse est celle d’un autre compte' });
        }
      } catch (error) {
        // Its transaction goes with it.
        client.release(true);
        throw error;
      }
      client.release();
      return { withoutPassword: kept.filter(({ hash }) => hash === null), refused };
    },
  };
}
