import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { migrationsFolder } from './migrate.ts';

/** A table as it is copied: whole rows, as PostgreSQL writes them. */
export interface BackupTable {
  readonly name: string;
  /** In their order: a row is read again by its place. */
  readonly columns: readonly string[];
}

/** What a fetch brings at a time, about; a report alone may be larger. */
const fetchBytes = 8_000_000;
const mostRows = 2_000;

/** Newest migration, with the time that drizzle records of it, in ms. */
function newestMigration(): { readonly tag: string; readonly when: number } {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: readonly { readonly tag: string; readonly when: number }[];
  };
  const newest = journal.entries.at(-1);
  if (newest === undefined) throw new Error('No migration in the journal');
  return newest;
}

/** The newest migration of this version: copies of another one are not read. */
export const schemaVersion = (): string => newestMigration().tag;

/** The last migration before the first release left the same schema as the one that replaced them all. */
const sameSchema = new Map([['0023_site-visits', '0000_first-release']]);

/** Whether a copy made at this newest migration has the tables of this version. */
export const isSchemaOfThisVersion = (tag: string): boolean =>
  (sameSchema.get(tag) ?? tag) === schemaVersion();

/** Whether the database has this version’s migrations and no newer ones. */
export async function isOfThisVersion(client: Client): Promise<boolean> {
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return Number(rows[0].newest) === newestMigration().when;
}

/**
 * Every table of ours, a table that others refer to before them. The queue’s are not: its jobs follow from our rows.
 * @throws Error on a circle of references.
 */
export async function backupTables(client: Client): Promise<BackupTable[]> {
  const tables = await client.query<BackupTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace group by c.relname order by c.relname`,
  );
  const references = await client.query<{ owner: string; target: string }>(
    `select f.relname as owner, t.relname as target from pg_constraint k
      join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.relnamespace = current_schema()::regnamespace and f.oid <> t.oid`,
  );
  const waiting = new Map(tables.rows.map((table) => [table.name, table]));
  const ordered: BackupTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !references.rows.some(({ owner, target }) => owner === name && waiting.has(target)),
    );
    if (free.length === 0) throw new Error(`Circle of references: ${[...waiting.keys()].join(', ')}`);
    for (const table of free) waiting.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}

/** What rows look like as text depends on these. */
const plainForms = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local intervalstyle = 'postgres'; set local statement_timeout = 0`;

/** Does the work in one snapshot of everything, while others go on. */
export async function inSnapshot<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  return within(client, 'begin isolation level repeatable read read only', work);
}

/** Does the work wholly or not at all. */
export async function inOneGo<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  return within(client, 'begin', work);
}

async function within<Result>(client: Client, begin: string, work: () => Promise<Result>): Promise<Result> {
  await client.query(begin);
  try {
    await client.query(plainForms);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // The connection may be gone: what was thrown says more.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Every row of a table as text, a few megabytes at a time. Call it in a snapshot. */
export async function* rowsOf(client: Client, { name }: BackupTable): AsyncGenerator<string> {
  await client.query(`declare copied no scroll cursor for select t::text as row from ${quoted(name)} t`);
  let count = 1;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${count} from copied`);
    let bytes = 0;
    for (const { row } of rows) {
      bytes += row.length;
      yield row;
    }
    if (rows.length < count) break;
    const average = Math.max(1, bytes / rows.length);
    count = Math.min(mostRows, count * 4, Math.max(1, Math.floor(fetchBytes / average)));
  }
  await client.query('close copied');
}

/** Puts rows back as `rowsOf` gave them. */
export async function insertRows(
  client: Client,
  { name }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query(`insert into ${quoted(name)} select * from unnest($1::${quoted(name)}[])`, [rows]);
}

/** Tables that a first start fills by itself: they do not make an installation one that is in use. */
const ownTraces = new Set(['workers', 'limit_windows', 'spent_id_tokens', 'site_wishes', 'identity_jwks']);

/** A table in which somebody’s data lie; null in an installation that nobody has used. */
export async function usedTable(client: Client, tables: readonly BackupTable[]): Promise<string | null> {
  for (const { name } of tables) {
    if (ownTraces.has(name)) continue;
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

/** Connections of others to this database: of the product, if it runs. */
export async function otherConnections(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows[0].count;
}

/** Empties every table and forgets the queue, which is made again at the next start. */
export async function emptyAll(
  client: Client,
  tables: readonly BackupTable[],
  queueSchema: string,
): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  await client.query(`drop schema if exists ${quoted(queueSchema)} cascade`);
}
