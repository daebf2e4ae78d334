import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteAccess } from '#contract/site-access.ts';
import { type AccessProbe, createAccessProbe } from '#engine/probe/try-access.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const basic = { user: 'recette', password: 'S3cr3t-essai' };
const header = { name: 'X-Apercu', value: 'jeton-essai-51d2' };
const cookie = { name: 'garde', value: 'cookie-essai-8f3a' };
const authorization = `Basic ${Buffer.from(`${basic.user}:${basic.password}`).toString('base64')}`;
const opens = ({ headers }: IncomingMessage) =>
  headers.authorization === authorization &&
  headers['x-apercu'] === header.value &&
  headers.cookie === `${cookie.name}=${cookie.value}`;

let mood: 'open' | 'error' | 'away' = 'open';
let site: StaticServer;
let stranger: StaticServer;
let probe: AccessProbe;
/** What the stranger was sent. */
const received: string[] = [];
beforeAll(async () => {
  stranger = await startStaticServer({
    '/': (request, response) => {
      received.push(JSON.stringify(request.headers));
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('', '', 'Ailleurs'));
    },
  });
  site = await startStaticServer({
    '/': (request, response) => {
      if (!opens(request))
        return void response.writeHead(401, { 'www-authenticate': 'Basic realm="recette"' }).end();
      if (mood === 'away') return void response.writeHead(302, { location: stranger.origin }).end();
      const title = `Recette ${request.headers.authorization} ${header.value}`;
      response
        .writeHead(mood === 'open' ? 200 : 500, { 'content-type': 'text/html; charset=utf-8' })
        .end(page('', '', title));
    },
  });
  const policy = { allow: [site, stranger].map(({ port }) => `127.0.0.1:${port}`) };
  probe = createAccessProbe({ policy, engineVersion: 'test', publicUrl: 'http://localhost:3000' });
});
afterAll(async () => {
  await site?.close();
  await stranger?.close();
});

const access = (changes: Partial<SiteAccess> = {}): SiteAccess => ({
  ...{ origin: site.origin, basic, headers: [header], cookies: [cookie] },
  ...changes,
});
const ask = (given = access()) => probe(given, new AbortController().signal);

test('a site that opens tells its title, without the secrets that it shows', async () => {
  mood = 'open';
  const answer = await ask();
  expect(answer).toMatchObject({ outcome: 'opened', status: 200 });
  expect(answer.title).toMatch(/^Recette /);
  expect(JSON.stringify(answer)).not.toMatch(/S3cr3t|jeton-essai|cookie-essai/);
  expect(JSON.stringify(answer)).not.toContain(authorization.slice(6));
});

test('a wrong password is refused, and asked once', async () => {
  const before = site.hits.length;
  const wrong = access({ basic: { user: 'recette', password: 'autre-S3cr3t' } });
  expect(await ask(wrong)).toMatchObject({ outcome: 'refused', status: 401 });
  expect(site.hits.length - before).toBe(1);
});

test('another origin that it redirects to gets nothing', async () => {
  mood = 'away';
  expect(await ask()).toMatchObject({ outcome: 'elsewhere' });
  expect(received).toHaveLength(1);
  expect(received[0]).not.toMatch(/authorization|x-apercu|garde/);
});

test('an error and a silence are no refusal', async () => {
  mood = 'error';
  expect(await ask()).toMatchObject({ outcome: 'error', status: 500 });
  expect(await ask(access({ origin: 'http://127.0.0.1:1' }))).toMatchObject({ outcome: 'unreachable' });
});
