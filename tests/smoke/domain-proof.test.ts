import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProofCheck, ProofMethod } from '#contract/domain-proof.ts';
import { createProofProbe } from '#engine/probe/proof/prove-domain.ts';
import { type Loopback, startLoopback } from '../support/loopback.ts';

const token = 'jeton-de-ce-compte';
const tag = `<meta name="constat-verification" content="${token}">`;
const file = '/.well-known/constat-verification.txt';
const noDns = { resolveTxt: () => Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT' })) };

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const html = (head: string, body = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const text =
  (body: string, type = 'text/plain', status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();

let routes: Record<string, Answer> = {};
let site: Loopback;
let other: Loopback;
beforeEach(async () => {
  routes = {};
  site = await startLoopback((request, response) => {
    const answer = routes[request.url ?? ''];
    if (answer) answer(response, request);
    else response.writeHead(404, { 'content-type': 'text/html' }).end(html('', 'Introuvable'));
  });
  // Another site, which shows the very code at both places.
  other = await startLoopback((request, response) =>
    text(request.url === file ? token : html(tag), request.url === file ? 'text/plain' : 'text/html')(
      response,
      request,
    ),
  );
});
afterEach(async () => void (await Promise.all([site.close(), other.close()])));

async function checkOf(
  method: ProofMethod,
  allow = [site.target, other.target],
): Promise<ProofCheck | undefined> {
  const options = { engineVersion: 'test', publicUrl: 'http://127.0.0.1:3000' };
  const probe = createProofProbe({ ...options, policy: { allow }, resolver: noDns });
  const checks = await probe({ host: site.target, token });
  expect(checks.map((check) => check.method)).toEqual(['dns', 'file', 'meta']);
  return checks.find((check) => check.method === method);
}

describe('the file', () => {
  test.each<[string, string, Answer]>([
    ['with the code', file, text(token)],
    ['with a final line break and a byte order mark', file, text(`\uFEFF${token}\r\n`)],
  ])('%s proves the domain', async (_name, path, answer) => {
    routes[path] = answer;
    expect(await checkOf('file')).toEqual({ method: 'file', outcome: 'proved' });
  });

  test('behind a redirection of the same host proves it', async () => {
    routes[file] = redirect('/ailleurs.txt');
    routes['/ailleurs.txt'] = text(token);
    expect(await checkOf('file')).toEqual({ method: 'file', outcome: 'proved' });
  });

  test('in the place of which a sign-in answers is told apart from another code', async () => {
    routes[file] = redirect('/connexion');
    routes['/connexion'] = text(html(''), 'text/html');
    expect(await checkOf('file')).toEqual({ method: 'file', outcome: 'moved', detail: '/connexion' });
  });

  test.each<[string, Answer | null, Partial<ProofCheck>]>([
    ['that does not exist', null, { outcome: 'absent', detail: '404' }],
    ['with another code', text('autre'), { outcome: 'other-value' }],
    ['with the code and more', text(`code : ${token}`), { outcome: 'other-value' }],
    ['that shows a page', text(html(tag), 'text/html'), { outcome: 'other-value' }],
    ['that is forbidden', text(token, 'text/plain', 403), { outcome: 'http-error', detail: '403' }],
    ['on an error', text(token, 'text/plain', 500), { outcome: 'http-error', detail: '500' }],
    ['far too long', (response) => response.end(token + ' '.repeat(50_000)), { outcome: 'other-value' }],
    ['that redirects without end', redirect(file), { outcome: 'unreachable', detail: 'loop' }],
    ['that redirects to no web address', redirect('ftp://exemple.fr/'), { outcome: 'unreachable' }],
  ])('%s: %o', async (_name, answer, expected) => {
    if (answer) routes[file] = answer;
    expect(await checkOf('file')).toMatchObject({ method: 'file', ...expected });
  });

  test('of another site proves nothing, and that site is not even asked', async () => {
    routes[file] = redirect(`${other.origin}${file}`);
    expect(await checkOf('file')).toEqual({ method: 'file', outcome: 'redirected', detail: other.target });
    expect(other.requests).toEqual([]);
  });
});

describe('the tag', () => {
  test.each<[string, string, ProofCheck['outcome']]>([
    ['in the head', html(tag), 'proved'],
    ['beside another', html(`<meta name="constat-verification" content="ancien">${tag}`), 'proved'],
    ['in the body', html('', tag), 'absent'],
    ['written by a script', html(`<script>document.write('${tag}')</script>`), 'absent'],
    ['with another code', html('<meta name="constat-verification" content="autre">'), 'other-value'],
  ])('%s: %s', async (_name, page, outcome) => {
    routes['/'] = text(page, 'text/html; charset=utf-8');
    expect(await checkOf('meta')).toEqual({ method: 'meta', outcome });
  });

  test('in a text, on a missing page or on another site proves nothing', async () => {
    routes['/'] = text(html(tag));
    expect(await checkOf('meta')).toEqual({ method: 'meta', outcome: 'not-html' });
    routes['/'] = text(html(tag), 'text/html', 404);
    expect(await checkOf('meta')).toEqual({ method: 'meta', outcome: 'http-error', detail: '404' });
    routes['/'] = redirect(other.origin);
    expect(await checkOf('meta')).toEqual({ method: 'meta', outcome: 'redirected', detail: other.target });
    expect(other.requests).toEqual([]);
  });
});

describe('the network', () => {
  test('is asked through the guard: a private address gets nothing', async () => {
    routes[file] = text(token);
    expect(await checkOf('file', [])).toEqual({ method: 'file', outcome: 'unreachable', detail: 'guard' });
    expect(site.requests).toEqual([]);
  });

  test('that does not answer is an outcome of that method alone', async () => {
    routes[file] = text(token);
    routes['/'] = (response) => response.destroy();
    expect(await checkOf('meta')).toMatchObject({ outcome: 'unreachable' });
    expect(await checkOf('file')).toMatchObject({ outcome: 'proved' });
  });
});
