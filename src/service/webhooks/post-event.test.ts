import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeLoopbackCertificate } from '../../../tests/support/loopback-certificate.ts';
import { createEventPoster, type EventRequest, type PosterOptions } from './post-event.ts';

interface Seen {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

const trusted = getCACertificates();
const certificate = makeLoopbackCertificate();
const seen: Seen[] = [];
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer(certificate, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method, url, headers } = request;
    seen.push({ method, path: url, headers, body: Buffer.concat(parts).toString() });
    if (url === '/moved') return response.writeHead(302, { location: '/elsewhere' }).end();
    if (url === '/silent') return;
    if (url === '/slow') return response.writeHead(200).write('a');
    if (url === '/endless') {
      response.writeHead(500, { 'content-type': 'text/html' });
      response.write(`<script>\u0000\u202e${'x'.repeat(100_000)}`);
      return;
    }
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  setDefaultCACertificates([...trusted, certificate.cert]);
});
afterAll(() => {
  setDefaultCACertificates(trusted);
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void seen.splice(0));

function posterOf(options: PosterOptions, method: EventRequest['method'] = 'POST') {
  const post = createEventPoster(options);
  return (url: string, body: string, headers: Record<string, string>) => post({ url, method, body, headers });
}
const allow = () => [`127.0.0.1:${port}`];
const to = (path: string, host = '127.0.0.1') => `https://${host}:${port}${path}`;

it('posts the body as it is, with the headers, and reads the status', async () => {
  const post = posterOf({ policy: { allow: allow() } });
  const outcome = await post(to('/hook?x=1'), '{"é":1}', { 'constat-event': 'audit.done' });
  expect(outcome).toEqual({ status: 204, answer: '', failure: null });
  expect(seen).toMatchObject([
    {
      method: 'POST',
      path: '/hook?x=1',
      body: '{"é":1}',
      headers: { 'constat-event': 'audit.done', 'content-type': 'application/json' },
    },
  ]);
});

it('follows no redirect', async () => {
  const post = posterOf({ policy: { allow: allow() } });
  expect(await post(to('/moved'), '{}', {})).toMatchObject({ status: 302 });
  expect(seen).toHaveLength(1);
});

it('reads the first bytes of an answer only, as one line without what could deceive', async () => {
  const post = posterOf({ policy: { allow: allow() } });
  const { status, answer } = await post(to('/endless'), '{}', {});
  expect(status).toBe(500);
  expect(answer).toMatch(/^<script> x+$/);
  expect(answer?.length).toBeLessThan(500);
});

it.each(['/silent', '/slow'])('gives up in time on %s', async (path) => {
  const post = posterOf({ policy: { allow: allow() }, timeoutMs: 300 });
  const outcome = await post(to(path), '{}', {});
  expect(outcome).toMatchObject(path === '/slow' ? { status: 200 } : { failure: 'timeout' });
});

it('sends nothing to a private address, whatever names it', async () => {
  const post = posterOf({ policy: { allow: [] } });
  for (const host of ['127.0.0.1', '127.1', '[::1]', 'localhost'])
    expect(await post(`https://${host}/`, '{}', {})).toMatchObject({ failure: 'private' });
  const rebound = posterOf({
    policy: { allow: [] },
    lookup: async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
  });
  expect(await rebound('https://outils.exemple.fr/', '{}', {})).toMatchObject({ failure: 'unknown-domain' });
  expect(seen).toEqual([]);
});

it('connects to the address that was judged, and looks the name up once', async () => {
  let lookups = 0;
  const post = posterOf({
    policy: { allow: [`outils.exemple.fr:${port}`] },
    lookup: async () => {
      lookups += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    },
  });
  // The certificate is for 127.0.0.1: the name is still what it is checked for.
  expect(await post(to('/', 'outils.exemple.fr'), '{}', {})).toMatchObject({ failure: 'tls' });
  expect([lookups, seen.length]).toEqual([1, 0]);
});

it('says when nobody answers or the name is unknown', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port: free } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const post = posterOf({ policy: { allow: [`127.0.0.1:${free}`] } });
  expect(await post(`https://127.0.0.1:${free}/`, '{}', {})).toMatchObject({ failure: 'connection' });
  const unknown = posterOf({ policy: { allow: [] }, lookup: async () => [] });
  expect(await unknown('https://outils.exemple.fr/', '{}', {})).toMatchObject({ failure: 'unknown-domain' });
});

it('puts where that is asked for', async () => {
  const put = posterOf({ policy: { allow: allow() } }, 'PUT');
  expect(await put(to('/salon'), '{}', { authorization: 'Bearer jeton' })).toMatchObject({ status: 204 });
  expect(seen).toMatchObject([{ method: 'PUT', path: '/salon', headers: { authorization: 'Bearer jeton' } }]);
});
