import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isArtifactError } from '#engine/artifacts.ts';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import {
  extremePages,
  oddAnswers,
  type RawServer,
  rawAnswers,
  startBadTls,
  startRawServer,
} from '#tests/support/extreme-site.ts';
import { gathered } from '#tests/support/gathered.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

// Deadline of a page, then overtime, the start of a browser and a busy machine.
const deadlineMs = 60_000;
/** For pages that never rest: what is held of them holds at any deadline. */
const shortMs = 8_000;
const graceMs = 15_000;
const testMs = deadlineMs + 2 * graceMs + 15_000;

let site: StaticServer;
let pool: VisitPool;
const raw = new Map<string, RawServer>();

beforeAll(async () => {
  site = await startStaticServer({ ...extremePages, ...oddAnswers, '/bonne': page('<p>Tout va bien.</p>') });
  for (const [name, bytes] of Object.entries(rawAnswers)) raw.set(name, await startRawServer(bytes));
  raw.set('a certificate nobody vouches for', await startBadTls(100));
  raw.set('an expired certificate', await startBadTls(-0.5));
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [site, ...raw.values()].map(({ port }) => `127.0.0.1:${port}`) },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
});
afterAll(async () => {
  await pool?.close();
  await site?.close();
  for (const server of raw.values()) await server.close();
});

async function visit(url: string, ms = deadlineMs): Promise<VisitOutcome> {
  const { signal } = new AbortController();
  return pool.visit(
    { url, isHome: false, device: 'desktop', siteDomain: '127.0.0.1', deadlineMs: ms, keepArtifacts: true },
    signal,
  );
}
const ending = (outcome: VisitOutcome) => (outcome.kind === 'page' ? 'page' : outcome.reason);

function thrownBy(outcome: VisitOutcome): string[] {
  const faults = outcome.kind === 'page' ? outcome.faults : [];
  return faults.flatMap(({ kind, id, stack }) => (kind === 'rule' ? [`${id} : ${stack}`] : []));
}

/** What is held of every address of this file, whatever it does; gives its outcome. */
async function visitThenNext(url: string, ms = deadlineMs): Promise<VisitOutcome> {
  const started = performance.now();
  const outcome = await visit(url, ms);
  expect(performance.now() - started).toBeLessThan(ms + graceMs);
  expect(thrownBy(outcome)).toEqual([]);
  expect(ending(await visit(`${site.origin}/bonne`))).toBe('page');
  return outcome;
}
const broken = (outcome: VisitOutcome): string[] =>
  Object.entries((outcome.kind === 'page' && outcome.artifacts) || {}).flatMap(([name, artifact]) =>
    isArtifactError(artifact) ? [name] : [],
  );

describe('an extreme page is judged or named, and the next page is analysed', () => {
  test.each<[string, string[]]>([
    ['/30-mo-html', ['too-large']],
    ['/15-mo-html', ['too-large', 'page']],
    ['/30-mo', ['page']],
    ['/bloque-10-s', ['page']],
    ['/fenetres', ['page']],
    ['/telechargements', ['page']],
    ['/service-worker', ['page']],
    ['/ombre', ['crash']],
    ['/profonde', ['crash']],
    ['/styles', ['page']],
    ['/en-tetes', ['page', 'too-large']],
    ['/bombe-gzip', ['too-large']],
  ])('%s', { timeout: testMs }, async (path, expected) => {
    expect(expected).toContain(ending(await visitThenNext(site.origin + path)));
  });

  test.each(['/50000-noeuds', '/tableau'])(
    '%s keeps its other artifacts',
    { timeout: testMs + 30_000 },
    async (path) => {
      // axe-core alone takes half a minute here: what is held is not held of a busy minute.
      const outcome = await visitThenNext(site.origin + path, deadlineMs + 30_000);
      expect(ending(outcome)).toBe('page');
      expect(broken(outcome).filter((name) => name !== 'axe')).toEqual([]);
    },
  );

  test.each(['/cadres', '/ombre-200', '/profonde-1000', '/temoins'])(
    '%s is read like any page',
    { timeout: testMs },
    async (path) => {
      const outcome = await visitThenNext(site.origin + path);
      expect(ending(outcome)).toBe('page');
      expect(broken(outcome)).toEqual([]);
    },
  );

  test.each(['/bloque-souvent', '/rechargements', '/console', '/5000-requetes'])(
    '%s ends when its time is over',
    { timeout: testMs },
    async (path) => {
      expect(['page', 'too-large', 'timeout']).toContain(
        ending(await visitThenNext(site.origin + path, shortMs)),
      );
    },
  );
});

describe('an answer that is no proper page', () => {
  test.each(['/windows-1252', '/utf-16'])('%s is decoded', { timeout: testMs }, async (path) => {
    const outcome = await visitThenNext(site.origin + path);
    if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome));
    expect(gathered(outcome.artifacts.dom).text).toContain('été à 20 heures');
  });

  test.each([
    ['/faux-utf-8', 'page'],
    ['/invalide', 'page'],
    ['/texte-en-html', 'page'],
    ['/vide', 'page'],
    ['/xhtml-casse', 'page'],
    ['/xml', 'not-html'],
    ['/pdf', 'not-html'],
    ['/texte', 'not-html'],
    ['/faux-gzip', 'network'],
  ])('%s → %s', { timeout: testMs }, async (path, expected) => {
    expect(ending(await visitThenNext(site.origin + path))).toBe(expected);
  });

  test.each([
    ['HTTP/1.0 without length', 'http', 'page'],
    ['HTTP/0.9', 'http', 'network'],
    ['a chunk of a wrong size', 'http', 'network'],
    ['chunks that stop', 'http', 'network'],
    ['less than announced', 'http', 'network'],
    ['a header of 1 MB', 'http', 'network'],
    ['20,000 headers', 'http', 'page'],
    ['3,000 cookies', 'http', 'page'],
    ['60 KB of Content-Security-Policy', 'http', 'page'],
    ['a certificate nobody vouches for', 'https', 'network'],
    ['an expired certificate', 'https', 'network'],
  ])('%s over %s → %s', { timeout: testMs }, async (name, scheme, expected) => {
    expect(ending(await visitThenNext(`${scheme}://127.0.0.1:${raw.get(name)?.port}/`))).toBe(expected);
  });

  test('headers are all read, up to what Chromium accepts', { timeout: testMs }, async () => {
    const read = await visit(`http://127.0.0.1:${raw.get('3,000 cookies')?.port}/`);
    if (read.kind !== 'page' || !read.artifacts) throw new Error(JSON.stringify(read));
    const names = gathered(read.artifacts.mainResponse).headers.map(({ name }) => name);
    expect(names.filter((name) => name === 'set-cookie')).toHaveLength(3_000);
    expect(names).toContain('x-last');
  });

  test('headers that Chromium refuses are named', { timeout: testMs }, async () => {
    const outcome = await visit(`http://127.0.0.1:${raw.get('a header of 1 MB')?.port}/`);
    expect(outcome).toMatchObject({ reason: 'network', detail: 'net::ERR_RESPONSE_HEADERS_TOO_BIG' });
  });
});
