import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountSessionsResponse } from '#contract/api/account.ts';
import { exportedTables } from '#store/account-export.ts';
import { insertAuditPages } from '#store/audit-pages.ts';
import { saveBlobs } from '#store/blobs.ts';
import { audits, reports, sessions, users } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, signIn, type TestSite } from '../support/http.ts';
import { insertSchedule } from '../support/insert-schedule.ts';
import { auditReport } from '../support/report.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
let site: TestSite;
let cookie: string;
beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(email);
});

async function insertAudit(
  uid: string,
  id: string,
  document: unknown = { marque: 'rapport complet' },
): Promise<void> {
  await database
    .current()
    .db.insert(audits)
    .values({
      id,
      uid,
      url: 'https://exemple.fr/',
      host: 'exemple.fr',
      scope: 'page',
      maxPages: 1,
      device: 'mobile',
      status: 'done',
      progress: { stage: 'report', done: 1, total: 1 },
      createdAt: new Date(),
      quotaMonth: '2026-11',
    });
  await database.current().db.insert(reports).values({
    auditId: id,
    schemaVersion: 1,
    // The export copies the document as it is.
    document,
    createdAt: new Date(),
  });
}

async function unzip(bytes: Uint8Array): Promise<Record<string, string>> {
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries();
  const texts = entries.map(async (entry) => [
    entry.filename,
    entry.directory ? '' : await entry.getData(new TextWriter()),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

const uidOf = async () => (await database.current().db.select().from(users))[0]?.uid ?? '';

describe('profile', () => {
  it('changes the name and the theme, each alone', async () => {
    const patch = (body: unknown) => site.call('PATCH', '/api/account', { cookie, body });
    expect(await (await patch({ displayName: '  Claire D. ' })).json()).toMatchObject({
      user: { displayName: 'Claire D.', settings: { theme: 'light' } },
    });
    expect(await (await patch({ theme: 'dark' })).json()).toMatchObject({
      user: { displayName: 'Claire D.', settings: { theme: 'dark' } },
    });
    expect((await patch({})).status).toBe(200);
  });

  it.each([
    [{ plan: 'agency' }, 'plan'],
    [{ admin: true }, 'admin'],
    [{ uid: 'x', displayName: 'y' }, 'uid'],
    [{ theme: 'rose' }, 'theme'],
    [{ displayName: 'x'.repeat(81) }, 'displayName'],
    [{ displayName: 4 }, 'displayName'],
  ])('refuses what is not the person’s to change: %j', async (body, field) => {
    const refused = await site.call('PATCH', '/api/account', { cookie, body });
    expect(await refusalOf(refused)).toMatchObject({ status: 400, code: 'request/invalid', field });
    expect((await database.current().db.select().from(users))[0]).toMatchObject({
      plan: 'free',
      admin: false,
      displayName: '',
    });
  });
});

describe('sessions', () => {
  it('lists the person’s own without their tokens, and ends one', async () => {
    const other = await signIn(site.call, email);
    await site.signedIn('paul@exemple.fr');
    const answer = await site.call('GET', '/api/account/sessions', { cookie });
    const { sessions: listed } = accountSessionsResponse.strict().parse(await answer.json());
    expect(listed.map((session) => session.current).toSorted()).toEqual([false, true]);
    const target = listed.find((session) => !session.current)?.id;
    expect((await site.call('DELETE', `/api/account/sessions/${target}`, { cookie })).status).toBe(204);
    expect((await site.call('GET', '/api/auth/check-session', { cookie: other })).status).toBe(401);
    expect((await site.call('GET', '/api/auth/check-session', { cookie })).status).toBe(200);
  });

  it('answers another’s session like one that does not exist', async () => {
    const paul = await site.signedIn('paul@exemple.fr');
    const uid = await uidOf();
    const mine = (await database.current().db.select().from(sessions)).find((row) => row.uid === uid)?.id;
    const asPaul = (id: string) => site.call('DELETE', `/api/account/sessions/${id}`, { cookie: paul });
    const answers = [
      await asPaul(String(mine)),
      await asPaul('00000000-0000-4000-8000-000000000000'),
      await asPaul('pas-un-identifiant'),
    ];
    expect(await Promise.all(answers.map((answer) => refusalOf(answer)))).toEqual(
      Array(3).fill({ status: 404, code: 'request/not-found', message: 'Cette adresse n’existe pas.' }),
    );
    expect((await site.call('GET', '/api/auth/check-session', { cookie })).status).toBe(200);
  });
});

describe('export', () => {
  it('holds what is kept about the person, reports included, and no secret', async () => {
    const uid = await uidOf();
    await insertAudit(uid, '01890000-0000-7000-8000-000000000001');
    await insertAudit(uid, '01890000-0000-7000-8000-000000000002', auditReport());
    const image = { key: 'page-1', contentType: 'image/webp', bytes: Buffer.from('image') };
    await saveBlobs(database.current().db, '01890000-0000-7000-8000-000000000001', [image], new Date());
    const paul = await site.signedIn('paul@exemple.fr');
    await site.call('POST', '/api/domains', { cookie, body: { host: 'www.exemple.fr' } });
    await site.call('POST', '/api/domains', { cookie: paul, body: { host: 'paul.exemple.fr' } });
    await insertSchedule(
      database.current().db,
      uid,
      '01890000-0000-7000-8000-00000000000a',
      'www.exemple.fr',
    );
    await site.deps.db.update(users).set({ plan: 'pro' });
    await site.call('POST', '/api/reports/01890000-0000-7000-8000-000000000002/shares', {
      cookie,
      body: { label: 'Prestataire', password: 'entre nous deux' },
    });
    await site.call('POST', '/api/sites/exemple.fr/recipients', {
      cookie,
      body: { email: 'dev@exemple.fr' },
    });
    const paulUid = (await database.current().db.select().from(users)).find((row) => row.uid !== uid)?.uid;
    await insertSchedule(
      database.current().db,
      String(paulUid),
      '01890000-0000-7000-8000-00000000000b',
      'paul.exemple.fr',
    );
    const decided = await site.call('POST', '/api/reports/01890000-0000-7000-8000-000000000002/decisions', {
      cookie,
      body: {
        ruleId: 'rgaa-langue-absente',
        verdict: 'fail',
        kind: 'mended',
        scope: 'rule',
        reason: 'Livré.',
      },
    });
    expect(decided.status).toBe(201);
    const key = { name: 'Intégration', scope: 'read', password: goodPassword };
    expect((await site.call('POST', '/api/account/keys', { cookie, body: key })).status).toBe(201);
    const hook = { url: 'https://outils.exemple.fr/', events: ['audit.done'] };
    expect((await site.call('POST', '/api/webhooks', { cookie, body: hook })).status).toBe(201);
    const listed = ['https://exemple.fr/', 'https://exemple.fr/contact'];
    await insertAuditPages(database.current().db, '01890000-0000-7000-8000-000000000001', listed);
    const answer = await site.call('GET', '/api/account/export', { cookie });
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const files = await unzip(new Uint8Array(await answer.arrayBuffer()));
    const folder = (name: string, last: number) =>
      `audits/${new Date().toISOString().slice(0, 10)}-exemple.fr-01890000-0000-7000-8000-00000000000${last}/${name}`;
    expect(Object.keys(files)).toEqual([
      'LISEZ-MOI.txt',
      'compte.json',
      folder('audit.json', 1),
      folder('rapport.json', 1),
      folder('captures/page-1.webp', 1),
      folder('audit.json', 2),
      folder('rapport.json', 2),
      folder('rapport.csv', 2),
    ]);
    expect(JSON.parse(files['compte.json'] ?? '')).toMatchObject({
      profile: { email, plan: 'pro' },
      sessions: [{ current: true }],
      domains: [{ host: 'www.exemple.fr', status: 'waiting' }],
      schedules: [{ host: 'www.exemple.fr', mail: 'worse', runs: [{ outcome: 'quota' }] }],
      shares: [{ label: 'Prestataire', accessCount: 0 }],
      recipients: [{ host: 'exemple.fr', email: 'dev@exemple.fr', state: 'waiting' }],
      apiKeys: [{ name: 'Intégration', scope: 'read' }],
      webhooks: [{ url: 'https://outils.exemple.fr/', events: ['audit.done'] }],
      mails: expect.any(Array),
      planChanges: [],
      decisions: [{ kind: 'mended', reason: 'Livré.', authorEmail: email, end: null }],
    });
    expect(JSON.parse(files[folder('audit.json', 1)] ?? '')).toMatchObject({ pages: listed });
    expect(files[folder('rapport.json', 1)]).toBe('{"marque":"rapport complet"}');
    expect(files[folder('rapport.csv', 2)]).toContain('Intitulé');
    expect(files[folder('rapport.csv', 2)]).toContain('Livré.');
    expect(files[folder('captures/page-1.webp', 1)]).toBe('image');
    expect(Object.values(files).join()).not.toMatch(
      /paul@exemple|paul\.exemple|tokenHash|argon2|token=|unsubscribeToken|confirmHash|leaveToken|whsec_|cst_/,
    );
  });

  it('leaves out nothing that hangs on a person or an audit', async () => {
    const { rows } = await database.current().pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('uid', 'audit_id') order by 1`,
    );
    // Digests of links in mailboxes, questions and sign-ins of minutes, a reset that a mail tells. What becomes a report in a moment, or completes one within a day. A day’s keys of programs and two days’ counts of starts, of no meaning to the person; what is drawn from the reports.
    const leftOut = [
      ...['audit_visits', 'audit_starts', 'factor_challenges', 'factor_resets', 'idempotency_keys'],
      ...['later_measures', 'mailed_tokens', 'provider_logins', 'report_parts', 'trials', 'work_notices'],
    ];
    expect(rows.map(({ name }) => name)).toEqual([...Object.keys(exportedTables), ...leftOut].toSorted());
  });
});

describe('deletion', () => {
  it('asks for the password', async () => {
    const refused = await site.call('DELETE', '/api/account', {
      cookie,
      body: { password: 'mauvais, encore' },
    });
    expect(await refusalOf(refused)).toMatchObject({
      status: 403,
      code: 'auth/wrong-password',
      field: 'password',
    });
    expect(await uidOf()).not.toBe('');
  });

  it('takes account, audits, reports and sessions with it, and confirms by mail', async () => {
    await insertAudit(await uidOf(), '01890000-0000-7000-8000-000000000001');
    await site.call('POST', '/api/domains', { cookie, body: { host: 'www.exemple.fr' } });
    const done = await site.call('DELETE', '/api/account', { cookie, body: { password: goodPassword } });
    expect([done.status, done.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringContaining('Max-Age=0'),
    ]);
    const { pool } = database.current();
    for (const table of [
      'users',
      'sessions',
      'domains',
      'audits',
      'reports',
      'identity_user',
      'identity_account',
    ]) {
      expect([table, (await pool.query(`select 1 from ${table}`)).rowCount]).toEqual([table, 0]);
    }
    expect(await site.mailTo(email)).toMatchObject({ kind: 'account-deleted' });
    expect((await site.call('GET', '/api/auth/check-session', { cookie })).status).toBe(401);
    const signInAgain = await site.call('POST', '/api/identity/sign-in', {
      body: { email, password: goodPassword },
    });
    expect(signInAgain.status).toBe(401);
  });
});
