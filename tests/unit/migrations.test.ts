import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '#store/migrate.ts';

/**
 * While a new version starts, an older one still serves: what it reads must stay, and what it writes must be accepted.
 * So a migration only adds; what nobody needs any more goes one release later, and is named here as `<file>: <statement>`.
 */
const allowed = new Set<string>();

/** Statements that break an older version, of a migration’s text. */
function breaking(sql: string): string[] {
  return sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => {
      if (/^(DROP (TABLE|TYPE|SCHEMA)|TRUNCATE)\b/i.test(statement)) return true;
      if (!/^ALTER TABLE\b/i.test(statement)) return false;
      if (/\b(DROP COLUMN|RENAME|SET DATA TYPE|SET NOT NULL)\b/i.test(statement)) return true;
      return /\bADD COLUMN\b.*\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement);
    });
}

it('migrations only add: an older version goes on serving beside the new one', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(files).toContain('0000_first-release.sql');
  const found = files.flatMap((name) =>
    breaking(readFileSync(join(migrationsFolder, name), 'utf8')).map((statement) => `${name}: ${statement}`),
  );
  expect(found.filter((statement) => !allowed.has(statement))).toEqual([]);
});

it.each([
  'ALTER TABLE "users" DROP COLUMN "plan";',
  'ALTER TABLE "users" RENAME COLUMN "plan" TO "formula";',
  'ALTER TABLE "users" ADD COLUMN "city" text NOT NULL;',
  'DROP TABLE "users";',
])('%s would break it', (statement) => {
  expect(breaking(statement)).toHaveLength(1);
});
