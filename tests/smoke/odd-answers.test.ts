import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VisitOutcome } from '#engine/ports/visit.ts';
import { answerOnly } from '#tests/support/answer-only.ts';
import {
  oddAnswers,
  type RawServer,
  rawAnswers,
  startBadTls,
  startRawServer,
} from '#tests/support/extreme-site.ts';
import { gathered } from '#tests/support/gathered.ts';
import { endingOf, type HostileVisits, openHostileVisits, testMs } from '#tests/support/hostile-visits.ts';
import { casesInScope } from '#tests/support/scope.ts';

let visits: HostileVisits;
const raw = new Map<string, RawServer>();

beforeAll(async () => {
  for (const [name, bytes] of Object.entries(rawAnswers)) raw.set(name, await startRawServer(bytes));
  raw.set('a certificate nobody vouches for', await startBadTls(100));
  raw.set('an expired certificate', await startBadTls(-0.5));
  visits = await openHostileVisits(
    oddAnswers,
    [...raw.values()].map(({ port }) => port),
    answerOnly,
  );
});
afterAll(async () => {
  // One look at the end: each page among them is the next page of the one before.
  await visits?.expectNextPage();
  await visits?.close();
  for (const server of raw.values()) await server.close();
});

const seen = new Map<string, Promise<VisitOutcome>>();
/** Each address is visited once, in time; several look at its outcome. */
function visited(url: string): Promise<VisitOutcome> {
  const outcome = seen.get(url) ?? visits.visitInTime(url);
  seen.set(url, outcome);
  return outcome;
}

describe('an answer that is no proper page', () => {
  test.each(casesInScope(['/windows-1252', '/utf-16'], (path) => path === '/utf-16'))(
    '%s is decoded',
    { timeout: testMs },
    async (path) => {
      const outcome = await visited(visits.origin + path);
      if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome));
      expect(gathered(outcome.artifacts.dom).text).toContain('été à 20 heures');
    },
  );

  const endings: [string, string][] = [
    ['/faux-utf-8', 'page'],
    ['/invalide', 'page'],
    ['/texte-en-html', 'page'],
    ['/vide', 'page'],
    ['/xhtml-casse', 'page'],
    ['/xml', 'not-html'],
    ['/pdf', 'not-html'],
    ['/texte', 'not-html'],
    ['/faux-gzip', 'network'],
  ];
  test.each(casesInScope(endings, ([path]) => ['/invalide', '/vide', '/xml', '/faux-gzip'].includes(path)))(
    '%s → %s',
    { timeout: testMs },
    async (path, expected) => {
      expect(endingOf(await visited(visits.origin + path))).toBe(expected);
    },
  );

  const broken: [string, string, string][] = [
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
  ];
  const standing = ['HTTP/0.9', 'less than announced', '20,000 headers', 'an expired certificate'];
  test.each(casesInScope(broken, ([name]) => standing.includes(name)))(
    '%s over %s → %s',
    { timeout: testMs },
    async (name, scheme, expected) => {
      expect(endingOf(await visited(`${scheme}://127.0.0.1:${raw.get(name)?.port}/`))).toBe(expected);
    },
  );

  test('headers are all read, up to what Chromium accepts', { timeout: testMs }, async () => {
    const read = await visited(`http://127.0.0.1:${raw.get('3,000 cookies')?.port}/`);
    if (read.kind !== 'page' || !read.artifacts) throw new Error(JSON.stringify(read));
    const names = gathered(read.artifacts.mainResponse).headers.map(({ name }) => name);
    expect(names.filter((name) => name === 'set-cookie')).toHaveLength(3_000);
    expect(names).toContain('x-last');
  });

  test('headers that Chromium refuses are named', { timeout: testMs }, async () => {
    const outcome = await visited(`http://127.0.0.1:${raw.get('a header of 1 MB')?.port}/`);
    expect(outcome).toMatchObject({ reason: 'network', detail: 'net::ERR_RESPONSE_HEADERS_TOO_BIG' });
  });
});
