import { gzipSync } from 'node:zlib';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, test } from 'vitest';
import { parseRobots } from '#engine/address/robots.ts';
import { blame } from '#engine/blame/blame.ts';
import { wallClock } from '#engine/browser/useful-clock.ts';
import { fetchSitemaps } from '#engine/crawl/sitemaps.ts';
import { openDocumentReader } from '#engine/probe/document-reader.ts';
import { probeDocuments } from '#engine/probe/documents.ts';
import { sightOf } from '#engine/probe/sight-of.ts';
import { linkTo, pageFacts } from '#tests/support/artifacts.ts';
import { probeClient, probedSite, serve } from '#tests/support/probed-site.ts';

const { signal } = new AbortController();

/** Milliseconds of processor of the whole process, threads included. */
async function processorMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function archive(name: string, text: string): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await zip.add(name, new TextReader(text));
  return zip.close();
}

describe('content codings', () => {
  test('of 80,000 none is undone: the answer is unreadable, by its site', async () => {
    const { site, client } = await probedSite((request, answer) => {
      const codings = request.url === '/' ? { 'content-encoding': Array(80_000).fill('br').join(',') } : {};
      answer.writeHead(200, codings).end('x');
    });
    const ms = await processorMsOf(async () => {
      const answer = await client.exchange(site.origin);
      expect(answer).toMatchObject({ failure: 'other', failureCode: 'ERR_TOO_MANY_CODINGS' });
      expect(blame({ ...sightOf(answer), machine: 'fit' })).toBe('badCompression');
    });
    expect(ms).toBeLessThan(2_000);
    expect(await client.exchange(`${site.origin}/autre`)).toMatchObject({ status: 200, body: 'x' });
  });

  test('three are undone, four are not; a name that is none changes nothing', async () => {
    const body = gzipSync(gzipSync('bonjour'));
    const { site, client } = await probedSite((request, answer) => {
      const codings = decodeURIComponent(request.url?.slice(1) ?? '');
      answer.writeHead(200, { 'content-encoding': codings }).end(body);
    });
    const read = async (codings: string) => client.exchange(`${site.origin}/${encodeURIComponent(codings)}`);
    expect((await read('gzip, utf-8, gzip')).body).toBe('bonjour');
    expect((await read('gzip, identity, identity, gzip')).failureCode).toBe('ERR_TOO_MANY_CODINGS');
  });
});

describe('documents', () => {
  test('one of two million open elements costs its own facts, and those beside it are read', async () => {
    const nested = await archive('content.xml', `<a>${'<b>x'.repeat(1_950_000)}`);
    expect(nested.length).toBeLessThan(20_000);
    const sound = await archive(
      'word/document.xml',
      '<w:document xmlns:w="w"><w:p><w:r><w:t>Règlement</w:t></w:r></w:p></w:document>',
    );
    const { site, client } = await probedSite((request, answer) => {
      const bytes = request.url === '/a.odt' ? nested : sound;
      answer.writeHead(200, { 'content-length': bytes.length });
      answer.end(request.method === 'HEAD' ? undefined : bytes);
    });
    const links = ['/a.odt', '/b.docx'].map((path) => linkTo(`${site.origin}${path}`));
    const ms = await processorMsOf(async () => {
      const found = await probeDocuments(client, [pageFacts({ links })], '127.0.0.1', () => true, signal);
      expect(found.map(({ office }) => office?.characters ?? null)).toEqual([null, 9]);
    });
    expect(ms).toBeLessThan(4_000);
  });

  test('what takes longer than it is given is ended, and after two the others are left', async () => {
    const large = await archive('content.xml', `<a>${'<b>x</b>'.repeat(900_000)}</a>`);
    const reader = openDocumentReader(wallClock, 1);
    expect(await reader.office(large, 'odt')).toBeNull();
    expect(await reader.pdf([Buffer.alloc(1_000_000, '/Type /ObjStm ')])).toMatchObject({ tagged: null });
    expect(await reader.catalogue(Buffer.from('xref'))).toBeNull();
    await reader.close();
  });
});

