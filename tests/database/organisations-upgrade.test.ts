import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cookieName } from '#service/accounts/token-cookies.ts';
import { hashToken } from '#service/hash-token.ts';
import { migrateDatabase, migrationsFolder } from '#store/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createTestSite } from '../support/http.ts';

/** The migrations of the version before organisations. */
const former = ['0000_first-release', '0001_chosen-pages', '0002_chosen-pages-access-plans'];

/** Brings an empty database to that version, as drizzle would have. */
async function migrateToFormer({ pool }: TestDatabase): Promise<void> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  await pool.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const tag of former) {
    const text = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await pool.query(statement);
    const when = journal.entries.find((entry) => entry.tag === tag)?.when;
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      createHash('sha256').update(text).digest('hex'),
      when,
    ]);
  }
}

/** What that version writes: it knows none of the new columns. */
const formerWrites = (uid: string) => [
  `insert into users (uid, email, display_name, created_at, email_verified, plan)
    values ('${uid}', '${uid}@exemple.fr', 'Claire', now(), true, 'pro')`,
  `insert into audits (id, uid, url, host, scope, max_pages, device, status, progress, created_at, finished_at, quota_month, score)
    values (gen_random_uuid(), '${uid}', 'https://${uid}.fr/', '${uid}.fr', 'page', 1, 'mobile', 'done',
      '{"stage":"visit","done":1,"total":1}', now(), now(), '2026-11', 71)`,
  `insert into decisions (id, uid, host, decided_from, rule_id, rule_version, verdict, title, kind, scope, page, place, anchor,
      reason, author_name, author_email, made_at)
    values (gen_random_uuid(), '${uid}', '${uid}.fr', now(), 'sec-hsts-absent', 1, 'fail', 'Titre', 'third-party', 'rule', '', '',
      '{"page":"","title":"","evidence":[],"order":0,"part":null,"pages":[]}', 'Une raison.', 'Claire', '${uid}@exemple.fr', now())`,
  `insert into domains (id, uid, host, token, created_at) values (gen_random_uuid(), '${uid}', '${uid}.fr', 'jeton', now())`,
];

it('an installation of the version before finds all of it in people’s own spaces, and that version goes on beside', async () => {
  const database = await createTestDatabase({ migrated: false });
  try {
    const { pool } = database;
    await migrateToFormer(database);
    for (const statement of formerWrites('claire')) await pool.query(statement);
    const token = 'A'.repeat(43);
    await pool.query(
      `insert into sessions (token_hash, id, uid, created_at, expires_at, last_seen_at)
        values ($1, gen_random_uuid(), 'claire', now(), now() + interval '1 day', now())`,
      [hashToken(token)],
    );
    const key = `cst_${'B'.repeat(43)}`;
    await pool.query(
      `insert into api_keys (id, uid, token_hash, name, scope, start, created_at, expires_at)
        values (gen_random_uuid(), 'claire', $1, 'CI', 'read', 'cst_BBBB', now(), now() + interval '1 day')`,
      [hashToken(key)],
    );

    await migrateDatabase(database.url);

    const site = createTestSite(database);
    const cookie = `${cookieName('session', site.deps.config)}=${token}`;
    const read = async (
      path: string,
      as: { cookie?: string; headers?: Record<string, string> } = { cookie },
    ) => {
      const answer = await site.call('GET', path, as);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.json();
    };
    expect((await read('/api/auth/check-session')).user).toMatchObject({ uid: 'claire', plan: 'pro' });
    expect((await read('/api/auth/check-session')).user.organisation).toBeUndefined();
    expect((await read('/api/audits')).items).toMatchObject([{ host: 'claire.fr', score: 71 }]);
    expect((await read('/api/sites')).sites).toHaveLength(1);
    expect((await read('/api/decisions?host=claire.fr')).total).toBe(1);
    expect((await read('/api/domains')).domains).toHaveLength(1);
    const headers = { authorization: `Bearer ${key}` };
    expect((await read('/api/audits', { headers })).items).toHaveLength(1);
    expect(await read('/api/organisations')).toEqual({ current: null, organisations: [] });

    // The version before still serves: what it writes is accepted, and read by both.
    for (const statement of formerWrites('denis')) await pool.query(statement);
    const kinds = await pool.query('select uid, kind from users order by uid');
    expect(kinds.rows).toEqual([
      { uid: 'claire', kind: 'person' },
      { uid: 'denis', kind: 'person' },
    ]);
  } finally {
    await database.close();
  }
});
