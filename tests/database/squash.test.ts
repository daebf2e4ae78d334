import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { isSchemaOfThisVersion } from '#store/backup-tables.ts';
import { migrateDatabase } from '#store/migrate.ts';
import { createTestDatabase } from '../support/database.ts';

/** The migrations before the first release, by their place in drizzle’s journal. */
const former = readFileSync('tests/database/before-squash.sql', 'utf8')
  .split(/^-- migration /m)
  .slice(1)
  .map((text) => {
    const end = text.indexOf('\n');
    const [when = '', tag = ''] = text.slice(0, end).split(' ');
    return { when: Number(when), tag, sql: text.slice(end + 1) };
  });

/** Makes the database what the first `count` of them made it, with drizzle’s record of each. */
async function migrateAsBefore(pool: Pool, count: number): Promise<void> {
  await pool.query('create schema drizzle');
  await pool.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, when } of former.slice(0, count)) {
    for (const statement of sql.split('--> statement-breakpoint')) await pool.query(statement);
    const hash = createHash('sha256').update(sql).digest('hex');
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      when,
    ]);
  }
}

/** Everything PostgreSQL keeps of our tables: what a migration can leave different. Columns with their place. */
async function catalogOf(pool: Pool): Promise<unknown> {
  const asked = {
    tables: `select relname, relkind, relpersistence, reloptions from pg_class
      where relnamespace = 'public'::regnamespace order by relname`,
    columns: `select c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull,
        a.attcollation, a.attstorage, pg_get_expr(d.adbin, d.adrelid) as default
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 order by c.relname, a.attnum`,
    constraints: `select conrelid::regclass::text as of, conname, contype, convalidated, pg_get_constraintdef(oid) as text
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    indexes: `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 2`,
    triggers: `select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal order by 1`,
    functions: `select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    types: `select typname from pg_type where typnamespace = 'public'::regnamespace order by 1`,
  };
  const entries = Object.entries(asked).map(async ([name, sql]) => [name, (await pool.query(sql)).rows]);
  return Object.fromEntries(await Promise.all(entries));
}

/** A row in tables whose columns moved between the old files, and in those of the identity provider. */
const rows = [
  `insert into users (uid, email, created_at) values ('u', 'a@exemple.fr', '2026-11-20')`,
  `insert into audits (id, uid, url, host, scope, max_pages, device, status, progress, created_at, quota_month)
    values ('018f0000-0000-7000-8000-000000000001', 'u', 'https://exemple.fr/', 'exemple.fr', 'site', 5, 'mobile',
      'done', '{}', '2026-11-20', '2026-11')`,
  `insert into blobs (key, audit_id, content_type, created_at, object)
    values ('k', '018f0000-0000-7000-8000-000000000001', 'image/webp', '2026-11-20', 'objects/a')`,
  `insert into reports (audit_id, schema_version, document, created_at)
    values ('018f0000-0000-7000-8000-000000000001', 1, '{"a": 1}', '2026-11-20')`,
  `insert into identity_user (name, email, "emailVerified") values ('A', 'a@exemple.fr', true)`,
  `insert into limit_windows (key, count, ends_at) values ('\\x01', 1, '2026-12-01')`,
];

/** All rows, by their tables, with their columns by name: later migrations add some. */
async function rowsOf(pool: Pool): Promise<Record<string, readonly object[]>> {
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found = tables.rows.map(async ({ name }) => {
    const { rows: own } = await pool.query(`select to_jsonb(t) as row from "${name}" t order by t::text`);
    return [name, own.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const journal = (pool: Pool) => pool.query('select * from drizzle.__drizzle_migrations order by id');

it('an installation that had every migration before the first release goes on, with all its rows', async () => {
  const old = await createTestDatabase({ migrated: false });
  const fresh = await createTestDatabase({ migrated: false });
  try {
    await migrateAsBefore(old.pool, former.length);
    for (const row of rows) await old.pool.query(row);
    const [rowsBefore, journalBefore] = [await rowsOf(old.pool), (await journal(old.pool)).rows];
    expect(Object.values(rowsBefore).flat()).toHaveLength(rows.length);
    await migrateDatabase(old.url);
    await migrateDatabase(fresh.url);
    // What newer migrations add is none of this test’s: it speaks of the rows that were there and of the final schema.
    expect((await journal(old.pool)).rows.slice(0, former.length)).toEqual(journalBefore);
    expect(await rowsOf(old.pool)).toMatchObject(rowsBefore);
    expect(await catalogOf(old.pool)).toEqual(await catalogOf(fresh.pool));
    const trigger = `delete from blobs returning (select count(*) from loose_objects)`;
    await old.pool.query(trigger);
    expect((await old.pool.query('select name from loose_objects')).rows).toEqual([{ name: 'objects/a' }]);
  } finally {
    await old.close();
    await fresh.close();
  }
});

it.each([1, 23])(
  'one that had only %d of them is refused in one sentence, and left as it was',
  async (count) => {
    const old = await createTestDatabase({ migrated: false });
    try {
      await migrateAsBefore(old.pool, count);
      const before = await catalogOf(old.pool);
      await expect(migrateDatabase(old.url)).rejects.toThrow(
        /^La base date d’avant la première publication.*démarrez une fois la dernière version 0\.1/,
      );
      expect(await catalogOf(old.pool)).toEqual(before);
      expect((await journal(old.pool)).rows).toHaveLength(count);
    } finally {
      await old.close();
    }
  },
);

it('a copy of the last version before it is read wherever one of the first release is', () => {
  const last = former.at(-1)?.tag ?? '';
  expect(isSchemaOfThisVersion(last)).toBe(isSchemaOfThisVersion('0000_first-release'));
  expect(isSchemaOfThisVersion(former.at(-2)?.tag ?? '')).toBe(false);
});
