import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import { report as reportSchema } from '#contract/report.ts';
import { auditSite } from '#engine/audit-site.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import type { EngineWorld } from '#engine/ports/world.ts';
import { eventually } from '#tests/support/eventually.ts';
import { htmlPool } from '#tests/support/html-pool.ts';
import { serve } from '#tests/support/probed-site.ts';

/** A site of pages that link to each other; unknown paths answer 404. */
function pages(content: Readonly<Record<string, string>>): RequestListener {
  return (request, answer) => {
    const body = content[request.url ?? '']?.replaceAll('{origin}', `http://${request.headers.host}`);
    const type = request.url?.endsWith('.txt')
      ? 'text/plain'
      : request.url?.endsWith('.xml')
        ? 'text/xml'
        : 'text/html';
    answer.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body ?? 'Introuvable');
  };
}
const linkTo = (...paths: string[]) =>
  `<!doctype html><html lang="fr"><title>Page</title><main>${paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')}</main>`;

async function audit(
  listener: RequestListener,
  options: {
    order?: Partial<AuditOrder>;
    pool?: ReturnType<typeof htmlPool>;
    world?: Partial<EngineWorld>;
    signal?: AbortSignal;
  } = {},
) {
  const site = await serve(listener);
  const pool = options.pool ?? htmlPool();
  const progress: string[] = [];
  const outcome = await auditSite(
    {
      url: `${site.origin}/`,
      scope: 'site',
      maxPages: 10,
      device: 'mobile',
      exclude: [],
      profile: null,
      ...options.order,
    },
    {
      pool,
      policy: { allow: [site.target] },
      clock: { now: () => new Date() },
      engineVersion: 'test',
      publicUrl: 'https://constat.test',
      ...options.world,
    },
    {
      signal: options.signal ?? new AbortController().signal,
      onProgress: ({ stage, done, total }) => progress.push(`${stage} ${done}/${total}`),
    },
  );
  return { outcome, pool, progress, site };
}

function reportOf(outcome: EngineOutcome) {
  if (outcome.kind !== 'report') throw new Error(`no report: ${outcome.code} ${outcome.detail}`);
  return outcome.report;
}

test('a site is walked by links and sitemap, robots and exclusions hold, and the report says what was left out', async () => {
  const { outcome, site, progress, pool } = await audit(
    pages({
      '/': linkTo('/a', '/prive', '/exclu/1', '/absente', '/doc.pdf', 'https://ailleurs.invalid/'),
      '/a': linkTo('/', '/b'),
      '/b': linkTo('/a?utm_source=x'),
      '/carte': linkTo('/'),
      '/robots.txt': 'User-agent: *\nDisallow: /prive\nSitemap: /plan.xml',
      '/plan.xml': '<urlset><url><loc>{origin}/carte</loc></url></urlset>',
    }),
    { order: { exclude: ['/exclu'] } },
  );
  const report = reportOf(outcome);
  expect(() => reportSchema.parse(report)).not.toThrow();
  expect(report.pages.map((page) => new URL(page.url).pathname).sort()).toEqual(['/', '/a', '/b', '/carte']);
  expect(report.notAnalysed.map(({ url, reason }) => [new URL(url).pathname, reason]).sort()).toEqual([
    ['/absente', 'http-error'],
    ['/exclu/1', 'excluded'],
    ['/prive', 'robots'],
  ]);
  expect(report.partial).toBe(false);
  expect(pool.visited).toHaveLength(5);
  expect(site.requests.some(({ url }) => url === '/prive' || url === '/exclu/1')).toBe(false);
  expect(progress[0]).toBe('preflight 0/0');
  expect(progress.at(-1)).toBe('report 0/0');
  expect(outcome.journal.map(({ step }) => step)).toEqual(
    expect.arrayContaining([
      'preflight',
      'sitemaps',
      'visit',
      'gatherers',
      'artifact linkChecks',
      'artifact exchanges',
    ]),
  );
});

test('a site whose menu is made of buttons is walked too', async () => {
  const menu = '<button onclick="location.href=\'/tarifs\'">Tarifs</button>';
  const { outcome } = await audit(pages({ '/': menu, '/tarifs': linkTo('/') }));
  const paths = reportOf(outcome).pages.map((page) => new URL(page.url).pathname);
  expect(paths.sort()).toEqual(['/', '/tarifs']);
});

