import type { Pool, PoolClient } from 'pg';
import type { AccountShelf, MovedAccount, ShelvedAccounts } from './account-shelf.ts';

const pageSize = 500;
const first = '00000000-0000-0000-0000-000000000000';
const isUuid = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

type Row = Omit<MovedAccount, 'refusal'>;

async function readPage(pool: Pool, after: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select u.id, u.email, u.name, u."emailVerified", u."createdAt", a.password as hash
     from identity_user u left join identity_account a on a."userId" = u.id and a."providerId" = 'credential'
     where u.id > $1 order by u.id limit $2`,
    [after, pageSize],
  );
  return rows;
}

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
export function createEmbeddedShelf(pool: Pool): AccountShelf {
  return {
    async *pages() {
      for (let after = first; ; ) {
        const rows = await readPage(pool, after);
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

    async put(accounts): Promise<ShelvedAccounts> {
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
