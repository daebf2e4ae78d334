import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type SecureVersion } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { parseRobots } from '#engine/address/robots.ts';
import { createScope } from '#engine/address/scope.ts';
import { fetchSitemaps } from '#engine/crawl/sitemaps.ts';
import { probeDns } from '#engine/probe/dns.ts';
import { createLinkChecker } from '#engine/probe/link-checks.ts';
import { probeTls } from '#engine/probe/tls.ts';
import { pageFacts } from '#tests/support/artifacts.ts';
import { probedSite } from '#tests/support/probed-site.ts';

const { signal } = new AbortController();

test('sitemaps are found at the usual place, their index followed, and a missing one is not reported', async () => {
  const { site, client } = await probedSite((request, answer) => {
    const origin = `http://${request.headers.host}`;
    if (request.url === '/sitemap_index.xml')
      answer.end(
        `<sitemapindex><sitemap><loc>${origin}/s1.xml</loc></sitemap><sitemap><loc>${origin}/s2.xml</loc></sitemap></sitemapindex>`,
      );
    else if (request.url === '/s1.xml') answer.end(`<urlset><url><loc>${origin}/a</loc></url></urlset>`);
    else answer.writeHead(404).end();
  });
  const robots = parseRobots(`${site.origin}/robots.txt`, 404, '');
  const harvest = await fetchSitemaps({ site: client, others: client }, site.origin, robots, {
    signal,
    budgetMs: 5_000,
  });
  expect(harvest.urls).toEqual([`${site.origin}/a`]);
  expect(harvest.sitemaps.map(({ kind, status }) => [kind, status])).toEqual([
    ['index', 200],
    ['urlset', 200],
    ['invalid', 404],
  ]);
  expect(site.requests.some(({ url }) => url === '/wp-sitemap.xml')).toBe(false);
});

test('the usual place is asked where what robots.txt names does not answer', async () => {
  const { site, client } = await probedSite((request, answer) => {
    const origin = `http://${request.headers.host}`;
    if (request.url === '/sitemap.xml') answer.end(`<urlset><url><loc>${origin}/a</loc></url></urlset>`);
    else answer.writeHead(404).end();
  });
  const robots = parseRobots(`${site.origin}/robots.txt`, 200, 'Sitemap: /ancien-plan.xml');
  const harvest = await fetchSitemaps({ site: client, others: client }, site.origin, robots, {
    signal,
    budgetMs: 5_000,
  });
  expect(harvest.urls).toEqual([`${site.origin}/a`]);
  expect(harvest.sitemaps.map(({ kind, status }) => [kind, status])).toEqual([
    ['invalid', 404],
    ['urlset', 200],
  ]);
});

test('a site in a folder has its sitemap there, asked after the root and where the root’s speaks of others', async () => {
  const { site, client } = await probedSite((request, answer) => {
    const origin = `http://${request.headers.host}`;
    const list = (path: string) => answer.end(`<urlset><url><loc>${origin}${path}</loc></url></urlset>`);
    if (request.url === '/projet/sitemap.xml') list('/projet/a');
    else if (request.url === '/sitemap.xml') list('/autre/a');
    else answer.writeHead(404).end();
  });
  const robots = parseRobots(`${site.origin}/robots.txt`, 404, '');
  const pathsOf = async (start: string) => {
    const { urls } = await fetchSitemaps({ site: client, others: client }, `${site.origin}${start}`, robots, {
      signal,
      budgetMs: 5_000,
    });
    return urls.map((url) => new URL(url).pathname);
  };
  expect(await pathsOf('/projet/')).toContain('/projet/a');
  expect(await pathsOf('/projet/contact/index.html')).toContain('/projet/a');
  const before = site.requests.length;
  expect(await pathsOf('/autre/')).toEqual(['/autre/a']);
  expect(await pathsOf('/')).not.toContain('/projet/a');
  expect(site.requests.slice(before).some(({ url }) => url?.startsWith('/autre/'))).toBe(false);
});

test('a sitemap that never ends stops at the budget; a page in its place is said to be one', async () => {
  const { site, client } = await probedSite((request, answer) => {
    if (request.url === '/page.xml')
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<html><p>Perdu</html>');
    else {
      answer.write('<urlset>');
      const timer = setInterval(() => answer.write('<url><loc>https://e.fr/a</loc></url>'), 10);
      answer.on('close', () => clearInterval(timer));
    }
  });
  const robots = parseRobots(`${site.origin}/robots.txt`, 200, 'Sitemap: /page.xml\nSitemap: /sans-fin.xml');
  const { sitemaps } = await fetchSitemaps({ site: client, others: client }, site.origin, robots, {
    signal,
    budgetMs: 400,
  });
  expect(sitemaps.map(({ error }) => error)).toEqual([
    'page HTML au lieu d’un plan de site',
    'délai dépassé',
  ]);
});

