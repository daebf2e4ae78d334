import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { OutgoingMessage } from '#platform/mailer.ts';
import type { ObjectStore } from '#platform/objects.ts';
import { s3Objects } from '#platform/objects-s3.ts';
import { reconcileAudits } from '#service/audits/reconcile-audits.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import type { Manifest } from '#service/backup/manifest.ts';
import { restoreBackup } from '#service/backup/restore-backup.ts';
import { writeBackup } from '#service/backup/write-backup.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import { listOpenAccess } from '#store/open-access.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { instantRunner, plainMail } from '../support/audit-world.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { createTestSite, signIn, type TestSite } from '../support/http.ts';
import { type ObjectServer, startObjectServer } from '../support/object-server.ts';
import { openAllAccess } from '../support/open-all-access.ts';
import { addApp, appCode, callIn, jar, typePassword } from '../support/second-factor.ts';

const email = 'claire@exemple.fr';
const oddName = '"Claire"\n\u2028\\x, {é} (NULL) \'';
const running = '01900000-0000-7000-8000-000000000001';
const signal = new AbortController().signal;
const job = (id: string) => ({ id, retryCount: 0, lastTry: true, signal });
/** What left by mail, before and after. */
const sent: OutgoingMessage[] = [];
let server: ObjectServer;
let objects: ObjectStore;
let source: TestDatabase;
let site: TestSite;
let cookie: string;
let auditId: string;
let folder: string;
let made: Manifest;

const mailer = {
  send: async (message: OutgoingMessage) => void sent.push(message),
  mailboxFolder: null,
  close: async () => {},
};
const newFolder = () => join(mkdtempSync(join(tmpdir(), 'constat-copy-')), 'copie');
const rows = async (where: TestDatabase, sql: string, values: unknown[] = []) =>
  (await where.pool.query(sql, values)).rows as Record<string, unknown>[];

/** A product in use, and its copy: an account, an audit with its report and picture, one that runs, a mail that waits. */
beforeAll(async () => {
  server = await startObjectServer();
  objects = s3Objects(server.settings);
  source = await createTestDatabase();
  site = createTestSite(source, { mailer });
  cookie = await site.signedIn(email);
  await deliverPending(site);
  const headers = { 'idempotency-key': 'une-seule-fois' };
  const body = { url: 'exemple.fr', scope: 'site' };
  auditId = (await (await site.call('POST', '/api/audits', { cookie, body, headers })).json()).id;
  const run = runAuditJob({ ...site.deps, objects }, { run: instantRunner, workerId: 'w' });
  await run({ ...job(auditId), data: { auditId, round: 0 } });
  await rows(
    source,
    `insert into audits select (jsonb_populate_record(a, '{"id": "${running}", "status": "running"}')).* from audits a`,
  );
  // What breaks careless copies: quotes, ends of lines of all kinds, a backslash.
  await rows(source, 'update users set display_name = $1', [oddName]);
  folder = newFolder();
  made = await copy(folder);
}, 120_000);
afterAll(async () => {
  await source.close();
  await server.close();
}, 60_000);

async function deliverPending(of: TestSite): Promise<void> {
  const deliver = deliverMailJob(of.deps, plainMail);
  const { rows: waiting } = await of.deps.db.execute<{ id: string }>(
    "select id from outbox where state in ('queued', 'sending')",
  );
  for (const { id } of waiting) await deliver({ ...job(id), data: { messageId: id } });
}

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function copy(into: string, withFiles = true): Promise<Manifest> {
  const { dataFolder } = site.deps.config;
  return connected(source.url, (client) =>
    writeBackup({ client, dataFolder, objects, clock: systemClock, withFiles }, into),
  );
}

interface Asked {
  readonly replace?: boolean;
  readonly sendPending?: boolean;
  readonly into?: ObjectStore | null;
  readonly from?: string;
  /** The product goes on. */
  readonly runs?: boolean;
}

/** Ends what a product (here: a test) has open on the database. */
const stopProduct = (client: Client) =>
  client.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );

