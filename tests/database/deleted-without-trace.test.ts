import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { beforeEach, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { MailError } from '#platform/mailer.ts';
import { fileMailer } from '#platform/mailer-files.ts';
import { changeUser } from '#service/admin/change-user.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import { sweepMailbox } from '#service/mail/forget-mailbox.ts';
import { instantRunner, plainMail } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, type TestSite } from '../support/http.ts';
import { registerOfTables } from '../support/personal-data.ts';

const database = testDatabase();
const email = 'clairette.moreau@exemple.fr';
const name = 'Clairette Moreau-Lefèvre';
const mailFolder = mkdtempSync(join(tmpdir(), 'constat-trace-'));
let site: TestSite;
let cookie: string;

beforeEach(async () => {
  site = createTestSite(database.current(), { mailer: fileMailer(mailFolder, 'c@exemple.fr', systemClock) });
  cookie = await site.signedIn(email);
});

/** Calls as Clairette. @throws Error unless it is accepted: what is not done leaves nothing to look for. */
async function post<Answer = never>(
  path: string,
  body: object,
  method = 'POST',
  headers = {},
): Promise<Answer> {
  const answer = await site.call(method, path, { cookie, body, headers });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Answer;
}

const rows = async (sql: string, values: unknown[] = []) =>
  (await database.current().pool.query(sql, values)).rows as Record<string, string>[];

async function runAudit(): Promise<string> {
  const { id } = await post('/api/audits', { url: 'exemple.fr', scope: 'site' }, 'POST', {
    'idempotency-key': 'clairette-1',
  });
  await runAuditJob(site.deps, { run: instantRunner, workerId: 'w' })({
    id,
    data: { auditId: id, round: 0 },
    retryCount: 0,
    lastTry: true,
    signal: new AbortController().signal,
  });
  return id;
}

