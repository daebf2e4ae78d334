import type { Pool } from 'pg';
import { lastingConnection } from './database-server.ts';

/** Rows that a new database has from its start, by table. */
type FirstRows = ReadonlyMap<string, string>;

/** Deleted rows leave their room behind: a database that many tests used, or a heavy one, is worth no more. */
const mostTests = 60;
const mostBytes = 64_000_000;

const ours = "n.nspname !~ '^pg_|^information_schema$'";

/** What a database is made of, its rows and sequences apart. Types and tables by number: to look their names up costs four times as much. */
const structure = `
  select md5(string_agg(line, E'\\n' order by line)) as stamp from (
    select concat_ws(' ', relname, attnum, attname, atttypid, attnotnull, attisdropped) as line
      from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
      where ${ours} and attnum > 0
    union all select concat_ws(' ', conrelid, conname, convalidated) from pg_constraint c
      join pg_namespace n on n.oid = connamespace where ${ours}
    union all select concat_ws(' ', tgrelid, tgname) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', proname, md5(prosrc)) from pg_proc
      join pg_namespace n on n.oid = pronamespace where ${ours}
    union all select array_to_string(setconfig, ' ') from pg_db_role_setting
  ) as lines`;

/** Every table, as SQL names it. */
const tables = `
  select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and ${ours} order by 1`;

/** Others that are connected, but for those that are just leaving. */
const others = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/**
 * A database that one test after the other uses, emptied in between over a connection that stays: another copy costs ten
 * times as much, another connection 20 ms. Tests open their own: what one leaves in it must not reach the next.
 */
export class ReusedDatabase {
  readonly url: string;
  readonly #keeper: Pool;
  #rows: FirstRows = new Map();
  #stamp = '';
  #filled = '';
  #uses = 0;

  private constructor(url: string) {
    this.url = url;
    this.#keeper = lastingConnection(url);
  }

  /** Learns what a database that nobody used yet holds. */
  static async of(url: string): Promise<ReusedDatabase> {
    const reused = new ReusedDatabase(url);
    const { rows: found } = await reused.#keeper.query<{ name: string }>(tables);
    reused.#filled = found
      .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
      .join(' union all ');
    reused.#stamp = await reused.#stampOf();
    const rows = new Map<string, string>();
    for (const name of await reused.#filledTables()) {
      const { rows: all } = await reused.#keeper.query<{ all: string }>(
        `select json_agg(one)::text as all from ${name} as one`,
      );
      rows.set(name, all[0]?.all ?? '[]');
    }
    reused.#rows = rows;
    return reused;
  }

  /** Makes it as it was at first; false where it cannot be given to another test. */
  async renew(): Promise<boolean> {
    this.#uses += 1;
    try {
      if (this.#uses < mostTests && (await this.#isAlone()) && (await this.#empty())) return true;
    } catch {
      // What cannot be renewed is replaced.
    }
    await this.#keeper.end();
    return false;
  }

  async #empty(): Promise<boolean> {
    if ((await this.#stampOf()) !== this.#stamp) return false;
    if ((await this.#bytes()) > mostBytes) return false;
    const emptied = (await this.#filledTables()).map((name) => `delete from ${name}`);
    await this.#keeper.query(["set session_replication_role = 'replica'", ...emptied].join(';'));
    for (const [name, all] of this.#rows)
      await this.#keeper.query(
        `insert into ${name} select * from json_populate_recordset(null::${name}, $1)`,
        [all],
      );
    await this.#keeper.query(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
         from pg_sequences where last_value is not null`,
    );
    return true;
  }

  /** A process that stays connected would go on working in the database of the next test. */
  async #isAlone(): Promise<boolean> {
    for (let tries = 0; tries < 20; tries += 1) {
      const { rows } = await this.#keeper.query<{ count: number }>(others);
      if (rows[0]?.count === 0) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  }

  async #stampOf(): Promise<string> {
    const { rows } = await this.#keeper.query<{ stamp: string }>(structure);
    return rows[0]?.stamp ?? '';
  }

  /** Asked under a name: its plan is made once. */
  async #filledTables(): Promise<string[]> {
    const { rows } = await this.#keeper.query<{ name: string }>({ name: 'filled', text: this.#filled });
    return rows.map(({ name }) => name);
  }

  async #bytes(): Promise<number> {
    const { rows } = await this.#keeper.query<{ size: string }>(
      'select pg_database_size(current_database()) as size',
    );
    return Number(rows[0]?.size);
  }
}
