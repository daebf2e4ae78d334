import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseSitemap } from './sitemap-parser.ts';

async function* chunked(content: string | Uint8Array, size = 7): AsyncIterable<Uint8Array> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(
  content: string | Uint8Array,
  size?: number,
  limits?: { decompressedBytes: number; urls: number },
) {
  const urls: string[] = [];
  const result = await parseSitemap(chunked(content, size), (url) => urls.push(url), limits);
  return { ...result, urls };
}

const urlset = (urls: readonly string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map((url) => `<url><loc> ${url} </loc><lastmod>2026-01-01</lastmod></url>`)
    .join('')}</urlset>`;

test('a urlset gives its addresses, entities decoded, whatever the chunks cut', async () => {
  expect(await read(urlset(['https://e.fr/a?x=1&amp;y=2', 'https://e.fr/été']))).toEqual({
    kind: 'urlset',
    urlCount: 2,
    error: null,
    urls: ['https://e.fr/a?x=1&y=2', 'https://e.fr/été'],
  });
});

test('addresses of images and videos inside an entry are not pages', async () => {
  const xml = `<urlset xmlns:image="i"><url><loc>https://e.fr/</loc><image:image><image:loc>https://e.fr/a.png</image:loc></image:image></url></urlset>`;
  expect((await read(xml)).urls).toEqual(['https://e.fr/']);
});

test('versions of an entry in other languages are kept, those of too many are not', async () => {
  const version = (lang: string) =>
    `<x:link rel="alternate" hreflang="${lang}" href="https://e.fr/${lang}"/>`;
  const entry = (path: string, links: string) => `<url>${links}<loc>https://e.fr/${path}</loc></url>`;
  const many = Array.from({ length: 61 }, (_, at) => version(`l${at}`)).join('');
  const feed = '<x:link rel="alternate" type="application/rss+xml" href="/flux"/>';
  const { versions, urls } = await read(
    `<urlset xmlns:x="h">${entry('fr', version('fr') + version('en'))}${entry('a', feed)}${entry('b', many)}</urlset>`,
  );
  expect(urls).toEqual(['https://e.fr/fr', 'https://e.fr/a', 'https://e.fr/b']);
  expect(versions).toEqual([
    {
      url: 'https://e.fr/fr',
      versions: [
        { lang: 'fr', url: 'https://e.fr/fr' },
        { lang: 'en', url: 'https://e.fr/en' },
      ],
    },
  ]);
});

test('prefixed elements and CDATA are read', async () => {
  const xml = `<s:urlset xmlns:s="x"><s:url><s:loc><![CDATA[https://e.fr/?a=1&b=2]]></s:loc></s:url></s:urlset>`;
  expect(await read(xml)).toMatchObject({ kind: 'urlset', urls: ['https://e.fr/?a=1&b=2'] });
});

test.each([
  [
    'index',
    '<sitemapindex><sitemap><loc>https://e.fr/s1.xml</loc></sitemap></sitemapindex>',
    ['https://e.fr/s1.xml'],
  ],
  [
    'feed',
    '<rss><channel><link>https://e.fr/</link><item><link>https://e.fr/a</link></item></channel></rss>',
    ['https://e.fr/a'],
  ],
  [
    'feed',
    '<feed><link href="https://e.fr/"/><entry><link rel="self" href="x"/><link href="https://e.fr/b"/></entry></feed>',
    ['https://e.fr/b'],
  ],
  ['text', '\ufeffhttps://e.fr/a\r\nhttps://e.fr/b\n', ['https://e.fr/a', 'https://e.fr/b']],
])('%s is recognised', async (kind, content, urls) => {
  expect(await read(content)).toMatchObject({ kind, urls, error: null, urlCount: urls.length });
});

test('gzip is recognised by its bytes', async () => {
  expect((await read(gzipSync(urlset(['https://e.fr/a'])))).urls).toEqual(['https://e.fr/a']);
});

test('broken XML keeps what was read and says so; HTML, text and nothing are invalid', async () => {
  const broken = await read(
    '<urlset><url><loc>https://e.fr/a</loc></url><url><loc>https://e.fr/b</lo></urlset>',
  );
  expect(broken.urls).toContain('https://e.fr/a');
  expect(broken.error).not.toBeNull();
  expect(await read('<!doctype html><html><body>Perdu</body></html>')).toMatchObject({
    kind: 'invalid',
    urls: [],
  });
  expect(await read('Not found')).toMatchObject({ kind: 'invalid', urlCount: 0 });
  expect(await read('')).toMatchObject({ kind: 'invalid', error: 'fichier vide' });
  expect(await read(gzipSync(urlset(['https://e.fr/a'])).subarray(0, 40))).toMatchObject({
    kind: expect.any(String),
    error: expect.any(String),
  });
});

test('more entries than a sitemap may hold are counted and 50,000 kept', async () => {
  const many = urlset(Array.from({ length: 60_000 }, (_, index) => `https://e.fr/page-${index}`));
  const result = await read(many, 65_536);
  expect(result.urlCount).toBe(60_000);
  expect(result.urls).toHaveLength(50_000);
  expect(result.error).toMatch(/50000/);
});

test('a gzip bomb stops at the byte limit', async () => {
  // One file may be several compressed ones in a row.
  const blanks = gzipSync(' '.repeat(1_000_000));
  const bomb = Buffer.concat([gzipSync('<urlset>'), ...Array.from({ length: 120 }, () => blanks)]);
  const result = await read(bomb, 16_384);
  expect(result).toMatchObject({ kind: 'urlset', error: 'plus de 50 Mo' });
});
