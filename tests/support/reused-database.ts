import type { Client } from 'pg';
import { within } from './database-server.ts';

/** Rows that a new database has from its start, by table. */
type FirstRows = ReadonlyMap<string, string>;

/** Deleted rows leave their room behind: a database that many tests used, or a heavy one, is worth no more. */
const mostTests = 60;
const mostBytes = 64_000_000;

/** What a database is made of, its rows and sequences apart. */
const structure = `
  select md5(string_agg(line, E'\\n' order by line)) as stamp from (
    select format('%s %s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull, attisdropped) as line
      from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
      where nspname !~ '^pg_|^information_schema$' and attnum > 0
    union all select format('%s %s %s', conrelid::regclass, conname, convalidated) from pg_constraint
      join pg_namespace n on n.oid = connamespace where nspname !~ '^pg_|^information_schema$'
    union all select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    union all select format('%s %s', proname, md5(prosrc)) from pg_proc
      join pg_namespace n on n.oid = pronamespace where nspname !~ '^pg_|^information_schema$'
    union all select array_to_string(setconfig, ' ') from pg_db_role_setting
  ) as lines`;

/** Tables that hold something. */
const filled = `
  select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname !~ '^pg_|^information_schema$'
    and (xpath('/row/c/text()', query_to_xml(
      format('select exists(select 1 from %I.%I) as c', nspname, relname), false, true, '')))[1]::text = 'true'`;

/** Others that are connected, but for those that are just leaving. */
const others = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** A database that one test after the other uses, emptied in between: that costs a tenth of another copy. */
export class ReusedDatabase {
  readonly #url: string;
  readonly #rows: FirstRows;
  readonly #stamp: string;
  #uses = 0;

  private constructor(url: string, stamp: string, rows: FirstRows) {
    this.#url = url;
    this.#stamp = stamp;
    this.#rows = rows;
  }

  get url(): string {
    return this.#url;
  }

  /** Learns what a database that nobody used yet holds. */
  static async of(url: string): Promise<ReusedDatabase> {
    return within(url, async (client) => {
      const rows = new Map<string, string>();
      for (const { name } of (await client.query<{ name: string }>(filled)).rows) {
        const { rows: found } = await client.query<{ all: string }>(
          `select json_agg(one)::text as all from ${name} as one`,
        );
        rows.set(name, found[0]?.all ?? '[]');
      }
      return new ReusedDatabase(url, await stampOf(client), rows);
    });
  }

  /** Makes it as it was at first; false where it cannot be given to another test. */
  async renew(): Promise<boolean> {
    this.#uses += 1;
    if (this.#uses >= mostTests) return false;
    return within(this.#url, async (client) => {
      if (!(await isAlone(client)) || (await stampOf(client)) !== this.#stamp) return false;
      const { rows: sizes } = await client.query<{ size: string }>(
        'select pg_database_size(current_database()) as size',
      );
      if (Number(sizes[0]?.size) > mostBytes) return false;
      await client.query("set session_replication_role = 'replica'");
      const names = (await client.query<{ name: string }>(filled)).rows.map(({ name }) => name);
      const emptied = names.map((name) => `delete from ${name}`);
      await client.query(emptied.join(';'));
      for (const [name, all] of this.#rows)
        await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [
          all,
        ]);
      await client.query(
        `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
           from pg_sequences where last_value is not null`,
      );
      return true;
    }).catch(() => false);
  }
}

async function stampOf(client: Client): Promise<string> {
  return (await client.query<{ stamp: string }>(structure)).rows[0]?.stamp ?? '';
}

/** A process that stays connected would go on working in the database of the next test. */
async function isAlone(client: Client): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await client.query<{ count: number }>(others);
    if (rows[0]?.count === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}
