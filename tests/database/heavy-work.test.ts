import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { answerOnce } from '#service/idempotency/answer-once.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { createTestSite, goodPassword, refusalOf, signIn, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'camille@exemple.fr';
const id = '00000000-0000-7000-8000-000000000000';
const rows = (sql: string) => database.current().pool.query(sql);

/** Connections of the pool that somebody holds. */
const held = () => database.current().pool.totalCount - database.current().pool.idleCount;

/** How often a connection is held, of all moments while work is under way. */
async function shareHeld(work: Promise<unknown>): Promise<number> {
  const moments = { all: 0, held: 0 };
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    moments.all += 1;
    if (held() > 0) moments.held += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await work;
  return moments.held / moments.all;
}

const statusesOf = (answers: readonly Response[]) => [...new Set(answers.map(({ status }) => status))];

describe('rights before work', () => {
  let site: TestSite;
  let cookie: string;
  beforeEach(async () => {
    site = createTestSite(database.current());
    cookie = await site.signedIn(email);
  });

  it.each([true, false])(
    'two hundred links with a password to a report of nobody cost no hash (keys: %s)',
    async (keyed) => {
      const before = process.cpuUsage();
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          site.call('POST', `/api/reports/${id}/shares`, {
            ...{ cookie, body: { label: 'x', days: 30, password: 'abcdefghij' } },
            ...(keyed && { headers: { 'idempotency-key': `k-${index}-0123456789` } }),
          }),
        ),
      );
      const { user, system } = process.cpuUsage(before);
      expect(statusesOf(answers)).toEqual([404]);
      // Two hundred hashes take ten seconds of processor time at least.
      expect((user + system) / 1e6).toBeLessThan(6);
      await signIn(site.call, email);
    },
  );

  it('changes are counted: one person makes two hundred and forty a minute', async () => {
    const change = () => site.call('DELETE', `/api/audits/${id}`, { cookie });
    const answers = await Promise.all(Array.from({ length: 300 }, change));
    const refused = answers.filter(({ status }) => status === 429);
    expect(statusesOf(answers).toSorted()).toEqual([404, 429]);
    expect(refused.length).toBeGreaterThanOrEqual(60);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    // Another address of the same person changes nothing of that; another person is not stopped by it.
    expect((await site.call('DELETE', `/api/audits/${id}`, { cookie, peer: '192.0.2.7' })).status).toBe(429);
    expect((await site.call('GET', '/api/audits', { cookie })).status).toBe(200);
  });

  it('an address makes six hundred, and a browser that is known goes on', async () => {
    const token = 'x'.repeat(43);
    const call = (more: object = {}) =>
      site.call('DELETE', '/api/auth/session', { peer: '192.0.2.9', ...more });
    const answers = await Promise.all(Array.from({ length: 640 }, () => call()));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
    expect((await call({ headers: { cookie: `constat-browser=${token}` } })).status).toBe(429);
    const session = await site.call('POST', '/api/identity/sign-in', {
      body: { email, password: goodPassword },
    });
    const { idToken } = (await session.json()) as { idToken: string };
    const started = await site.call('POST', '/api/auth/session', { body: { idToken } });
    const known = started.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect((await call({ cookie: known })).status).toBe(204);
  });
});

