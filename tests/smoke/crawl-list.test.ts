import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import { report as reportSchema } from '#contract/report.ts';
import { sampleRows } from '#contract/sample-rows.ts';
import { auditSite } from '#engine/audit-site.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import { htmlPool } from '#tests/support/html-pool.ts';
import { serve } from '#tests/support/probed-site.ts';

const linkTo = (...paths: string[]) =>
  `<!doctype html><html lang="fr"><title>Page</title><main>${paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')}</main>`;

const content: Readonly<Record<string, string>> = {
  '/': linkTo('/a', '/b', '/c', '/mentions-legales'),
  '/a': linkTo('/', '/c'),
  '/b': linkTo('/'),
  '/c': linkTo('/'),
  '/prive': linkTo('/'),
  '/mentions-legales': linkTo('/'),
  '/robots.txt': 'User-agent: *\nDisallow: /prive',
};
const site: RequestListener = (request, answer) => {
  const body = content[request.url ?? ''];
  const type = request.url?.endsWith('.txt') ? 'text/plain' : 'text/html';
  answer.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body ?? 'Introuvable');
};

async function auditList(
  paths: readonly string[],
  order: Partial<AuditOrder> = {},
  listener = site,
  served?: Awaited<ReturnType<typeof serve>>,
) {
  const server = served ?? (await serve(listener));
  const pool = htmlPool();
  const outcome = await auditSite(
    {
      url: `${server.origin}/`,
      scope: 'list',
      ...(paths.length > 0 && { pages: paths.map((path) => `${server.origin}${path}`) }),
      maxPages: paths.length,
      device: 'mobile',
      exclude: [],
      profile: null,
      ...order,
    },
    {
      pool,
      policy: { allow: [server.target] },
      clock: { now: () => new Date() },
      engineVersion: 'test',
      publicUrl: 'https://constat.test',
    },
    { signal: new AbortController().signal, onProgress: () => {} },
  );
  return { outcome, pool, server };
}

function reportOf(outcome: EngineOutcome) {
  if (outcome.kind !== 'report') throw new Error(`no report: ${outcome.code} ${outcome.detail}`);
  return outcome.report;
}

test('a list is visited, its pages and no others, and what could not be read is told', async () => {
  const { outcome, pool } = await auditList(['/b', '/prive', '/absente', '/a', '/']);
  const report = reportOf(outcome);
  expect(() => reportSchema.parse(report)).not.toThrow();
  expect(report.scope).toBe('list');
  expect(report.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/b', '/a']);
  expect(pool.visited.sort()).toEqual(['/', '/a', '/absente', '/b']);
  expect(report.notAnalysed.map(({ url, reason }) => [new URL(url).pathname, reason]).sort()).toEqual([
    ['/absente', 'http-error'],
    ['/prive', 'robots'],
  ]);
});

test('what only a whole visit can know is never held against a list', async () => {
  const whole = reportOf((await auditList([], { scope: 'site', maxPages: 10, profile: 'public' })).outcome);
  const listed = reportOf((await auditList(['/a', '/b'], { profile: 'public' })).outcome);
  const failed = (report: typeof whole) =>
    report.findings.flatMap(({ ruleId, verdict }) => (verdict === 'fail' ? ruleId : []));
  const ofTheWhole = [
    'eco-declaration-absente',
    'geo-page-a-propos',
    'legal-access-mention-accueil',
    'legal-access-page-absente',
    'qual-contact-introuvable',
  ];
  expect(failed(whole)).toEqual(expect.arrayContaining(ofTheWhole));
  const more = [
    'legal-mentions-absentes',
    'priv-politique-absente',
    'rgaa-systemes-navigation',
    'seo-profondeur',
  ];
  for (const id of [...ofTheWhole, ...more]) expect(failed(listed)).not.toContain(id);
});

test('a list of a site whose address answers nothing is entered by its first page that does', async () => {
  const { outcome } = await auditList(['/absente', '/a'], {}, (request, answer) => {
    if (request.url === '/') answer.writeHead(500).end('Erreur');
    else site(request, answer);
  });
  expect(reportOf(outcome).pages.map(({ url }) => new URL(url).pathname)).toEqual(['/a']);
});

test('a list whose pages robots.txt all forbids gives that reason', async () => {
  const { outcome } = await auditList(['/prive']);
  expect(outcome).toMatchObject({ kind: 'failure', code: 'preflight/robots' });
});

test('a sample is visited under its names: what is lost or answers elsewhere is told by the page that it is', async () => {
  const moved: RequestListener = (request, answer) => {
    if (request.url === '/ancienne') answer.writeHead(301, { location: '/a' }).end();
    else site(request, answer);
  };
  const paths = ['/', '/ancienne', '/absente', '/b'];
  const names = ['Accueil', 'Tarifs', 'Aide', 'Gabarit'];
  const kinds = ['home', 'step', 'help', 'template'] as const;
  const server = await serve(moved);
  const pages = paths.map((path, at) => ({
    url: `${server.origin}${path}`,
    name: names[at] ?? '',
    kind: kinds[at] ?? ('other' as const),
  }));
  const asked = { pages: pages.map(({ url }) => url), sample: { name: 'RGAA', version: 3, pages } };
  const { outcome } = await auditList(
    paths,
    { ...asked, url: pages[0]?.url ?? '', scope: 'sample' },
    moved,
    server,
  );
  const report = reportSchema.parse(reportOf(outcome));
  expect(report).toMatchObject({ scope: 'sample', sample: asked.sample });
  expect(
    sampleRows(report).map(({ name, page, why }) => [name, page && new URL(page.url).pathname, why]),
  ).toEqual([
    ['Accueil', '/', ''],
    ['Tarifs', '/a', ''],
    ['Aide', null, 'réponse en erreur (HTTP 404)'],
    ['Gabarit', '/b', ''],
  ]);
  expect(report.rgaa?.sample.map(({ role, label }) => [role, label])).toEqual([
    ['home', 'Accueil'],
    ['step', 'Tarifs'],
    ['help', 'Aide'],
    ['template', 'Gabarit'],
  ]);
});
