import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchSitemaps } from '#engine/crawl/sitemaps.ts';
import { openClients } from '#engine/probe/open-clients.ts';
import { fetchRobots } from '#engine/probe/robots-fetch.ts';
import { probeSite } from '#engine/probe/site-probes.ts';
import { type Loopback, startLoopback } from '#tests/support/loopback.ts';

const signal = new AbortController().signal;
let files: Record<string, { body: string; etag?: string; lastModified?: string; cacheControl?: string }>;
let site: Loopback;

/** A server that answers 304 as it should. */
const listener: RequestListener = (request, answer) => {
  const file = files[request.url ?? ''];
  if (!file) return void answer.writeHead(404).end();
  const headers = {
    'content-type': request.url?.endsWith('.xml') ? 'application/xml' : 'text/plain; charset=utf-8',
    ...(file.etag && { etag: file.etag }),
    ...(file.lastModified && { 'last-modified': file.lastModified }),
    ...(file.cacheControl && { 'cache-control': file.cacheControl }),
  };
  const { 'if-none-match': tag, 'if-modified-since': since } = request.headers;
  const same = (file.etag && tag === file.etag) || (file.lastModified && since === file.lastModified);
  if (same) return void answer.writeHead(304, file.etag ? { etag: file.etag } : {}).end();
  answer.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(file.body));
};

beforeEach(async () => {
  site = await startLoopback(listener);
  files = {
    '/robots.txt': {
      body: `User-agent: *\nDisallow: /privé\nSitemap: ${site.origin}/plan.xml`,
      etag: '"r1"',
    },
    '/plan.xml': {
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site.origin}/a</loc></url></urlset>`,
      lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT',
    },
    '/.well-known/security.txt': { body: 'Contact: mailto:a@exemple.fr', etag: 'W/"s1"' },
    '/favicon.ico': { body: 'x', etag: '"f1"' },
    '/': { body: 'accueil', etag: '"home"' },
  };
});
afterEach(() => site.close());

/** What an audit asks without a browser, with what the one before kept. */
async function probe(kept?: unknown, engineVersion = '1.0') {
  const before = site.requests.length;
  const clients = openClients({
    policy: { allow: [site.target] },
    engineVersion,
    publicUrl: 'http://127.0.0.1:3000',
    kept,
  });
  try {
    const robots = await fetchRobots(clients.site, site.origin, signal);
    const { sitemaps, urls } = await fetchSitemaps(clients, site.origin, robots, {
      signal,
      budgetMs: 20_000,
    });
    const { securityTxt, httpProbe } = await probeSite(
      clients.site,
      new URL(site.origin),
      '127.0.0.1',
      signal,
    );
    const asked = site.requests.slice(before);
    const conditional = asked
      .filter(({ headers }) => headers['if-none-match'] ?? headers['if-modified-since'])
      .map(({ url }) => url)
      .sort();
    return {
      answers: { robots, sitemaps, urls, securityTxt: securityTxt.body, home: httpProbe.body },
      conditional,
      kept: clients.kept(),
    };
  } finally {
    await clients.close();
  }
}

describe('a second audit of an unchanged site', () => {
  test('asks only whether its files changed, and reads the same in them', async () => {
    const first = await probe();
    expect(first.conditional).toEqual([]);
    // What travels through a database is JSON.
    const second = await probe(JSON.parse(JSON.stringify(first.kept)));
    expect(second.conditional).toEqual(['/.well-known/security.txt', '/plan.xml', '/robots.txt']);
    expect(second.answers).toEqual(first.answers);
    expect(second.answers.urls).toEqual([`${site.origin}/a`]);
    expect(second.kept).toEqual(first.kept);
  });

  test('a file that changed is read anew and kept in its place', async () => {
    const first = await probe();
    files['/robots.txt'] = { body: 'User-agent: *\nDisallow: /', etag: '"r2"' };
    const second = await probe(first.kept);
    expect(second.answers.robots.text).toBe('User-agent: *\nDisallow: /');
    expect(second.kept.answers.find(({ url }) => url.endsWith('/robots.txt'))?.etag).toBe('"r2"');
  });
});

test('another version of the engine starts afresh', async () => {
  const first = await probe();
  expect((await probe(first.kept, '2.0')).conditional).toEqual([]);
});

test.each([[null], ['x'], [{ userAgent: 3 }], [{ userAgent: 'a', answers: [{ url: 'b' }] }]])(
  'what is no memory (%j) is none',
  async (kept) => {
    expect((await probe(kept)).conditional).toEqual([]);
  },
);

test('what is private, without a validator, or too large is not kept', async () => {
  const robots = files['/robots.txt'];
  files['/robots.txt'] = { ...robots, body: robots?.body ?? '', cacheControl: 'no-store' };
  files['/.well-known/security.txt'] = { body: 'Contact: mailto:a@exemple.fr' };
  const many = Array.from({ length: 9_000 }, (_, index) => `<url><loc>${site.origin}/p${index}</loc></url>`);
  files['/plan.xml'] = {
    body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${many.join('')}</urlset>`,
    etag: '"big"',
  };
  const { kept, answers } = await probe();
  expect(answers.urls).toHaveLength(9_000);
  expect(kept.answers).toEqual([]);
});