describe('a password that is hashed or looked at', () => {
  it('holds no connection: to sign up, to sign in, with a key', async () => {
    const site = createTestSite(database.current(), { passwordPrice: { memoryKiB: 19_456, passes: 12 } });
    const body = { email, password: goodPassword };
    expect(await shareHeld(site.call('POST', '/api/identity/sign-up', { body }))).toBeLessThan(0.5);
    const cookie = await site.signedIn('marc@exemple.fr');
    const again = { email: 'marc@exemple.fr', password: goodPassword };
    expect(await shareHeld(site.call('POST', '/api/identity/sign-in', { body: again }))).toBeLessThan(0.5);
    await rows(`update users set plan = 'agency'`);
    const key = { name: 'CI', scope: 'read', password: goodPassword };
    const made = site.call('POST', '/api/account/keys', {
      ...{ cookie, body: key, headers: { 'idempotency-key': 'k-1-0123456789' } },
    });
    expect(await shareHeld(made)).toBeLessThan(0.5);
    expect((await made).status).toBe(201);
  });

  it('waits in the place of who asks: one person has a few, and another gets in', async () => {
    const site = createTestSite(database.current(), { passwordPrice: { memoryKiB: 19_456, passes: 8 } });
    const cookie = await site.signedIn(email);
    await site.signedIn('marc@exemple.fr');
    await rows(`update users set plan = 'agency'`);
    await rows(`delete from limit_windows`);
    const key = { name: 'CI', scope: 'read', password: goodPassword };
    const burst = Array.from({ length: 10 }, () =>
      site.call('POST', '/api/account/keys', { cookie, body: key }),
    );
    const other = signIn(site.call, 'marc@exemple.fr');
    const codes = await Promise.all(
      burst.map(async (answer) =>
        (await answer).status === 201 ? 'made' : (await refusalOf(await answer)).code,
      ),
    );
    expect(await other).toContain('constat');
    expect(codes.filter((code) => code === 'made').length).toBeGreaterThanOrEqual(4);
    expect(new Set(codes)).toEqual(new Set(['made', 'auth/too-many-requests']));
  });
});

describe('the same key under way', () => {
  let site: TestSite;
  let uid: string;
  beforeEach(async () => {
    site = createTestSite(database.current());
    await site.signedIn(email);
    uid = (await site.profileOf(email))?.uid ?? '';
  });

  it('is waited for without a connection, by a few of one person, and not prepared twice', async () => {
    const request = { uid, key: 'k-1', digest: 'd' };
    const prepared = Promise.withResolvers<string>();
    let preparations = 0;
    const ask = () =>
      answerOnce(
        site.deps,
        request,
        async (_, word: string) => ({ word }),
        () => {
          preparations += 1;
          return prepared.promise;
        },
      );
    const asked = Array.from({ length: 20 }, ask);
    const outcomes = asked.map((one) => one.catch((error: unknown) => (error as AppError).code));
    await eventually(async () => preparations === 1 && held() === 0);
    // Of twenty, one works and four wait; the others are told at once.
    expect(await Promise.all(outcomes.slice(5))).toEqual(
      Array.from({ length: 15 }, () => 'idempotency/in-flight'),
    );
    prepared.resolve('fait');
    expect(await Promise.all(outcomes.slice(0, 5))).toEqual(
      Array.from({ length: 5 }, () => ({ word: 'fait' })),
    );
    expect(preparations).toBe(1);
  });

  it('in another process is looked for again without holding a connection', async () => {
    const request = { uid, key: 'k-2', digest: 'd' };
    const { pool } = database.current();
    const other = await pool.connect();
    const name = '(select encode(sha256($1), $2))';
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtextextended($3 || ' ' || ${name}, 0))`, [
      Buffer.from(request.key),
      'hex',
      request.uid,
    ]);
    const answer = answerOnce(site.deps, request, async () => 'fait');
    // Its own connection comes and goes; the other process holds one.
    await eventually(async () => held() === 2);
    await eventually(async () => held() === 1);
    await other.query('commit');
    other.release();
    expect(await answer).toBe('fait');
  });

  it('refuses what its preparation refuses, and does it again the next time', async () => {
    const request = { uid, key: 'k-3', digest: 'd' };
    const refuse = () => Promise.reject(new AppError('share/too-many', { data: { limit: 20 } }));
    await expect(answerOnce(site.deps, request, async () => 'fait', refuse)).rejects.toMatchObject({
      code: 'share/too-many',
    });
    expect(await answerOnce(site.deps, request, async () => 'fait')).toBe('fait');
  });
});
