import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Share } from '#contract/api/shares.ts';
import { isAppError } from '#contract/errors.ts';
import { removeOldReports } from '#service/reports/remove-old-reports.ts';
import { openShare, readSharedFinding, unlockShare } from '#service/shares/open-share.ts';
import { saveBrand } from '#store/brands.ts';
import { saveReport } from '#store/reports.ts';
import { type AuditApi, codeOf, createAuditApi } from '#tests/support/audit-api.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { auditReport, finding } from '#tests/support/report.ts';

const database = testDatabase();
let api: AuditApi;
let auditId: string;
beforeEach(async () => {
  api = await createAuditApi(database.current());
  await rows(`update users set plan = 'pro'`);
  auditId = await api.finishedAudit(api.claire);
});
afterEach(() => api.world.close());

const rows = async (sql: string) => (await database.current().pool.query(sql)).rows;
const dayMs = 24 * 3_600_000;

interface Made {
  readonly share: Share;
  readonly token: string;
}

async function create(body: object = {}): Promise<Made> {
  const answer = await api.call(api.claire, 'POST', `/api/reports/${auditId}/shares`, body);
  expect(answer.status).toBe(201);
  const { share, url } = (await answer.json()) as { share: Share; url: string };
  expect(url).toMatch(/^http:\/\/constat\.example\/partage\/[\w-]{43}$/);
  return { share, token: url.split('/').at(-1) ?? '' };
}
const list = async () => {
  const answer = await api.call(api.claire, 'GET', `/api/reports/${auditId}/shares`);
  return ((await answer.json()) as { shares: Share[] }).shares;
};
const open = (token: string, cookies: string | null = null) =>
  openShare(api.world.deps, { token, cookies }, null);
const proofsOf = (token: string) =>
  readSharedFinding(
    api.world.deps,
    { token, cookies: null },
    { ruleId: 'rgaa-langue-absente', verdict: 'fail', at: 1 },
  );