test('links are checked by HEAD then GET, once each, actions and refused ones never', async () => {
  const { site, client } = await probedSite((request, answer) => {
    if (request.url === '/get-seul' && request.method === 'HEAD') answer.writeHead(405).end();
    else answer.writeHead(request.url === '/absente' ? 404 : 200).end();
  });
  const start = new URL(site.origin);
  const checker = createLinkChecker({
    clients: { site: client, others: client },
    scope: createScope(start, { exclude: ['/exclu'] }),
    isAllowed: (url) => url.pathname !== '/interdit',
    signal,
  });
  const link = (path: string) => ({
    url: new URL(path, start).href,
    text: '',
    region: 'main' as const,
    rel: '',
  });
  const page = pageFacts({
    url: `${start.href}`,
    canonical: '',
    links: [
      '/',
      '/absente',
      '/absente#x',
      '/get-seul',
      '/logout',
      '/interdit',
      '/exclu/a',
      '/doc.pdf',
      'http://10.0.0.1/',
    ].map(link),
  });
  checker.add(page);
  const checks = await checker.finish([page], 5_000);
  expect(checks.map(({ url, status }) => [new URL(url).pathname, status]).sort()).toEqual([
    ['/absente', 404],
    ['/doc.pdf', 200],
    ['/get-seul', 200],
  ]);
  expect(checks.every(({ internal, from }) => internal && from[0] === start.href)).toBe(true);
  expect(site.requests.map(({ url }) => url)).not.toEqual(expect.arrayContaining(['/logout']));
});

test('link checks end with their budget and keep what they learned', async () => {
  const { site, client } = await probedSite((request, answer) => {
    if (request.url !== '/muette') answer.end();
  });
  const scope = createScope(new URL(site.origin), { exclude: [] });
  const checker = createLinkChecker({
    clients: { site: client, others: client },
    scope,
    isAllowed: () => true,
    signal,
  });
  checker.addInternal([`${site.origin}/muette`, `${site.origin}/vive`]);
  const checks = await checker.finish([], 500);
  expect(checks.map(({ url }) => new URL(url).pathname)).toEqual(['/vive']);
});

/** A self-signed server on loopback that accepts the given versions. */
async function tlsServer(
  minVersion: SecureVersion,
  maxVersion: SecureVersion,
  ciphers = 'DEFAULT@SECLEVEL=0',
) {
  const folder = mkdtempSync(join(tmpdir(), 'constat-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '2',
      '-subj',
      '/O=Test/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
    ],
    { stdio: 'ignore' },
  );
  const server = createServer(
    {
      key: readFileSync(key),
      cert: readFileSync(cert),
      minVersion,
      maxVersion,
      ciphers,
      ALPNProtocols: ['h2'],
    },
    (socket) => socket.on('error', () => undefined).end(),
  );
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test('old TLS versions are seen when accepted and the certificate is read', async () => {
  const target = await tlsServer('TLSv1', 'TLSv1.2');
  const facts = await probeTls(new URL(`https://${target}/`), { allow: [target] }, signal);
  expect(facts).toMatchObject({
    protocols: ['TLSv1', 'TLSv1.1', 'TLSv1.2'],
    trusted: false,
    trustError: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    keyBits: 2048,
    keyType: 'RSA',
    names: ['localhost'],
    issuer: 'Test',
    chainLength: 1,
    alpn: 'h2',
  });
  expect(Date.parse(facts?.validTo ?? '')).toBeGreaterThan(Date.now());
});

test('suites without forward secrecy are named when accepted, and only then', async () => {
  const suites = async (...options: Parameters<typeof tlsServer>) => {
    const target = await tlsServer(...options);
    return (await probeTls(new URL(`https://${target}/`), { allow: [target] }, signal))?.staticKeySuites;
  };
  expect(await suites('TLSv1.2', 'TLSv1.2', 'AES128-SHA256')).toEqual(['TLS_RSA_WITH_AES_128_CBC_SHA256']);
  const several = await suites('TLSv1.2', 'TLSv1.3', 'DEFAULT@SECLEVEL=0');
  expect(several).toHaveLength(4);
  expect(new Set(several).size).toBe(4);
  expect(await suites('TLSv1.2', 'TLSv1.3', 'ECDHE+AESGCM')).toEqual([]);
  expect(await suites('TLSv1.3', 'TLSv1.3')).toEqual([]);
});

test('a modern server refuses old versions; a private address is never connected to', async () => {
  const target = await tlsServer('TLSv1.3', 'TLSv1.3');
  expect((await probeTls(new URL(`https://${target}/`), { allow: [target] }, signal))?.protocols).toEqual([
    'TLSv1.3',
  ]);
  await expect(probeTls(new URL(`https://${target}/`), { allow: [] }, signal)).rejects.toThrow('refused');
});

test('DNS look-ups without an answer are named, never taken for absent', async () => {
  const silent = createSocket('udp4');
  await new Promise<void>((ready) => silent.bind(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((done) => silent.close(done)));
  const resolver = new Resolver({ timeout: 100, tries: 1 });
  resolver.setServers([`127.0.0.1:${silent.address().port}`]);
  const facts = await probeDns('www.exemple.fr', resolver);
  expect(facts?.failed.toSorted()).toEqual(['aaaa', 'caa', 'dmarc', 'mta-sts', 'mx', 'spf']);
});
