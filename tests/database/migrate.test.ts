import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrateDatabase } from '#store/migrate.ts';
import { users } from '#store/schema.ts';
import { createTestDatabase, useTestDatabase } from '../support/database.ts';

describe('migrateDatabase', () => {
  it('lets eight processes migrate the same empty database at once', async () => {
    const database = await createTestDatabase({ migrated: false });
    try {
      const runs = await Promise.allSettled(Array.from({ length: 8 }, () => migrateDatabase(database.url)));
      expect(runs.filter((run) => run.status === 'rejected')).toEqual([]);
      const applied = await database.pool.query(
        'select count(*)::int as n from drizzle.__drizzle_migrations',
      );
      expect(applied.rows[0]?.n).toBeGreaterThan(0);
      expect(await database.db.select().from(users)).toEqual([]);
    } finally {
      await database.close();
    }
  });

  it('waits behind nobody for long: a table that is held is tried again, then said in one French line', async () => {
    const database = await createTestDatabase();
    const holder = await database.pool.connect();
    try {
      const migrated = async (notice: (line: string) => void) =>
        migrateDatabase(database.url, { lockMs: 50, pauseMs: 20, tries: 3, notice });
      await holder.query('begin');
      await holder.query('lock table drizzle.__drizzle_migrations in access exclusive mode');
      const notices: string[] = [];
      await expect(migrated((line) => notices.push(line))).rejects.toThrow(
        /^La base n’a pas pu être mise à jour/,
      );
      expect(notices).toHaveLength(2);
      const freed = migrated(() => void holder.query('rollback').catch(() => undefined));
      await expect(freed).resolves.toBeUndefined();
    } finally {
      holder.release(true);
      await database.close();
    }
  });

  it('changes nothing the second time', async () => {
    const database = await createTestDatabase();
    try {
      const count = 'select count(*)::int as n from drizzle.__drizzle_migrations';
      const before = await database.pool.query(count);
      await migrateDatabase(database.url);
      expect((await database.pool.query(count)).rows).toEqual(before.rows);
    } finally {
      await database.close();
    }
  });
});

describe('useTestDatabase', () => {
  const database = useTestDatabase();
  for (const round of [1, 2]) {
    it(`gives test ${round} a database nobody else has written to`, async () => {
      const { db } = database.current();
      expect(await db.select().from(users)).toEqual([]);
      await db.insert(users).values({ uid: 'u', email: 'a@exemple.fr', createdAt: new Date() });
      const sorted = await db.execute(
        sql`select v from (values ('été'), ('zoo'), ('eau')) t(v) order by v collate "fr-x-icu"`,
      );
      expect(sorted.rows.map((row) => row.v)).toEqual(['eau', 'été', 'zoo']);
    });
  }
});