/** The code a call is refused with. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (isAppError(error) ? `${error.status} ${error.code}` : String(error)),
  );
const picture = (token: string, cookie?: string) =>
  api.call(null, 'GET', `/partage/${token}/captures/page-1`, undefined, cookie ? { cookie } : {});
const badge = (token: string) => api.call(null, 'GET', `/partage/${token}/badge.svg`);

describe('a share link', () => {
  it('opens the report, its pictures and its badge to anybody, and counts who opened it but its owner', async () => {
    const { share, token } = await create({ label: 'Prestataire', days: 7 });
    expect(share).toMatchObject({ label: 'Prestataire', state: 'working', locked: false, accessCount: 0 });
    expect(Date.parse(share.expiresAt) - Date.parse(share.createdAt)).toBe(7 * dayMs);
    const shared = await open(token);
    expect(shared?.host).toBe('exemple.fr');
    await openShare(api.world.deps, { token, cookies: null }, api.claire.viewer);
    const seen = await picture(token);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(seen.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const image = await badge(token);
    expect(await image.text()).toContain('role="img"');
    expect(image.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await list()).toMatchObject([{ accessCount: 1, lastAccessAt: expect.any(String) }]);
  });

  it('names the agency that shares it, as long as its plan has a name of its own', async () => {
    const { token } = await create({ days: 7 });
    const { uid } = api.claire.viewer;
    const { db, clock } = api.world.deps;
    await saveBrand(db, uid, { name: 'Agence du Lys', logo: null, color: '#7a1fa2', now: clock.now() });
    const planned = (plan: string) => api.call(api.admin, 'PATCH', `/api/admin/users/${uid}`, { plan });
    expect((await planned('agency')).status).toBe(204);
    const sender = { name: 'Agence du Lys', logo: null, color: '#7a1fa2' };
    expect((await open(token))?.sender).toEqual(sender);
    expect((await planned('pro')).status).toBe(204);
    expect((await open(token))?.sender).toBeNull();
  });

  it('gives the proofs of a finding when they are asked for, not with the report', async () => {
    const { token } = await create();
    await saveReport(api.world.deps.db, auditId, auditReport({ findings: [finding()] }), new Date());
    const shared = await open(token);
    const inPage = shared?.reading.view.themes.flatMap(({ failures }) => failures) ?? [];
    expect(inPage.map((view) => view.finding.evidence.length + view.finding.pages.length)).toEqual([0]);
    expect((await proofsOf(token)).reading.view.finding.pages[0]?.evidence).toHaveLength(1);
  });

  it('is nowhere kept: only the digests of its token and password are', async () => {
    const { token } = await create({ password: 'entre nous deux' });
    const stored = JSON.stringify(await rows('select *, encode(token_hash, $$hex$$) as hex from shares'));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('entre nous deux');
    expect(stored).toContain('$argon2id$');
  });

  it('once revoked or expired says so, and gives nothing', async () => {
    const { share, token } = await create({ days: 1 });
    const { token: second } = await create({ days: 30 });
    api.world.clock.move(dayMs + 1000);
    expect(await refusal(open(token))).toBe('410 share/expired');
    expect(await codeOf(await picture(token))).toEqual([410, 'share/expired']);
    expect(await codeOf(await badge(token))).toEqual([410, 'share/expired']);
    expect(await open(second)).not.toBeNull();
    api.world.clock.move(-2 * dayMs);
    const end = (id: string) => api.call(api.claire, 'DELETE', `/api/reports/${auditId}/shares/${id}`);
    expect((await end(share.id)).status).toBe(204);
    expect((await end(share.id)).status).toBe(204);
    expect(await refusal(open(token))).toBe('410 share/revoked');
    expect(await codeOf(await picture(token))).toEqual([410, 'share/revoked']);
    expect((await list()).map(({ state }) => state)).toEqual(['working', 'revoked']);
  });

  it('that is none of ours is not found', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), "' or 1=1"])
      expect(await refusal(open(token))).toBe('404 request/not-found');
    expect(await codeOf(await picture('a'.repeat(43)))).toEqual([404, 'request/not-found']);
  });

  it('ends with the report, the account’s suspension and the audit', async () => {
    const { token } = await create({ days: 365 });
    await rows(`update users set suspended_at = now()`);
    expect(await refusal(open(token))).toBe('410 share/revoked');
    await rows(`update users set suspended_at = null, plan = 'free'`);
    // What was shared stays shared under a plan that makes no new links.
    expect(await open(token)).not.toBeNull();
    api.world.clock.move(100 * dayMs);
    await removeOldReports(api.world.deps);
    expect(await refusal(open(token))).toBe('410 share/expired');
    expect((await api.call(api.claire, 'DELETE', `/api/audits/${auditId}`)).status).toBe(401);
    await rows(`update sessions set expires_at = now() + interval '1 year'`);
    expect((await api.call(api.claire, 'DELETE', `/api/audits/${auditId}`)).status).toBe(204);
    expect(await rows('select id from shares')).toEqual([]);
    expect(await refusal(open(token))).toBe('404 request/not-found');
  });

  it('goes with the account', async () => {
    await create();
    await rows('delete from users');
    expect(await rows('select id from shares')).toEqual([]);
  });
});

describe('a password', () => {
  it('keeps everything closed until it is typed, and the browser that typed it is not asked again', async () => {
    const { token, share } = await create({ password: 'entre nous deux' });
    expect(share.locked).toBe(true);
    expect(await open(token)).toBeNull();
    expect(await codeOf(await picture(token))).toEqual([401, 'share/password-needed']);
    expect(await codeOf(await badge(token))).toEqual([401, 'share/password-needed']);
    expect(await refusal(proofsOf(token))).toBe('401 share/password-needed');
    expect(await refusal(unlockShare(api.world.deps, token, async () => 'entre nous'))).toBe(
      '403 share/wrong-password',
    );
    const setCookie = await unlockShare(api.world.deps, token, async () => 'entre nous deux');
    expect(setCookie).toMatch(/; Path=\/partage; Secure; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    const cookie = setCookie.split(';')[0] ?? '';
    expect(await open(token, `autre=1; ${cookie}`)).not.toBeNull();
    expect((await picture(token, cookie)).status).toBe(200);
    // Closed visits are no visits.
    expect(await list()).toMatchObject([{ accessCount: 1 }]);
    const forged = cookie.replace(/=\d+\./, `=${Date.now() + 9e9}.`);
    expect(await open(token, forged)).toBeNull();
    const other = await create({ password: 'entre nous deux' });
    expect(await open(other.token, cookie)).toBeNull();
    api.world.clock.move(dayMs);
    expect(await open(token, cookie)).toBeNull();
  });

  it('may be tried ten times in a quarter of an hour, from wherever, all at once or not', async () => {
    const { token } = await create({ password: 'entre nous deux' });
    const wrong = () => refusal(unlockShare(api.world.deps, token, async () => 'raté'));
    const tries = await Promise.all(Array.from({ length: 12 }, wrong));
    expect(tries.filter((code) => code === '403 share/wrong-password')).toHaveLength(10);
    expect(tries.filter((code) => code === '429 share/too-many-tries')).toHaveLength(2);
    expect(await refusal(unlockShare(api.world.deps, token, async () => 'entre nous deux'))).toBe(
      '429 share/too-many-tries',
    );
    api.world.clock.move(16 * 60_000);
    expect(await refusal(unlockShare(api.world.deps, token, async () => 'entre nous deux'))).toBe('none');
  });
});

describe('making links', () => {
  it('belongs to the owner alone: for others, administrators too, the report has none', async () => {
    const { share } = await create();
    const path = `/api/reports/${auditId}/shares`;
    for (const person of [api.marc, api.admin]) {
      expect((await api.call(person, 'GET', path)).status).toBe(404);
      expect((await api.call(person, 'POST', path, {})).status).toBe(404);
      expect((await api.call(person, 'DELETE', `${path}/${share.id}`)).status).toBe(404);
    }
    expect((await api.call(null, 'GET', path)).status).toBe(401);
    expect(await list()).toMatchObject([{ state: 'working' }]);
  });

  it('is part of the plans Pro and Agence, and has a limit that two at once cannot pass', async () => {
    await Promise.all(
      Array.from({ length: 22 }, () => api.call(api.claire, 'POST', `/api/reports/${auditId}/shares`, {})),
    );
    expect(await list()).toHaveLength(20);
    const path = `/api/reports/${auditId}/shares`;
    expect(await codeOf(await api.call(api.claire, 'POST', path, {}))).toEqual([409, 'share/too-many']);
    await rows(`update users set plan = 'free'`);
    expect(await codeOf(await api.call(api.claire, 'POST', path, {}))).toEqual([403, 'share/not-in-plan']);
  });

  it('refuses what makes no sense', async () => {
    for (const body of [
      { days: 0 },
      { days: 366 },
      { password: 'court' },
      { label: 'x'.repeat(81) },
      { more: 1 },
    ]) {
      const answer = await api.call(api.claire, 'POST', `/api/reports/${auditId}/shares`, body);
      expect([body, answer.status]).toEqual([body, 400]);
    }
  });
});
