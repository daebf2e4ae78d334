import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { instantRunner } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
let site: TestSite;
let cookie: string;
beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(email);
});

const deleteAccount = () => site.call('DELETE', '/api/account', { cookie, body: { password: goodPassword } });

/** Everything the database holds of a person or an audit, by table; but that a site was visited, once it says for nobody. */
async function leftovers(auditId: string): Promise<Record<string, unknown[]>> {
  const { pool } = database.current();
  const tables = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    const named = name === 'site_visits' ? 'where uid is not null' : '';
    const { rows } = await pool.query(`select t::text as row from "${name}" t ${named}`);
    const mine = rows.filter(({ row }) => String(row).includes(email) || String(row).includes(auditId));
    if (mine.length > 0) found[name] = mine;
  }
  return found;
}

async function runWhileDeleting(run: (deleted: () => Promise<Response>) => AuditRunner): Promise<string> {
  const started = await site.call('POST', '/api/audits', {
    cookie,
    body: { url: 'exemple.fr', scope: 'site' },
  });
  const { id } = (await started.json()) as { id: string };
  const runner = run(deleteAccount);
  await runAuditJob(site.deps, { run: runner, workerId: 'w' })({
    id,
    data: { auditId: id, round: 0 },
    retryCount: 0,
    lastTry: true,
    signal: new AbortController().signal,
  });
  return id;
}

const lastMailOnly = { outbox: [{ row: expect.stringContaining('account-deleted') }] };

describe('an account deleted in the middle of an audit leaves nothing behind', () => {
  it('when the audit then ends with a report', async () => {
    const id = await runWhileDeleting((deleted) => async (order, running) => {
      expect((await deleted()).status).toBe(204);
      return instantRunner(order, running);
    });
    expect(await leftovers(id)).toEqual(lastMailOnly);
  });

  it('when the audit then fails', async () => {
    const id = await runWhileDeleting((deleted) => async () => {
      await deleted();
      throw new Error('crashed');
    });
    expect(await leftovers(id)).toEqual(lastMailOnly);
  });

  it('when both happen at the same moment, one after the other', async () => {
    let answer: Promise<Response> | undefined;
    const id = await runWhileDeleting((deleted) => async (order, running) => {
      answer = deleted();
      return instantRunner(order, running);
    });
    expect((await answer)?.status).toBe(204);
    expect(await leftovers(id)).toEqual(lastMailOnly);
  });

  it('with mails that had not left yet, and links that were mailed', async () => {
    await site.call('POST', '/api/identity/request-reset', { body: { email } });
    await site.call('POST', '/api/account/email', {
      cookie,
      body: { email: 'autre@exemple.fr', password: goodPassword },
    });
    await deleteAccount();
    expect(await leftovers('none')).toEqual(lastMailOnly);
    const { rowCount } = await database.current().pool.query('select 1 from mailed_tokens');
    expect(rowCount).toBe(0);
  });
});

it('settling and deleting wait for each other, whichever is first', async () => {
  const { pool } = database.current();
  const started = await site.call('POST', '/api/audits', {
    cookie,
    body: { url: 'exemple.fr', scope: 'site' },
  });
  const { id } = (await started.json()) as { id: string };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from audits where id = $1 for update', [id]);
    const deleting = deleteAccount();
    await expect
      .poll(
        async () => {
          const { rows } = await pool.query(
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          );
          return rows.length;
        },
        // The password is looked at first, which takes a while on a busy machine.
        { timeout: 20_000 },
      )
      .toBe(1);
    // What settling an audit writes last, and needs the account for: it would wait for ever if deleting held that.
    await client.query(
      "insert into site_files (uid, origin, answers, saved_at) select uid, 'https://exemple.fr', '{}', now() from audits where id = $1",
      [id],
    );
    await client.query('commit');
    expect((await deleting).status).toBe(204);
  } finally {
    client.release();
  }
  expect(await leftovers(id)).toEqual(lastMailOnly);
});