/** Another machine: an empty database, an empty data folder. */
async function elsewhere() {
  const other = await createTestDatabase();
  const dataFolder = mkdtempSync(join(tmpdir(), 'constat-restored-'));
  const restore = (asked: Asked = {}) =>
    connected(other.url, async (client) => {
      const { replace = false, sendPending = false, into = objects, from = folder } = asked;
      if (!asked.runs) await stopProduct(client);
      return restoreBackup({ client, dataFolder, objects: into, replace, sendPending }, from);
    });
  return {
    other,
    dataFolder,
    restore,
    open: () => createTestSite(other, { mailer, env: { CONSTAT_DATA: dataFolder } }),
    close: async () => {
      await other.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

let target: Awaited<ReturnType<typeof elsewhere>>;
beforeEach(async () => {
  target = await elsewhere();
}, 60_000);
afterEach(() => target.close(), 60_000);

const report = async (of: TestSite, withCookie = cookie) =>
  (await (await of.call('GET', `/api/reports/${auditId}`, { cookie: withCookie })).json()) as object;
const isSame = async (table: string) => {
  const sql = `select t::text as row from ${table} t order by 1`;
  expect([table, await rows(target.other, sql)]).toEqual([table, await rows(source, sql)]);
};
const objectIn = async (where: TestDatabase) =>
  String((await rows(where, 'select object from blobs'))[0]?.object);

describe('a copy put back where nothing is left', () => {
  it('gives the same report, pictures and sign-in', async () => {
    await objects.delete(await objectIn(source));
    await target.restore();
    const restored = target.open();
    expect(await report(restored, await signIn(restored.call, email))).toEqual(await report(site));
    expect([...((await objects.get(await objectIn(target.other))) ?? [])]).toEqual([1, 2, 3]);
    expect((await restored.profileOf(email))?.displayName).toBe(oddName);
    for (const table of [
      'audits',
      'reports',
      'report_parts',
      'identity_account',
      'idempotency_keys',
      'blobs',
    ])
      await isSame(table);
  });

  it('opens no session and no mailed link of the copy, which its owner may have ended since, and says so', async () => {
    const own = createTestSite(source, { env: { CONSTAT_DATA: site.deps.config.dataFolder } });
    await own.call('POST', '/api/identity/request-reset', { body: { email } });
    const token = await own.tokenTo(email, 'password-reset');
    const uid = (await own.profileOf(email))?.uid ?? '';
    await openAllAccess(source.db, uid, new Date('2026-11-20T09:00:00Z'));
    const copied = newFolder();
    await copy(copied);
    const { ended } = await target.restore({ from: copied, sendPending: true });
    expect(ended.sessions).toBeGreaterThan(0);
    expect(ended.mailedTokens).toBeGreaterThan(0);
    const restored = target.open();
    expect((await restored.call('GET', '/api/auth/check-session', { cookie })).status).toBe(401);
    const body = { token, password: 'tambour safran écluse 31' };
    expect((await restored.call('POST', '/api/identity/reset-password', { body })).status).toBe(400);
    expect(
      await rows(target.other, "select 1 from outbox where state = 'queued' and data::text like '%token=%'"),
    ).toEqual([]);
    // What goes on without a session is named.
    const open = await listOpenAccess(target.other.db, new Date());
    expect(open.map(({ kind, email: whose }) => [kind, whose])).toEqual(
      ['keys', 'webhooks', 'shares', 'recipients'].map((kind) => [kind, email]),
    );
    expect(
      await rows(target.other, "select act, admin_uid, detail->>'madeAt' as at from admin_acts"),
    ).toMatchObject([{ act: 'copy-restored', admin_uid: null, at: expect.stringMatching(/^20/) }]);
    await rows(source, "delete from outbox where kind = 'password-reset'");
  }, 60_000);

  it('asks for second factors as before: recovery codes by the copy alone, applications by the secret that it does not hold', async () => {
    const zoe = 'zoe@exemple.fr';
    const own = createTestSite(source, { mailer, env: { CONSTAT_DATA: site.deps.config.dataFolder } });
    const { secret, recoveryCodes } = await addApp(own, jar(await own.signedIn(zoe)));
    const copied = newFolder();
    await copy(copied);
    await rows(source, `delete from users where email = '${zoe}'`);
    await rows(source, `delete from outbox where recipient = '${zoe}'`);
    const comeBack = async (code: string) => {
      const restored = target.open();
      restored.clock.forward(60_000);
      const browser = jar();
      expect((await typePassword(restored, browser, zoe)).status).toBe(202);
      const typed = code || appCode(secret, restored.clock.now());
      return (await callIn(restored, browser, 'POST', '/api/auth/second-step', { code: typed })).status;
    };
    expect((await target.restore({ from: copied })).shut).toEqual({ apps: 1, accesses: 0 });
    expect(await comeBack(recoveryCodes[0] ?? '')).toBe(200);
    expect(await comeBack('')).not.toBe(200);
    cpSync(join(site.deps.config.dataFolder, 'access-secret'), join(target.dataFolder, 'access-secret'));
    expect((await target.restore({ from: copied, replace: true })).shut).toBeNull();
    expect(await comeBack('')).toBe(200);
  }, 60_000);

  testOfAll('puts the files into the database where no store is named', async () => {
    await target.restore({ into: null });
    expect(await rows(target.other, "select encode(bytes, 'hex') as hex, object from blobs")).toEqual([
      { hex: '010203', object: null },
    ]);
    expect(await rows(target.other, 'select * from loose_objects')).toEqual([]);
  });

  it('sends no mail twice: what waited is told as uncertain, unless asked for', async () => {
    // The product goes on after the copy, and the mail leaves.
    await deliverPending(site);
    const left = sent.length;
    expect((await target.restore()).uncertainMails).toBe(1);
    await deliverPending(target.open());
    expect(sent).toHaveLength(left);
    expect(await rows(target.other, "select state from outbox where kind = 'audit-finished'")).toEqual([
      { state: 'uncertain' },
    ]);
    expect((await target.restore({ replace: true, sendPending: true })).uncertainMails).toBe(0);
    await deliverPending(target.open());
    expect(sent).toHaveLength(left + 1);
    expect(sent.at(-1)?.messageId).toBe(sent.at(-2)?.messageId);
  });

  testOfAll('takes audits up again that were under way', async () => {
    await target.restore();
    const restored = target.open();
    const again: string[] = [];
    const queue = {
      ...restored.deps.queue,
      send: async (_db: unknown, name: string, data: object) => {
        again.push(`${name} ${JSON.stringify(data)}`);
        return 'job';
      },
    };
    restored.clock.forward(120_000);
    await reconcileAudits({ ...restored.deps, queue: queue as typeof restored.deps.queue });
    expect(again.join()).toContain(running);
  });
});

describe('a copy', () => {
  it('is private and whole: secret, tables, objects, manifest', async () => {
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'manifest.json', 'objects', 'tables']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of ['tables/users.gz', 'data/identity-secret', 'manifest.json'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(made.objects).toMatchObject({ included: true, count: 1, missing: 0 });
    await expect(copy(folder)).rejects.toThrow('n’est pas vide');
  });

  testOfAll('without the files, or with one that is gone, says so and is put back all the same', async () => {
    const bare = newFolder();
    expect((await copy(bare, false)).objects).toMatchObject({ included: false, count: 1, digests: [] });
    await target.restore({ from: bare });
    expect(await rows(target.other, 'select bytes from blobs')).toEqual([{ bytes: null }]);
    await objects.delete(await objectIn(source));
    const poor = newFolder();
    expect((await copy(poor)).objects).toMatchObject({ included: true, count: 1, missing: 1 });
    await target.restore({ from: poor, replace: true });
    const restored = target.open();
    expect(await report(restored, await signIn(restored.call, email))).toMatchObject({ status: 'done' });
  });
});

describe('a restoration is refused in one line, and changes nothing,', () => {
  const refusal = (asked?: Asked) =>
    target.restore(asked).then(
      () => 'done',
      (error: Error) => error.message,
    );
  const untouched = async () => {
    expect(await rows(target.other, "select uid from users where uid <> 'autre'")).toEqual([]);
    expect(existsSync(join(target.dataFolder, 'identity-secret'))).toBe(false);
  };

  it('where somebody’s data are, unless they may go', async () => {
    await rows(
      target.other,
      "insert into users (uid, email, created_at) values ('autre', 'autre@exemple.fr', now())",
    );
    expect(await refusal()).toContain('ajoutez --replace');
    await untouched();
    expect(await refusal({ replace: true })).toBe('done');
    expect(await rows(target.other, 'select email from users')).toEqual([{ email }]);
  });

  it('while the product runs', async () => {
    await rows(target.other, 'select 1');
    expect(await refusal({ runs: true })).toContain('arrêtez-le');
    await untouched();
  });

  it('of a copy that is damaged, unfinished, or of another version', async () => {
    const damaged = newFolder();
    cpSync(folder, damaged, { recursive: true });
    const whenChanged = async (name: string, change: (text: string) => string) => {
      const path = join(damaged, name);
      const whole = readFileSync(path);
      writeFileSync(path, change(whole.toString('latin1')), 'latin1');
      const said = await refusal({ from: damaged });
      writeFileSync(path, whole);
      expect(said).not.toContain('\n');
      return said;
    };
    expect(await whenChanged('tables/users.gz', (text) => `${text}x`)).toContain('abîmée');
    expect(await whenChanged('data/identity-secret', () => 'autre')).toContain('abîmée');
    expect(await whenChanged('manifest.json', () => '{')).toContain('abîmée');
    expect(
      await whenChanged('manifest.json', (text) => text.replace('"version": 1', '"version": 2')),
    ).toContain('au format 2');
    const former = (text: string) => text.replace(/"schema": "[\w-]+"/, '"schema": "0001_former"');
    expect(await whenChanged('manifest.json', former)).toContain(
      'autre version de Constat (base 0001_former',
    );
    rmSync(join(damaged, 'manifest.json'));
    expect(await refusal({ from: damaged })).toContain('manifest.json y manque');
    await untouched();
  });

  testOfAll('and one that dies half-way leaves the database as it was', async () => {
    const dying: ObjectStore = { ...objects, put: () => Promise.reject(new Error('killed')) };
    expect(await refusal({ into: dying })).toBe('killed');
    await untouched();
    expect(await refusal()).toBe('done');
  });
});
