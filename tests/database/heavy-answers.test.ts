import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { deliverableIds } from '#contract/deliverables.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { type HeavySite, openHeavySite, type RawAnswer, seedReport } from '../support/heavy-site.ts';
import { largeReport } from '../support/large-report.ts';

const database = testDatabase();
const open: HeavySite[] = [];
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

async function opened(beside: boolean): Promise<HeavySite> {
  const site = await openHeavySite(database.current(), { beside });
  open.push(site);
  return site;
}

/** What differs from one answer to the next anyway, and how a body is framed: one that comes whole tells its length. */
function alike({ status, headers, body }: RawAnswer) {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  const trace = String(headers['x-request-id']);
  const { date, 'transfer-encoding': chunked, 'content-length': length, ...kept } = headers;
  const plain = (text: string) =>
    (nonce === undefined ? text : text.replaceAll(nonce, 'NONCE')).replaceAll(trace, 'TRACE');
  const packed = headers['content-encoding'];
  const whole = packed === 'br' ? brotliDecompressSync(body) : packed === 'gzip' ? gunzipSync(body) : body;
  const digest = createHash('sha256')
    .update(plain(whole.toString('latin1')))
    .digest('hex');
  return { status, headers: JSON.parse(plain(JSON.stringify(kept))), bytes: whole.length, digest };
}

describe('a heavy answer', () => {
  it('is byte for byte what the serving process would have answered', async () => {
    const [here, there] = [await opened(false), await opened(true)];
    const report = largeReport(12);
    const { id, cookie, token } = await seedReport(here.site, report);
    const other = await seedReport(here.site, largeReport(10));
    const host = there.origin.replace('http://', '');
    const rule = report.findings[0]?.ruleId ?? '';
    const api = `/api/reports/${id}`;
    const exports = deliverableIds.filter((format) => format !== 'pdf');
    const asked: [path: string, status: number, headers?: Record<string, string>, method?: string][] = [
      ...pagesOf(id, rule).map((path): [string, number] => [path, 200]),
      [`/reports/${id}`, 200, { 'accept-encoding': 'br' }],
      [`/reports/${id}`, 200, { 'accept-encoding': 'gzip' }],
      [`/reports/${id}`, 200, {}, 'HEAD'],
      [`/reports/${id}`, 302, { cookie: '' }],
      [`/reports/${id}`, 404, { cookie: await here.site.signedIn('denis@exemple.fr') }],
      ['/reports/00000000-0000-7000-8000-000000000000', 404],
      [`/reports/${id}/constats/absent`, 404],
      [`/partage/${token}`, 200, { cookie: '' }],
      [`/partage/${token}/constats/${rule}`, 200, { cookie: '' }],
      [`/partage/${'x'.repeat(43)}`, 404],
      [`/partage/${token}/badge.svg`, 200, { cookie: '' }],
      ['/exemple', 200],
      ['/exemple.data', 200],
      [api, 200],
      [api, 200, {}, 'HEAD'],
      [api, 401, { cookie: '' }],
      [api, 304, { 'if-none-match': (await here.get(api, { cookie })).headers.etag ?? '' }],
      [`${api}/fixes`, 200],
      [`/api/reports/${other.id}/comparison?with=${id}`, 200],
      [`${api}/comparison`, 200],
      [`${api}/export?format=gif`, 400],
      ...exports.map((format): [string, number] => [`${api}/export?format=${format}`, 200]),
    ];
    for (const [path, status, headers = {}, method = 'GET'] of asked) {
      const sent = { cookie, host, ...headers };
      const mine = await here.get(path, sent, method);
      const theirs = await there.get(path, sent, method);
      expect({ path, ...alike(theirs) }).toEqual({ path, ...alike(mine) });
      expect([path, theirs.status]).toEqual([path, status]);
    }
  });
});

it('a form crosses with its fields, and its answer with its cookies', async () => {
  const [here, there] = [await opened(false), await opened(true)];
  const report = largeReport(4);
  const { id, cookie, token } = await seedReport(here.site, report);
  const decision = `/reports/${id}/decision?controle=${report.findings[0]?.ruleId}&verdict=defaut`;
  for (const form of [{}, { kind: 'accepted', reason: 'x' }]) {
    const [mine, theirs] = [
      await here.post(decision, form, { cookie, host: '127.0.0.1:3000' }),
      await there.post(decision, form, { cookie, host: '127.0.0.1:3000' }),
    ];
    expect(alike(theirs)).toEqual(alike(mine));
    expect(theirs.body.toString()).toContain('Décision sur un constat');
  }
  const [mine, theirs] = [
    await here.post(`/partage/${token}`, { password: 'x' }, { host: '127.0.0.1:3000' }),
    await there.post(`/partage/${token}`, { password: 'x' }, { host: '127.0.0.1:3000' }),
  ];
  expect([theirs.status, theirs.headers.location]).toEqual([302, mine.headers.location]);
  expect(theirs.headers['set-cookie']?.map((line) => line.split('=')[0])).toEqual(
    mine.headers['set-cookie']?.map((line) => line.split('=')[0]),
  );
  expect(theirs.headers['set-cookie']).toHaveLength(1);
});

it('the archive of an account crosses whole', async () => {
  const [here, there] = [await opened(false), await opened(true)];
  const { id, cookie } = await seedReport(here.site, largeReport(12));
  const [mine, theirs] = [await here.get(archive, { cookie }), await there.get(archive, { cookie })];
  expect(theirs.status).toBe(200);
  expect(theirs.headers['content-disposition']).toBe(mine.headers['content-disposition']);
  // Their dates differ, in as many bytes; a ZIP ends with the list of what it holds.
  for (const { body } of [mine, theirs])
    expect(body.subarray(-2000).toString('latin1')).toContain(`${id}/rapport.csv`);
  expect(Math.abs(theirs.body.length - mine.body.length)).toBeLessThan(100);
});

const archive = '/api/account/export';

/** Pages of a report, as they are and as the router fetches them. */
const pagesOf = (id: string, rule: string) =>
  ['', '/pages', '/pages/1', '/controles', `/constats/${rule}`, '/impression', '/comparaison']
    .map((end) => `/reports/${id}${end}`)
    .flatMap((path) => [path, `${path}.data`]);
