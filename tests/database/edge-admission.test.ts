import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiRoutes } from '#http/routes.ts';
import pageRoutes from '#web/routes.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { startWebSite, type WebAnswer, type WebSite } from '../support/web-site.ts';

const database = testDatabase();
let web: WebSite;
let cookie = '';
beforeEach(async () => {
  web = await startWebSite(database.current(), { CONSTAT_READS_PER_MINUTE: '0' });
  cookie = await web.site.signedIn('camille@exemple.fr');
});
afterEach(() => web.close());

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'];
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const megabyte = Buffer.alloc(1_000_000, 'a&');
/** For methods that an address has not, however small their body is. */
const small = Buffer.alloc(2_000, 'a&');
const deep = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
const id = '00000000-0000-7000-8000-000000000000';

/** An address of a template. */
const filled = (path: string) => path.replaceAll(/:\w+/g, id);
const pages = pageRoutes.map(({ path = '' }) => `/${filled(path).replace('*', 'nulle/part')}`);
/** What each address of the installation lets do. */
const addresses = new Map<string, Set<string>>(pages.map((page) => [page, new Set<string>()]));
for (const { path, method } of apiRoutes)
  addresses.set(filled(path), (addresses.get(filled(path)) ?? new Set()).add(method));

const secondsSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

/** The answers that are no refusal of the kind expected, with what was asked. */
function unexpected(answers: readonly (readonly [string, WebAnswer])[], expected: readonly number[]) {
  return answers
    .filter(([, { status }]) => !expected.includes(status))
    .map(([asked, { status, failed, text }]) => `${asked}: ${failed ?? status} ${text.slice(0, 200)}`);
}

describe('cost before work', () => {
  it('a megabyte sent to any address with any method is refused unread, and told why', async () => {
    const before = process.cpuUsage();
    const answers: [string, WebAnswer][] = [];
    const calls = [...addresses].flatMap(([path, allowed]) =>
      methods.map((method) => ({
        path,
        method,
        body: method === 'POST' || allowed.has(method) ? megabyte : small,
      })),
    );
    const lane = async () => {
      for (let call = calls.shift(); call; call = calls.shift()) {
        const { path, method, body } = call;
        answers.push([
          `${method} ${path}`,
          await web.send(path, { method, body, headers: { ...form, cookie } }),
        ]);
      }
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    expect(answers.length).toBeGreaterThan(900);
    // Their last part stands where another address has an id, which it is not.
    const notIds = /^(?:DELETE|PATCH) \/api\/account\/factors\/(?:apps|passkeys|recovery-codes)$/;
    const others = answers.filter(([asked]) => !notIds.test(asked));
    expect(unexpected(others, [405, 413])).toEqual([]);
    expect(answers.length - others.length).toBe(6);
    // Of the walk’s own client too, which sends a megabyte where it may.
    expect(secondsSince(before) / answers.length).toBeLessThan(0.02);
    const at = (asked: string) => answers.find(([name]) => name === asked)?.[1];
    expect(at(`POST /partage/${id}`)?.status).toBe(413);
    expect(at('POST /exemple')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(at('OPTIONS /constat')?.status).toBe(405);
    expect(at('DELETE /api/audits')).toMatchObject({ status: 405, headers: { allow: 'POST, GET' } });
    expect(at('POST /api/stripe/webhook')?.status).toBe(413);
  });

  it('a body that does not say how large it is, is counted while it comes', async () => {
    for (const path of [`/partage/${id}`, '/api/audits', `/reports/${id}/decision.data`]) {
      const sent = { method: 'POST', body: megabyte, headers: { ...form, cookie }, chunked: true };
      expect((await web.send(path, sent)).status).toBe(413);
    }
    const typed = { method: 'POST', body: 'password=x', headers: form, chunked: true };
    expect((await web.send(`/partage/${id}`, typed)).status).toBe(404);
  });

  it('JSON nine thousand levels deep, and bodies of odd kinds, are refusals wherever they are sent', async () => {
    const answers: [string, WebAnswer][] = [];
    for (const { method, path, body } of apiRoutes.filter((route) => route.body)) {
      const send = (sent: string, type: string) =>
        web.send(filled(path), { method, body: sent, headers: { 'content-type': type, cookie } });
      const asked = `${method} ${path}`;
      expect(body).toBeDefined();
      answers.push([`${asked} deep`, await send(deep, json['content-type'])]);
      answers.push([`${asked} list`, await send('['.repeat(60_000), json['content-type'])]);
      for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', ''])
        answers.push([`${asked} ${type}`, await send('{"a":1}', type)]);
    }
    for (const page of pages)
      for (const type of ['application/json', 'multipart/form-data; boundary=x', ''])
        answers.push([
          `POST ${page} ${type}`,
          await web.send(page, { method: 'POST', body: deep, headers: { 'content-type': type, cookie } }),
        ]);
    expect(answers.length).toBeGreaterThan(300);
    // The links of mails answer their page, whatever is sent to them.
    const mailLinks = /^POST \/(?:desabonnement|destinataire|refus-reinitialisation)/;
    const others = answers.filter(([asked]) => !mailLinks.test(asked));
    // Answers of passkeys are small: what is longer is not read.
    expect(unexpected(others, [400, 401, 403, 404, 405, 409, 410, 413, 429])).toEqual([]);
    const ofMails = answers.filter(([asked]) => mailLinks.test(asked));
    expect(unexpected(ofMails, [200, 302, 400, 403, 404])).toEqual([]);
  });

  it('JSON too deep for an assistant’s call is a refusal', async () => {
    const call = (depth: number) => {
      const params = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
      const headers = { ...json, cookie, accept: 'application/json, text/event-stream' };
      return web.send('/api/mcp', { method: 'POST', body, headers });
    };
    expect((await call(9_000)).status).toBe(400);
    expect((await call(1_000)).status).toBe(400);
    expect((await call(10)).status).not.toBe(500);
  });

  it('one form of four megabytes, and twenty kilobytes two hundred times, cost next to nothing', async () => {
    const before = process.cpuUsage();
    const form4 = { method: 'POST', body: Buffer.alloc(4_000_000, 'a&'), headers: form };
    expect((await web.send('/partage/x', form4)).status).toBe(413);
    const form20 = { method: 'POST', body: Buffer.alloc(20_000, 'a&'), headers: form };
    const answers = await Promise.all(Array.from({ length: 200 }, () => web.send('/methode', form20)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([405]));
    // 45 seconds for the first alone, before.
    expect(secondsSince(before)).toBeLessThan(6);
  });

  it('a large body of a hundred megabytes is answered before it has come', async () => {
    const sent = { method: 'POST', body: Buffer.alloc(100_000_000, 97), headers: form };
    expect((await web.send('/partage/x', sent)).status).toBe(413);
  });

  it('a browser is refused in words', async () => {
    const headers = { ...form, accept: 'text/html' };
    const answer = await web.send('/partage/x', { method: 'POST', body: megabyte, headers });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text).toContain('La demande est trop volumineuse.');
  });
});
