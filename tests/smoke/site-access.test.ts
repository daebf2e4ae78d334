import { expect, onTestFinished, test } from 'vitest';
import type { SiteAccess } from '#contract/site-access.ts';
import { auditSite } from '#engine/audit-site.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { testChromium } from '#tests/support/chromium.ts';
import { canariesIn, serveProtectedSite } from '#tests/support/protected-site.ts';
import { testOfAll } from '#tests/support/scope.ts';

type Protected = Awaited<ReturnType<typeof serveProtectedSite>>;

async function audit({ site, targets }: Protected, access: SiteAccess) {
  const { path: executablePath } = await testChromium();
  const policy = { allow: targets };
  const logged: string[] = [];
  const log = {
    info: (data: object, message: string) => void logged.push(`${message} ${JSON.stringify(data)}`),
    warn: (data: object, message: string) => void logged.push(`${message} ${JSON.stringify(data)}`),
  };
  const publicUrl = 'https://constat.test';
  const pool = createVisitPool({ executablePath, policy, publicUrl, log, access });
  onTestFinished(() => pool.close());
  const saved: string[] = [];
  const outcome = await auditSite(
    {
      ...{ url: `${site.origin}/`, scope: 'site', maxPages: 5, device: 'mobile', exclude: [], profile: null },
      access: 'used',
    } as const,
    {
      ...{ pool, policy, clock: systemClock, engineVersion: 'test', publicUrl, log, access },
      // Nothing is measured here: a busy machine is not waited for.
      limits: { idleWaitMs: 0 },
      keep: {
        page: (artifacts) => void saved.push(JSON.stringify(artifacts)),
        site: async (gathered) => void saved.push(JSON.stringify(gathered)),
      },
    },
    { signal: new AbortController().signal },
  );
  return { outcome, logged, saved };
}

test('a site behind a password, a header and a cookie is audited, and its secrets reach nobody and nothing', async () => {
  const closed = await serveProtectedSite();
  const { outcome, logged, saved } = await audit(closed, closed.access);
  if (outcome.kind !== 'report') throw new Error(`${outcome.code} ${outcome.detail}`);
  const { report } = outcome;

  // It was opened: to the browser, its pictures, and our own questions.
  const paths = report.pages.map(({ url }) => new URL(url).pathname).toSorted();
  expect(paths).toEqual(['/', '/echo']);
  const opened = closed.served.filter((one) => one.opened).map(({ url }) => url);
  expect(opened).toEqual(expect.arrayContaining(['/', '/echo', '/own.gif', '/robots.txt']));
  expect(report.access).toBe('used');

  // Strangers were asked, and got nothing: pictures, redirections, frames, challenges, links.
  expect(closed.stranger.asked).toEqual(
    expect.arrayContaining(['/pixel', '/pixel-closed', '/jumped', '/frame', '/framing']),
  );
  expect(closed.stranger.leaks).toEqual([]);

  // Nothing that signs out, deletes or sends was asked.
  expect(closed.acts).toEqual([]);

  // The page that says them back is told without them.
  expect(JSON.stringify(report)).toContain('•••');
  const outputs = { report: JSON.stringify(report), journal: JSON.stringify(outcome.journal), saved, logged };
  for (const [name, output] of Object.entries(outputs))
    expect([name, canariesIn(Array.isArray(output) ? output.join('\n') : (output as string))]).toEqual([
      name,
      [],
    ]);
  expect(saved.length).toBeGreaterThan(1);
  const texts = outcome.screenshots.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join('');
  expect(canariesIn(texts)).toEqual([]);

  // It is not pictured either.
  const [home, echo] = ['/', '/echo'].map((path) =>
    report.pages.find(({ url }) => new URL(url).pathname === path),
  );
  expect(home?.screenshot).not.toBeNull();
  expect(echo?.screenshot).toBeNull();
  expect(outcome).not.toHaveProperty('kept');
}, 400_000);

test('a wrong password is named after one question', async () => {
  const closed = await serveProtectedSite();
  const wrong = { ...closed.access, basic: { user: 'recette', password: 'pas le bon 12' } };
  const { outcome } = await audit(closed, wrong);
  expect(outcome).toMatchObject({ kind: 'failure', code: 'preflight/access-refused' });
  expect(closed.served).toHaveLength(1);
});

testOfAll('a browser gives a password that is refused twice at most', async () => {
  const closed = await serveProtectedSite();
  const { path: executablePath } = await testChromium();
  const wrong = { ...closed.access, basic: { user: 'recette', password: 'pas le bon 12' } };
  const pool = createVisitPool({
    ...{ executablePath, policy: { allow: closed.targets }, publicUrl: 'https://constat.test', slots: 1 },
    access: wrong,
  });
  onTestFinished(() => pool.close());
  for (const path of ['/', '/echo', '/a', '/b', '/c']) {
    const order = { url: `${closed.site.origin}${path}`, isHome: false, device: 'mobile' } as const;
    const visit = await pool.visit(
      { ...order, siteDomain: '127.0.0.1', deadlineMs: 60_000, keepArtifacts: false },
      new AbortController().signal,
    );
    expect(visit).toMatchObject({ kind: 'not-analysed', reason: 'login' });
  }
  const given = closed.site.requests.filter(({ headers }) => headers.authorization !== undefined);
  expect(given.length).toBeLessThanOrEqual(2);
});