/** Everything a person can leave in the product. */
async function useEveryFeature(): Promise<string> {
  const { uid = '' } = (await rows('select uid from users where email = $1', [email]))[0] ?? {};
  await changeUser(site.deps, { uid: 'une-administratrice' }, uid, { plan: 'agency' });
  await post('/api/account', { displayName: name }, 'PATCH');
  const auditId = await runAudit();
  const timing = { frequency: 'weekly', day: 1, hour: 8, mail: 'always' };
  await post('/api/audits', { url: 'exemple.fr', scope: 'list', pages: ['/equipe/clairette-moreau'] });
  const named = [{ url: '/equipe/clairette-moreau', name, kind: 'other' }];
  await post('/api/samples', { url: 'exemple.fr', name: `Pages de ${name}`, pages: named });
  await post('/api/lineups', { name: `Voisins de ${name}`, sites: ['exemple.fr', 'autre.fr'] });
  const { schedule } = await post('/api/schedules', { url: 'exemple.fr', scope: 'page', ...timing });
  await post(`/api/reports/${auditId}/handovers`, {
    ...{ email: 'sacha@agence.fr', fixes: ['rule:sec-hsts-absent'] },
    message: `De la part de ${name}`,
  });
  const finding = { ruleId: 'sec-hsts-absent', verdict: 'fail', scope: 'rule' };
  const reason = `Vu avec ${name}`;
  await post(`/api/reports/${auditId}/decisions`, { ...finding, kind: 'third-party', reason });
  const followed = { key: 'rule:sec-hsts-absent' };
  await post(`/api/reports/${auditId}/assignments`, { ...followed, assignee: uid, revision: 0 }, 'PUT');
  await post(`/api/reports/${auditId}/comments`, { ...followed, text: `Dit par ${name}` });
  // Others call her.
  await rows(
    `insert into comment_mentions (comment_id, person) select id, author from comments where author = $1`,
    [uid],
  );
  await rows(
    `insert into work_notices (id, person, assignment_id, kind, by, created_at)
      select gen_random_uuid(), $1, id, 'assigned', $1, now() from assignments`,
    [uid],
  );
  await post(`/api/reports/${auditId}/shares`, { label: `Pour ${name}`, days: 30 });
  await post('/api/sites/exemple.fr/recipients', { email: 'dev@exemple.fr' });
  await post('/api/domains', { host: 'exemple.fr' });
  await post('/api/account/keys', { name: `Clé de ${name}`, scope: 'read', password: goodPassword });
  const url = 'https://outils.exemple.fr/clairette.moreau';
  const { webhook } = await post<{ webhook: { id: string } }>('/api/webhooks', {
    url,
    events: ['audit.done'],
  });
  await post(`/api/webhooks/${webhook.id}/test`, {});
  await post('/api/plan-requests', { plan: 'pro' });
  await post('/api/account/brand', { name, logo: null }, 'PUT');
  await post('/api/account/email', { email: 'autre@exemple.fr', password: goodPassword });
  await post('/api/identity/request-reset', { email });
  // Others name her as a recipient of theirs.
  const other = await site.signedIn('marc@exemple.fr');
  await rows(
    `insert into recipients (id, uid, host, email, state, created_at) select gen_random_uuid(), uid, 'autre.fr', $1,
      'confirmed', now() from users where email = 'marc@exemple.fr'`,
    [email],
  );
  expect(other).not.toBe('');
  // Somebody sends her their plans.
  await rows(
    `insert into providers (id, uid, email, created_at) select gen_random_uuid(), uid, $1, now() from users
      where email = 'marc@exemple.fr'`,
    [email],
  );
  const identity = [uid, 'https://fournisseur.exemple.fr', email];
  await rows(
    `insert into identity_links (id, uid, provider, issuer, subject, email, created_at)
      values (gen_random_uuid(), $1, 'proconnect', $2, 'agente-1', $3, now())`,
    identity,
  );
  await rows(
    `insert into provider_logins (browser_hash, provider, uid, destination, expires_at)
      values ('\\x01', 'proconnect', $1, '/dashboard', now() + interval '5 minutes')`,
    [uid],
  );
  await rows(
    `insert into provider_sessions (session_id, provider, sealed_id_token, step_up)
      select id, 'proconnect', '\\x00', false from sessions where uid = $1 limit 1`,
    [uid],
  );
  await rows(
    `insert into site_accesses (id, uid, host, origin, sealed, kinds, set_at) values
      (gen_random_uuid(), $1, 'exemple.fr', 'https://exemple.fr', '\\x00', '["basic"]', now())`,
    [uid],
  );
  await rows(
    `insert into journeys (id, uid, host, name, steps, version, saved_at) values
      (gen_random_uuid(), $1, 'exemple.fr', $2, '[]', 1, now())`,
    [uid, `Parcours de ${name}`],
  );
  await rows(
    `insert into trials (id, uid, host, subject, subject_id, created_at) values
      (gen_random_uuid(), $1, 'exemple.fr', 'access', gen_random_uuid(), now())`,
    [uid],
  );
  await rows(
    `insert into journey_versions (journey_id, version, name, steps, saved_at, saved_by)
      select id, 1, name, steps, now(), uid from journeys where uid = $1`,
    [uid],
  );
  // She works in somebody’s organisation, and is invited into it.
  await rows(
    `insert into users (uid, kind, email, display_name, created_at, email_verified) values
      ('org-1', 'organisation', 'org-1@organisation.invalid', 'Agence', now(), true)`,
  );
  await rows(
    `insert into memberships (organisation, person, role, created_at) select 'org-1', uid,
      case when uid = $1 then 'client' else 'owner' end, now() from users where kind = 'person'`,
    [uid],
  );
  await rows(`insert into membership_hosts (organisation, person, host) values ('org-1', $1, 'exemple.fr')`, [
    uid,
  ]);
  await rows(
    `insert into invitations (id, organisation, email, role, token_hash, invited_by, created_at, expires_at) values
      (gen_random_uuid(), 'org-1', $1, 'member', '\\x01', $2, now(), now())`,
    [email, uid],
  );
  await rows(
    `insert into join_requests (id, organisation, person, created_at) values (gen_random_uuid(), 'org-1', $1, now())`,
    [uid],
  );
  await rows(
    `insert into organisation_events (id, organisation, happened_at, actor_name, actor_email, act, target, network) values
      (gen_random_uuid(), 'org-1', now(), $1, $2, 'joined', $2, '127.0.0.0/24')`,
    [name, email],
  );
  await rows(
    "insert into schedule_runs (schedule_id, due_at, ran_at, outcome) values ($1, now(), now(), 'started')",
    [(schedule as { id: string }).id],
  );
  await rows(
    `insert into verifications (id, audit_id, uid, host, rule_id, page, created_at) values
      (gen_random_uuid(), $1, $2, 'exemple.fr', 'sec-hsts-absent', 'https://exemple.fr/', now())`,
    [auditId, uid],
  );
  await rows(
    "insert into site_files (uid, origin, answers, saved_at) values ($1, 'https://exemple.fr', '{}', now()) on conflict do nothing",
    [uid],
  );
  await rows(
    `insert into second_factors (id, uid, kind, name, created_at, activated_at) values
      (gen_random_uuid(), $1, 'passkey', $2, now(), now())`,
    [uid, `Clé de ${name}`],
  );
  await rows(
    `insert into factor_challenges (token_hash, purpose, uid, email, expires_at) values
      ('\\x00', 'step', $1, $2, now() + interval '5 minutes')`,
    [uid, email],
  );
  await rows(
    `insert into factor_resets (uid, asked_by, asked_at, due_at, refusal_hash) values
      ($1, 'une-administratrice', now(), now(), '\\x00')`,
    [uid],
  );
  await rows(
    `insert into billing_accounts (uid, customer_id, granted_plan) values ($1, 'cus_clairette', 'free')`,
    [uid],
  );
  await rows(
    "insert into report_parts (audit_id, name, version, document) values ($1, 'x', 1, '{}') on conflict do nothing",
    [auditId],
  );
  await rows(
    "insert into audit_visits (audit_id, key, position, asked, batch) values ($1, 'x', 1, '{}', gen_random_uuid())",
    [auditId],
  );
  await rows(
    `insert into later_measures (audit_id, engine_version, pages, gathered, loads, due_at, ends_at) values
      ($1, 'x', '["https://exemple.fr/"]', '\\x00', '[]', now(), now())`,
    [auditId],
  );
  return auditId;
}