test('the limit is kept, the rest is listed, and the sample is the same each time', async () => {
  const content: Record<string, string> = {
    '/': linkTo(
      ...Array.from({ length: 40 }, (_, i) => `/rubrique-${i % 4}/fiche-${i}`),
      '/mentions-legales',
    ),
  };
  for (let i = 0; i < 40; i += 1) content[`/rubrique-${i % 4}/fiche-${i}`] = linkTo('/');
  content['/mentions-legales'] = linkTo('/');
  // The second run answers in another order: the choice must not follow.
  const slowed = htmlPool(async (request) => {
    if (/[02468]$/.test(request.url))
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    return null;
  });
  const first = await audit(pages(content), { order: { maxPages: 6 } });
  const second = await audit(pages(content), { order: { maxPages: 6 }, pool: slowed });
  const report = reportOf(first.outcome);
  expect(report.pages).toHaveLength(6);
  expect(report.notAnalysed).toHaveLength(36);
  expect(report.notAnalysed.every(({ reason }) => reason === 'limit')).toBe(true);
  expect(report.partial).toBe(false);
  expect(first.pool.visited[1]).toBe('/mentions-legales');
  expect(new Set(first.pool.visited.slice(2).map((path) => path.split('/')[1])).size).toBe(4);
  expect(second.pool.visited).toEqual(first.pool.visited);
});

test('scope page visits that page alone', async () => {
  const { outcome, pool } = await audit(pages({ '/': linkTo('/a'), '/a': linkTo('/') }), {
    order: { scope: 'page' },
  });
  expect(reportOf(outcome).pages).toHaveLength(1);
  expect(reportOf(outcome).notAnalysed).toEqual([]);
  expect(pool.visited).toEqual(['/']);
});

