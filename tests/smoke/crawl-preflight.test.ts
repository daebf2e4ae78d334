import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { preflight } from '#engine/probe/preflight.ts';
import { probeClient, serve, serveWords } from '#tests/support/probed-site.ts';

const { signal } = new AbortController();
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = '<!doctype html><title>Bonjour</title><p>Une page';

/** Preflight of `/` of a server that answers robots.txt with 404 unless the listener does. */
async function check(listener: RequestListener, path = '/') {
  const site = await serve((request, answer) => {
    answer.statusCode = 404;
    listener(request, answer);
    if (!answer.writableEnded && request.url === '/robots.txt') answer.end();
  });
  return { ...(await preflight(probeClient([site.target]), { url: `${site.origin}${path}` }, signal)), site };
}

test('a healthy page is ready, at the address redirects lead to', async () => {
  const result = await check((request, answer) => {
    if (request.url === '/') answer.writeHead(301, { location: '/fr/' }).end();
    else if (request.url === '/fr/') answer.writeHead(200, html).end(page);
  });
  expect(result).toMatchObject({ kind: 'ready', robots: { status: 404 } });
  expect(result.kind === 'ready' && result.url.pathname).toBe('/fr/');
});

test.each<[string, string, RequestListener]>([
  ['a missing page', 'preflight/http-error', (_, answer) => answer.writeHead(404, html).end(page)],
  ['a failing server', 'preflight/http-error', (_, answer) => answer.writeHead(500, html).end(page)],
  [
    'a file',
    'preflight/not-html',
    (_, answer) => answer.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  ],
  ['an unnamed binary', 'preflight/not-html', (_, answer) => answer.writeHead(200).end('\u0000\u0001')],
  ['an empty answer', 'preflight/not-html', (_, answer) => answer.writeHead(204).end()],
  ['a loop', 'preflight/redirect-loop', (_, answer) => answer.writeHead(302, { location: '/' }).end()],
  [
    'a password asked by the server',
    'preflight/login-wall',
    (_, answer) => answer.writeHead(401, html).end(page),
  ],
  [
    'a challenge',
    'preflight/bot-wall',
    (_, answer) => answer.writeHead(403, { ...html, 'cf-mitigated': 'challenge' }).end(page),
  ],
  [
    'a captcha',
    'preflight/bot-wall',
    (_, answer) => answer.writeHead(403, html).end('<p>Prouvez que vous n’êtes pas un robot (captcha)'),
  ],
  ['too many requests', 'preflight/bot-wall', (_, answer) => answer.writeHead(429, html).end(page)],
  [
    'a metadata address',
    'preflight/private-target',
    (_, answer) => answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  ],
  [
    'headers that Chromium refuses',
    'preflight/headers-too-long',
    (_, answer) => answer.writeHead(200, { ...html, 'x-long': 'x'.repeat(300_000) }).end(page),
  ],
  ['a connection closed without a word', 'preflight/empty-answer', (request) => request.socket.destroy()],
  [
    'less than was announced',
    'preflight/cut-off',
    (request, answer) => {
      answer
        .writeHead(200, { ...html, 'content-length': '9999' })
        .write(page, () => request.socket.destroy());
    },
  ],
  [
    'a body cut between two chunks',
    'preflight/cut-off',
    (request, answer) => {
      answer.writeHead(200, html).write(page, () => request.socket.destroy());
    },
  ],
  [
    'a compression that is none',
    'preflight/unreadable',
    (_, answer) => answer.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('pas du gzip'),
  ],
  [
    'a page to save',
    'preflight/attachment',
    (_, answer) =>
      answer.writeHead(200, { ...html, 'content-disposition': 'attachment; filename="page.html"' }).end(page),
  ],
  [
    'a file to save',
    'preflight/attachment',
    (_, answer) =>
      answer
        .writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' })
        .end('PK'),
  ],
])('%s fails with %s', async (_, code, listener) => {
  expect(await check(listener)).toMatchObject({ kind: 'failure', code });
});

test('a page with as many headers as Chromium accepts is ready', async () => {
  const headers = { ...html, 'content-security-policy': `img-src ${'x.test '.repeat(35_000)}` };
  expect(await check((_, answer) => answer.writeHead(200, headers).end(page))).toMatchObject({
    kind: 'ready',
  });
});

test('being sent to a sign-in page is a login wall, asking for it is not', async () => {
  const listener: RequestListener = (request, answer) => {
    if (request.url === '/connexion') answer.writeHead(200, html).end(`${page}<input type="password">`);
    else if (request.url === '/') answer.writeHead(302, { location: '/connexion' }).end();
  };
  expect(await check(listener)).toMatchObject({ code: 'preflight/login-wall' });
  expect(await check(listener, '/connexion')).toMatchObject({ kind: 'ready' });
});

test('robots.txt that forbids us, or that fails, ends the audit; one that forbids others does not', async () => {
  const withRobots = (status: number, text: string) =>
    check((request, answer) => {
      if (request.url === '/robots.txt') answer.writeHead(status).end(text);
      else answer.writeHead(200, html).end(page);
    });
  expect(await withRobots(200, 'User-agent: Constat\nDisallow: /')).toMatchObject({
    code: 'preflight/robots',
  });
  expect(await withRobots(500, '')).toMatchObject({ code: 'preflight/robots' });
  expect(await withRobots(200, 'User-agent: GPTBot\nDisallow: /')).toMatchObject({ kind: 'ready' });
});

test('robots.txt that forbids us does not end the audit of an owner who sets it aside', async () => {
  const site = await serve((request, answer) => {
    if (request.url === '/robots.txt') answer.end('User-agent: *\nDisallow: /');
    else answer.writeHead(200, html).end(page);
  });
  const order = { url: `${site.origin}/`, ignoreRobots: true };
  const ask = (changes: object) => preflight(probeClient([site.target]), { ...order, ...changes }, signal);
  expect(await ask({ ownershipProved: true })).toMatchObject({ kind: 'ready' });
  expect(await ask({})).toMatchObject({ code: 'preflight/robots' });
});

test('a page without a type is read as HTML when it begins like it', async () => {
  expect(await check((_, answer) => answer.writeHead(200).end(page))).toMatchObject({ kind: 'ready' });
});

test('an unknown name, a closed port and a private address say so', async () => {
  const ask = (url: string, ...allow: string[]) => preflight(probeClient(allow), { url }, signal);
  expect(await ask('https://constat-inconnu.invalid/')).toMatchObject({ code: 'preflight/unknown-domain' });
  expect(await ask('http://127.0.0.1:9/', '127.0.0.1:9')).toMatchObject({
    code: 'preflight/connection-refused',
  });
  expect(await ask('http://127.0.0.1/')).toMatchObject({ code: 'preflight/private-target' });
});

test('https that is not spoken gives way to http on the same port', async () => {
  const site = await serve((_, answer) => answer.writeHead(200, html).end(page));
  const result = await preflight(probeClient([site.target]), { url: `https://${site.target}/` }, signal);
  expect(result.kind === 'ready' && result.url.href).toBe(`${site.origin}/`);
});

test('a server that speaks something else than HTTP fails clearly', async () => {
  const target = await serveWords('SSH-2.0-OpenSSH_9\r\n');
  expect(await preflight(probeClient([target]), { url: `http://${target}/` }, signal)).toMatchObject({
    code: 'preflight/unreadable',
  });
});