async function deliverAll(): Promise<void> {
  const deliver = deliverMailJob(site.deps, plainMail);
  for (const { id = '' } of await rows("select id from outbox where state in ('queued', 'sending')"))
    await deliver({
      id,
      data: { messageId: id },
      retryCount: 0,
      lastTry: true,
      signal: new AbortController().signal,
    });
}

const isAboutHer = (text: string) => {
  const low = text.toLowerCase();
  return [email, 'autre@exemple.fr', name.toLowerCase()].some((trace) => low.includes(trace.toLowerCase()));
};

async function rowsAboutHer(): Promise<string[]> {
  const found: string[] = [];
  for (const { name: table = '' } of await tables())
    for (const { row = '' } of await rows(`select t::text as row from "${table}" t`))
      if (isAboutHer(row)) found.push(`${table}: ${row}`);
  return found;
}

const tables = () =>
  rows(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );

async function filesAboutHer(): Promise<string[]> {
  const found: string[] = [];
  for (const file of readdirSync(mailFolder)) {
    const { to, subject, text } = await simpleParser(readFileSync(join(mailFolder, file)));
    if (isAboutHer(JSON.stringify([to, subject]) + text)) found.push(`${file}: ${subject}`);
  }
  return found;
}

it('deletes an account that used everything without leaving its address or name anywhere', async () => {
  await useEveryFeature();
  await deliverAll();
  const filled = new Set<string>();
  for (const { name: table = '' } of await tables())
    if ((await rows(`select 1 from "${table}" limit 1`)).length > 0) filled.add(table);
  const forgotten = registerOfTables().filter(
    ({ table, ofAccount, isNeverFilled }) => ofAccount && !isNeverFilled && !filled.has(table),
  );
  expect(forgotten.map(({ table }) => table)).toEqual([]);
  expect((await rowsAboutHer()).length).toBeGreaterThan(5);
  expect((await filesAboutHer()).length).toBeGreaterThan(2);

  const deleted = await site.call('DELETE', '/api/account', { cookie, body: { password: goodPassword } });
  expect(deleted.status).toBe(204);
  expect(await filesAboutHer()).toEqual([]);
  await deliverAll();
  expect(await rowsAboutHer()).toEqual([]);
  // The farewell stands in the local mailbox until the night.
  expect(await filesAboutHer()).toEqual([expect.stringContaining('account-deleted')]);
  await sweepMailbox(site.deps);
  expect(await filesAboutHer()).toEqual([]);
  expect(site.log.lines.filter(isAboutHer)).toEqual([]);
});

it('forgets a former address with the account too', async () => {
  await post('/api/account/email', { email: 'autre@exemple.fr', password: goodPassword });
  const token = await site.tokenTo('autre@exemple.fr', 'email-change');
  await post('/api/identity/confirm-email', { token, password: goodPassword });
  await deliverAll();
  expect((await rowsAboutHer()).some((row) => row.includes(email))).toBe(true);
  await site.call('DELETE', '/api/account', { cookie, body: { password: goodPassword } });
  await deliverAll();
  expect(await rowsAboutHer()).toEqual([]);
});

it('keeps the address out of the log and the queue when a server quotes it', async () => {
  const send = () => Promise.reject(new MailError('temporary', `451 <${email.toUpperCase()}>: try later`));
  const deps = { ...site.deps, mailer: { ...site.deps.mailer, send, mailboxFolder: null } };
  await site.call('POST', '/api/identity/request-reset', { body: { email } });
  const { id = '' } = (await rows("select id from outbox where kind = 'password-reset'"))[0] ?? {};
  const job = { id, data: { messageId: id }, retryCount: 0, signal: new AbortController().signal };
  const thrown: unknown = await deliverMailJob(
    deps,
    plainMail,
  )({ ...job, lastTry: false }).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(MailError);
  expect(isAboutHer(`${thrown} ${(thrown as Error).stack} ${(thrown as Error).cause}`)).toBe(false);
  expect(site.log.lines.filter(isAboutHer)).toEqual([]);
});