test('robots.txt of one line of 500,000 characters is read at once', async () => {
  const line = `a${' '.repeat(500_000)}b`;
  const ms = await processorMsOf(() => {
    const robots = parseRobots('https://www.exemple.fr/robots.txt', 200, line);
    expect(robots.errors).toHaveLength(1);
  });
  expect(ms).toBeLessThan(1_000);
});

test('a sitemap of sixteen million open elements is unreadable, in little memory', async () => {
  const bomb = gzipSync(`<?xml version="1.0"?><urlset>${'<a>'.repeat(16_000_000)}`, { level: 1 });
  const { site, client } = await probedSite((request, answer) => {
    if (request.url !== '/sitemap.xml') return answer.writeHead(404).end();
    return answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  });
  const robots = parseRobots(`${site.origin}/robots.txt`, 200, 'Sitemap: /sitemap.xml');
  const clients = { site: client, others: client };
  const before = process.memoryUsage().rss;
  const { sitemaps } = await fetchSitemaps(clients, site.origin, robots, { signal, budgetMs: 60_000 });
  expect(sitemaps[0]).toMatchObject({
    kind: 'urlset',
    error: 'fichier illisible : plus de 50 éléments les uns dans les autres',
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});

describe('sitemaps of other sites', () => {
  /** The site of the test, at an address of numbers; the same server by a name is another site. */
  async function twoSites() {
    const asked: string[] = [];
    const entry = '<url><loc>https://e.fr/une-page-du-site</loc></url>';
    let sentBytes = 0;
    const foreign = await serve((request, answer) => {
      asked.push(request.url ?? '');
      const send = () => {
        while (!answer.destroyed && sentBytes < 50_000_000) {
          sentBytes += 100 * entry.length;
          if (!answer.write(entry.repeat(100))) return void answer.once('drain', send);
        }
      };
      answer.write('<urlset>');
      if (request.url?.startsWith('/grand')) send();
      else answer.end(`${entry}</urlset>`);
    });
    const name = foreign.origin.replace('127.0.0.1', 'localhost');
    const own = await serve((request, answer) => {
      if (request.url === '/ailleurs.xml') answer.writeHead(302, { location: `${name}/grand.xml` }).end();
      else answer.writeHead(404).end();
    });
    const named = name.replace('http://', '');
    const clients = { site: probeClient([own.target, named]), others: probeClient([named]) };
    const fetchNamed = (...places: string[]) => {
      const lines = places.map((place) => `Sitemap: ${place.replace('other:', name)}`).join('\n');
      const robots = parseRobots(`${own.origin}/robots.txt`, 200, lines);
      return fetchSitemaps(clients, own.origin, robots, { signal, budgetMs: 60_000 });
    };
    return { asked, sentBytes: () => sentBytes, fetchNamed };
  }

  test('are two at most, and the others are said not to be read', async () => {
    const { asked, fetchNamed } = await twoSites();
    const { sitemaps, truncated } = await fetchNamed('other:/1.xml', 'other:/2.xml', 'other:/3.xml');
    expect(asked).toEqual(['/1.xml', '/2.xml']);
    expect(truncated).toBe(true);
    expect(sitemaps.map(({ status, error }) => [status, error === null])).toEqual([
      [200, true],
      [200, true],
      [0, false],
    ]);
  });

  test.each(['other:/grand.xml', '/ailleurs.xml'])('%s draws no more than a megabyte', async (place) => {
    const { sentBytes, fetchNamed } = await twoSites();
    const { sitemaps } = await fetchNamed(place);
    // What the kernels hold on both sides was sent too.
    expect(sentBytes()).toBeLessThan(15_000_000);
    const [cut] = sitemaps;
    // Cut by us: no fault of the site, and known not to be whole.
    expect(cut).toMatchObject({ kind: 'urlset', error: null });
    expect(cut?.urlCount).toBeLessThan(1_000_000 / 51 + 2);
    expect(cut?.urls.length).toBeLessThan(cut?.urlCount ?? 0);
  });
});