/** A checker that says it was started, and finds nothing. */
function tellingChecker() {
  const folder = mkdtempSync(join(tmpdir(), 'constat-checker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const javaPath = join(folder, 'java');
  const found = '{"messages":[],"version":"26.1.1"}';
  writeFileSync(javaPath, `#!/bin/sh\n/bin/touch "$0.started"\necho '${found}'\n`, { mode: 0o755 });
  return {
    checker: { javaPath, jarPath: 'none.jar' },
    started: async () => existsSync(`${javaPath}.started`),
  };
}

test('of an only page the HTML checker and the links begin beside the rest of its visit', async () => {
  const asked: string[] = [];
  const { checker, started } = tellingChecker();
  const site = pages({ '/': linkTo('/a'), '/a': linkTo('/') });
  const pool = htmlPool();
  const visit: typeof pool.visit = async (request, signal, onSeen) => {
    const outcome = await pool.visit(request, signal);
    if (outcome.kind !== 'page') throw new Error(outcome.detail);
    onSeen?.(outcome.facts, '<!doctype html><title>a</title>');
    // Ends once both have begun: where they wait for its end, it never comes.
    await eventually(async () => asked.includes('HEAD /a') && (await started()));
    return outcome;
  };
  const { outcome } = await audit(
    (request, answer) => {
      asked.push(`${request.method} ${request.url}`);
      site(request, answer);
    },
    { order: { maxPages: 1 }, pool: { ...pool, visit }, world: { htmlChecker: checker } },
  );
  expect(reportOf(outcome).pages).toHaveLength(1);
  expect(asked.filter((line) => line === 'HEAD /a')).toHaveLength(1);
});

test('a page that crashes the browser is tried twice, then left out of a partial report', async () => {
  const pool = htmlPool(async (request) =>
    request.url.endsWith('/fatale')
      ? { kind: 'not-analysed', url: request.url, reason: 'crash', detail: '' }
      : null,
  );
  const { outcome } = await audit(pages({ '/': linkTo('/fatale', '/b'), '/b': linkTo('/') }), { pool });
  const report = reportOf(outcome);
  expect(report.partial).toBe(true);
  expect(report.notAnalysed).toMatchObject([{ reason: 'crash' }]);
  expect(report.pages).toHaveLength(2);
  expect(pool.visited.filter((path) => path === '/fatale')).toHaveLength(2);
});

test('a page lost to a process of ours is tried three times, and then said to be our incident', async () => {
  let lost = 2;
  const pool = htmlPool(async ({ url }) => {
    const { pathname } = new URL(url);
    const isLost = pathname === '/perdue' || (pathname === '/' && lost-- > 0);
    return isLost ? { kind: 'not-analysed', url, reason: 'incident', detail: 'killed' } : null;
  });
  const { outcome } = await audit(pages({ '/': linkTo('/perdue', '/b'), '/b': linkTo('/') }), { pool });
  const report = reportOf(outcome);
  expect(report.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/b']);
  expect(report.notAnalysed).toMatchObject([{ reason: 'incident' }]);
  expect(pool.visited.filter((path) => path === '/')).toHaveLength(3);
  expect(pool.visited.filter((path) => path === '/perdue')).toHaveLength(3);
});

test('the asked page is tried again when it was late; other pages are not', async () => {
  let late = 1;
  const pool = htmlPool(async ({ url }) => {
    const { pathname } = new URL(url);
    const isLate = pathname === '/lente' || (pathname === '/' && late-- > 0);
    return isLate ? { kind: 'not-analysed', url, reason: 'timeout', detail: '90 s' } : null;
  });
  const { outcome } = await audit(pages({ '/': linkTo('/lente', '/b'), '/b': linkTo('/') }), { pool });
  const report = reportOf(outcome);
  expect(report.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/b']);
  expect(report.notAnalysed).toMatchObject([{ reason: 'timeout' }]);
  expect(pool.visited.filter((path) => path === '/')).toHaveLength(2);
  expect(pool.visited.filter((path) => path === '/lente')).toHaveLength(1);
});

test('a pool that hangs or throws costs pages, never the audit', async () => {
  const pool = htmlPool((request) => {
    if (request.url.endsWith('/muette')) return new Promise(() => undefined);
    if (request.url.endsWith('/jette')) throw new Error('pool broken');
    return Promise.resolve(null);
  });
  const { outcome } = await audit(pages({ '/': linkTo('/muette', '/jette', '/b'), '/b': linkTo('/') }), {
    pool,
    world: { limits: { stallMs: 2_000 } },
  });
  const report = reportOf(outcome);
  expect(report.pages.length).toBeGreaterThanOrEqual(1);
  expect(report.partial).toBe(true);
  expect(report.notAnalysed.find(({ url }) => url.endsWith('/muette'))?.reason).toBe('not-reached');
});

test('no page at all is a failure with the reason of the start page', async () => {
  const refuse = (reason: 'login' | 'timeout' | 'crash' | 'blocked' | 'incident') =>
    htmlPool(async ({ url }) => ({ kind: 'not-analysed', url, reason, detail: '' }));
  for (const [reason, code] of [
    ['login', 'preflight/login-wall'],
    ['blocked', 'preflight/bot-wall'],
    ['timeout', 'preflight/timeout'],
    ['crash', 'preflight/page-crash'],
    ['incident', 'engine/crashed'],
  ] as const) {
    const { outcome } = await audit(pages({ '/': linkTo() }), { pool: refuse(reason) });
    expect(outcome).toMatchObject({ kind: 'failure', code });
  }
});

test('cancelling rejects with the signal’s reason and visits nothing more', async () => {
  const stop = new AbortController();
  const pool = htmlPool((request) => {
    if (!request.isHome) {
      stop.abort(new Error('annulé'));
      return new Promise(() => undefined);
    }
    return Promise.resolve(null);
  });
  await expect(
    audit(pages({ '/': linkTo('/a', '/b'), '/a': '', '/b': '' }), { pool, signal: stop.signal }),
  ).rejects.toThrow('annulé');
  expect(pool.visited.length).toBeLessThanOrEqual(4);
});

test('two addresses of one page count once: redirects and canonical twins', async () => {
  const words = 'Une longue page qui parle de la commune et de ses habitants. '.repeat(20);
  const twin = `<html lang="fr"><head><link rel="canonical" href="/a"></head><body><main>${words}</main></body>`;
  const { outcome } = await audit((request, answer) => {
    if (request.url === '/vieux') answer.writeHead(301, { location: '/a' }).end();
    else pages({ '/': linkTo('/a', '/vieux', '/copie'), '/a': twin, '/copie': twin })(request, answer);
  });
  const report = reportOf(outcome);
  expect(report.pages).toHaveLength(2);
  expect(report.notAnalysed.map(({ reason }) => reason).sort()).toEqual(['duplicate', 'redirect']);
});

test('the page that browsers are sent to from the asked address is the home page, though links lead to it too', async () => {
  const fetching = htmlPool();
  const pool: typeof fetching = {
    ...fetching,
    async visit(request, signal, onSeen) {
      const outcome = await fetching.visit(request, signal);
      if (outcome.kind === 'page') onSeen?.(outcome.facts);
      return outcome;
    },
  };
  const site = pages({
    '/': linkTo('/a'),
    '/mobile/': linkTo('/mobile/', '/mobile/a'),
    '/mobile/a': linkTo('/'),
  });
  const { outcome } = await audit(
    (request, answer) => {
      const isBrowser = request.headers['user-agent'] === 'node';
      if (request.url === '/' && isBrowser) answer.writeHead(302, { location: '/mobile/' }).end();
      else site(request, answer);
    },
    { pool },
  );
  const { pages: read, notAnalysed, rgaa } = reportOf(outcome);
  expect(read.map(({ url }) => new URL(url).pathname)).toEqual(['/mobile/', '/mobile/a']);
  expect(notAnalysed).toEqual([]);
  expect(rgaa?.sample.find(({ role }) => role === 'home')?.url).toMatch(/\/mobile\/$/);
});

test('broken internal links that nobody visited are found', async () => {
  const { outcome } = await audit(pages({ '/': linkTo('/brochure.pdf', '/a'), '/a': linkTo('/') }));
  const finding = reportOf(outcome).findings.find(({ ruleId }) => ruleId === 'seo-liens-casses-internes');
  expect(JSON.stringify(finding)).toContain('/brochure.pdf');
});
