import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import { auditSite } from '#engine/audit-site.ts';
import { createPacer } from '#engine/probe/pacer.ts';
import { probeSensitive } from '#engine/probe/sensitive/probe-sensitive.ts';
import { htmlPool } from '#tests/support/html-pool.ts';
import { probedSite, serve } from '#tests/support/probed-site.ts';

const { signal } = new AbortController();

async function probe(listener: RequestListener) {
  const { site, client } = await probedSite(listener, createPacer({ atOnce: 1, gapMs: 0 }));
  const facts = await probeSensitive({
    client,
    start: new URL(site.origin),
    siteDomain: 'exemple.fr',
    budgetMs: 60_000,
    signal,
  });
  return { facts, requests: site.requests };
}

const files: Readonly<Record<string, string | Buffer>> = {
  '/': '<meta name="generator" content="WordPress 6.9"><link href="/wp-content/a.css"><h1>Accueil</h1>',
  '/.git/HEAD': 'ref: refs/heads/main\n',
  '/.env': '# production\nAPP_KEY=base64:c2VjcmV0\nDB_PASSWORD="tres secret"\nexport MAIL_HOST=smtp\n',
  '/backup.zip': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000, 0xe9)]),
  '/phpinfo.php': `<html><style>${'a{}'.repeat(900)}</style><title>PHP 8.5.0 - phpinfo()</title><h1>PHP Version 8.5.0</h1>`,
  '/.DS_Store': Buffer.from('\u0000\u0000\u0000\u0001Bud1\u0000\u0000', 'latin1'),
  '/wp-login.php': '<form name="loginform" id="loginform" action="/wp-login.php">',
  '/wp-json/wp/v2/users?per_page=5&_fields=slug': '[{"slug":"jeanne"},{"slug":"admin"}]',
};
const open: RequestListener = (request, answer) => {
  const file = files[request.url ?? ''];
  const type = request.url?.startsWith('/wp-json') ? 'application/json' : 'text/html';
  answer.writeHead(file === undefined ? 404 : 200, { 'content-type': type });
  answer.end(file ?? 'Introuvable');
};

test('what should not answer is recognised by its content, in few small requests, and no secret is kept', async () => {
  const { facts, requests } = await probe(open);
  expect(facts.exposed.map(({ kind, url }) => [kind, new URL(url).pathname]).sort()).toEqual([
    ['admin-login', '/wp-login.php'],
    ['backup', '/backup.zip'],
    ['diagnostic', '/phpinfo.php'],
    ['ds-store', '/.DS_Store'],
    ['env', '/.env'],
    ['git', '/.git/HEAD'],
    ['wordpress-users', '/wp-json/wp/v2/users'],
  ]);
  const signs = Object.fromEntries(facts.exposed.map(({ kind, sign }) => [kind, sign]));
  expect(signs.git).toBe('commence par « ref: refs/heads/main »');
  expect(signs.env).toBe('3 variables : APP•••, DB_•••, MAI••• (valeurs non conservées)');
  expect(signs['wordpress-users']).toBe('2 comptes listés');
  expect(JSON.stringify(facts)).not.toMatch(/secret|PASSWORD|jeanne|c2Vjc/);
  expect(requests.length).toBe(facts.requestCount);
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  const ranges = requests.filter(({ headers }) => headers.range === 'bytes=0-511');
  expect(ranges.length).toBeGreaterThan(4);
});

test('a site that answers 200 to everything is not reported', async () => {
  const page = '<!doctype html><html><title>Accueil</title><h1>Bienvenue</h1></html>';
  const { facts } = await probe((_, answer) => void answer.writeHead(200).end(page));
  expect(facts.exposed).toEqual([]);
  expect(facts.outcomes).toMatchObject({ git: 'asked', env: 'asked', 'wordpress-users': 'skipped' });
});

test('not even when what it answers looks like a secret', async () => {
  for (const body of [
    'ref: refs/heads/main',
    'APP_KEY=1\nDB_HOST=2\n',
    'CREATE TABLE x (y int);',
    '<?php echo 1;',
  ])
    expect((await probe((_, answer) => void answer.end(body))).facts.exposed).toEqual([]);
});

test('refusals and redirections are answers; errors and silence are not', async () => {
  const refused = await probe((request, answer) => {
    if (request.url?.startsWith('/.')) answer.writeHead(403).end('ref: refs/heads/main');
    else answer.writeHead(302, { location: '/accueil' }).end();
  });
  expect(refused.facts.exposed).toEqual([]);
  expect(new Set(Object.values(refused.facts.outcomes))).toEqual(new Set(['asked', 'skipped']));
  expect(refused.requests.some(({ url }) => url === '/accueil')).toBe(false);

  const broken = await probe((request, answer) => {
    if (request.url === '/') answer.end('Accueil');
    else request.socket.destroy();
  });
  expect(broken.facts.outcomes).toMatchObject({ git: 'unanswered', 'ds-store': 'unanswered' });
  expect(broken.requests.length).toBeLessThan(10);
});

async function audit(order: Partial<AuditOrder>) {
  const site = await serve((request, answer) => {
    if (request.url === '/robots.txt') answer.end('User-agent: *\nDisallow: /prive');
    else if (request.url === '/.git/HEAD') answer.end('ref: refs/heads/main');
    else if (request.url === '/' || request.url === '/prive')
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<title>Page</title><a href="/prive">Privé</a>');
    else answer.writeHead(404).end();
  });
  const outcome = await auditSite(
    {
      url: `${site.origin}/`,
      scope: 'site',
      maxPages: 5,
      device: 'mobile',
      exclude: [],
      profile: null,
      ...order,
    },
    {
      pool: htmlPool(),
      policy: { allow: [site.target] },
      clock: { now: () => new Date() },
      engineVersion: 'test',
      publicUrl: 'https://constat.test',
      // Time for the home page, the control and the first address, one a second.
      limits: { probesMs: 12_500 },
    },
    { signal: new AbortController().signal },
  );
  if (outcome.kind !== 'report') throw new Error(outcome.detail);
  const { findings, checks } = outcome.report;
  const asked = (path: string) => site.requests.some(({ url }) => url === path);
  return { findings, asked, check: (id: string) => checks.find(({ ruleId }) => ruleId === id) };
}

test('an audit asks for sensitive addresses, and sets robots.txt aside, on a proved domain only', async () => {
  const stranger = await audit({ ignoreRobots: true });
  expect(stranger.asked('/.git/HEAD')).toBe(false);
  expect(stranger.asked('/prive')).toBe(false);
  expect(stranger.check('sec-fichier-git')).toMatchObject({
    status: 'inapplicable',
    reason: expect.stringContaining('prouvé'),
  });

  const owner = await audit({ ownershipProved: true, ignoreRobots: true });
  expect(owner.findings.map(({ ruleId }) => ruleId)).toContain('sec-fichier-git');
  expect(owner.asked('/prive')).toBe(true);
  // Time was out before it: nothing is said of it.
  expect(owner.check('sec-ds-store')?.status).toBe('error');

  const obedient = await audit({ ownershipProved: true });
  expect(obedient.asked('/prive')).toBe(false);
}, 30_000);
