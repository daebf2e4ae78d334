import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { retryWhenLost } from '#platform/lost-connection.ts';
import type { Mailer, OutgoingMessage } from '#platform/mailer.ts';
import type { JobHandler } from '#platform/queue.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import { casesInScope } from '#tests/support/scope.ts';
import { type AuditApi, createAuditApi, type Person, signInPerson } from '../support/audit-api.ts';
import { instantRunner, plainMail } from '../support/audit-world.ts';
import { administer, useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, type TestSite } from '../support/http.ts';
import { type TakeAwayMode, takeAwayConnection } from '../support/take-away.ts';

const database = testDatabase();
const modes = casesInScope<TakeAwayMode>(['before', 'unheard'], (mode) => mode === 'unheard');

interface Path<Start, End> {
  readonly prepare: () => Promise<Start>;
  readonly walk: (nth: number, start: Start) => Promise<End>;
  readonly check?: (end: End, nth: number) => Promise<void>;
}

/** Takes the first, second, third… connection of a walk away, until it ends before its turn comes. */
async function atEveryQuery<Start, End>(mode: TakeAwayMode, path: Path<Start, End>): Promise<number> {
  const { url, pool } = database.current();
  const end = (pid: number) => administer('select pg_terminate_backend($1, 5000)', [pid]);
  for (let nth = 1; ; nth += 1) {
    const start = await path.prepare();
    const taken = takeAwayConnection(url, nth, mode, end);
    const walked = await path.walk(nth, start).finally(taken.restore);
    await path.check?.(walked, nth);
    // A connection that is never given back is one place less, for ever.
    await expect.poll(() => pool.totalCount - pool.idleCount, { message: `query ${nth}` }).toBe(0);
    if (taken.queries < nth) return nth - 1;
  }
}

/** Asks again as long as the answer is « réessayez », as a person would. */
async function persist(ask: () => Promise<Response>, nth: number): Promise<Response> {
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await ask();
    if (answer.status < 400) return answer;
    const body = await answer.text();
    expect([answer.status, body], `query ${nth}`).toEqual([
      503,
      expect.stringMatching(/server\/unavailable.*Réessayez/),
    ]);
  }
  throw new Error(`Query ${nth}: three refusals for one lost connection.`);
}

/** Tries a job again as the queue would. */
async function work<Name extends 'audit' | 'mail'>(
  handler: JobHandler<Name>,
  data: Parameters<JobHandler<Name>>[0]['data'],
): Promise<void> {
  const signal = new AbortController().signal;
  for (let retryCount = 0; ; retryCount += 1) {
    const job = { id: 'job', data, retryCount, lastTry: retryCount === 3, signal };
    const failed = await handler(job).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failed === null) return;
    if (job.lastTry) throw failed.error;
  }
}

describe('a connection lost at any query of an audit’s path', () => {
  let api: AuditApi;
  const sent: OutgoingMessage[] = [];
  const mailer: Mailer = {
    mailboxFolder: null,
    send: async (message) => void sent.push(message),
    close: async () => {},
  };
  beforeEach(async () => {
    sent.length = 0;
    api = await createAuditApi(database.current(), { mailer });
  });
  afterEach(() => api.world.close());

  const rows = async (query: string, id: string) => (await database.current().pool.query(query, [id])).rows;

  async function walk(nth: number, person: Person): Promise<{ id: string; uid: string }> {
    const { deps } = api.world;
    const key = `chaos-${nth}`;
    // A site of its own each: one site takes only so many audits that wait.
    const body = { url: `exemple-${nth}.fr` };
    const started = await persist(() => api.start(person, body, { 'idempotency-key': key }), nth);
    const { id } = (await started.json()) as { id: string };
    await work(runAuditJob(deps, { run: instantRunner, workerId: 'w' }), { auditId: id, round: 0 });
    const read = await persist(() => api.call(person, 'GET', `/api/reports/${id}`), nth);
    expect(await read.json()).toMatchObject({ status: 'done' });
    const [mail] = await retryWhenLost(() => rows('select id from outbox where audit_id = $1', id));
    await work(deliverMailJob(deps, plainMail), { messageId: mail.id });
    return { id, uid: person.viewer.uid };
  }

  it.each(modes)('(%s) loses nothing, doubles nothing, and gives every connection back', async (mode) => {
    let people = 0;
    const prepare = () => {
      sent.length = 0;
      people += 1;
      // An organisation of one’s own each: one takes only so many first audits a day.
      return signInPerson(api.world, { email: `claire@organisation-${people}.fr` });
    };
    const check = async ({ id, uid }: { id: string; uid: string }, nth: number) => {
      const found = await rows(
        `select (select count(*) from audits where uid = $1)::int as audits,
           (select count(*) from audits where uid = $1 and status = 'done')::int as done,
           (select count(*) from outbox where uid = $1)::int as mails,
           (select count(*) from outbox where uid = $1 and state = 'sent' and doubts = 0)::int as sent`,
        uid,
      );
      expect(found, `query ${nth}`).toEqual([{ audits: 1, done: 1, mails: 1, sent: 1 }]);
      expect(sent.length, `mails at query ${nth}`).toBe(1);
      const jobs = await rows('select name from pgboss.job where id = $1', id);
      expect(jobs, `query ${nth}`).toEqual([{ name: 'audit' }]);
      const ends = await rows('select outcome from audit_attempts where audit_id = $1', id);
      expect(ends.filter(({ outcome }) => outcome === 'done').length, `query ${nth}`).toBe(1);
    };
    const queries = await atEveryQuery(mode, { prepare, walk, check });
    expect(queries).toBeGreaterThan(20);
  });
});

describe('a connection lost at any query of a sign-in', () => {
  const email = 'claire@exemple.fr';
  let site: TestSite;
  beforeEach(() => {
    site = createTestSite(database.current());
  });

  it.each(modes)('(%s) is told as « réessayez », and the next try gets in', async (mode) => {
    await site.signedIn(email);
    const prepare = async () => site.clock.forward(16 * 60_000);
    const walk = async (nth: number) => {
      const post = (path: string, body: object) => site.call('POST', path, { body });
      // What the form does, and does again from the password: what it proves opens one session.
      const signIn = async () => {
        const typed = await post('/api/identity/sign-in', { email, password: goodPassword });
        if (typed.status >= 400) return typed;
        return post('/api/auth/session', (await typed.json()) as object);
      };
      const opened = await persist(signIn, nth);
      const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0];
      await persist(() => site.call('GET', '/api/auth/check-session', { cookie }), nth);
    };
    const queries = await atEveryQuery(mode, { prepare, walk });
    expect(queries).toBeGreaterThan(8);
  });
});
