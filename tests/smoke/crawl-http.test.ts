import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { probeClient, probedSite, serve, serveWords } from '#tests/support/probed-site.ts';

async function asked(listener: RequestListener) {
  const { site, client } = await probedSite(listener);
  return { site, get: (path: string, ask = {}) => client.exchange(`${site.origin}${path}`, ask) };
}

test('an answer comes with its headers, each Set-Cookie apart, and its text', async () => {
  const { get } = await asked((_, answer) => {
    answer.writeHead(
      200,
      [
        ['Content-Type', 'text/plain; charset=iso-8859-1'],
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ].flat(),
    );
    answer.end(Buffer.from('été', 'latin1'));
  });
  const answer = await get('/');
  expect(answer).toMatchObject({ status: 200, body: 'été', failure: null, truncated: false });
  expect(answer.headers.filter(({ name }) => name === 'set-cookie').map(({ value }) => value)).toEqual([
    'a=1',
    'b=2',
  ]);
});

test('redirects are followed, recorded, and their cookies sent back', async () => {
  const { get, site } = await asked((request, answer) => {
    if (request.headers.cookie === 'vu=oui') answer.end('arrivé');
    else answer.writeHead(302, { location: request.url ?? '/', 'set-cookie': 'vu=oui; Path=/' }).end();
  });
  const answer = await get('/page');
  expect(answer).toMatchObject({ status: 200, body: 'arrivé' });
  expect(answer.redirects).toEqual([{ url: `${site.origin}/page`, status: 302, location: '/page' }]);
});

test('a redirect loop and an endless chain end as loops', async () => {
  const { get, site } = await asked((request, answer) => {
    const count = Number(/^\/n(\d+)/.exec(request.url ?? '')?.[1] ?? -1);
    answer.writeHead(301, { location: count >= 0 ? `/n${count + 1}` : '/boucle' }).end();
  });
  expect(await get('/boucle')).toMatchObject({ failure: 'loop', status: 0 });
  expect(await get('/n0')).toMatchObject({ failure: 'loop' });
  expect(site.requests.length).toBeLessThan(15);
});

test('a redirect to a private address is refused and never reached', async () => {
  const canary = await serve((_, answer) => answer.end());
  const { get } = await asked((_, answer) =>
    answer.writeHead(302, { location: `${canary.origin}/secret` }).end(),
  );
  expect(await get('/')).toMatchObject({ failure: 'guard', status: 0 });
  expect(canary.requests).toEqual([]);
});

test('a redirect to another scheme is a failure', async () => {
  const { get } = await asked((_, answer) =>
    answer.writeHead(302, { location: 'javascript:alert(1)' }).end(),
  );
  expect(await get('/')).toMatchObject({ failure: 'other' });
});

test('a compression bomb is read up to the limit only', async () => {
  const bomb = gzipSync(Buffer.alloc(200_000_000));
  const { get } = await asked((_, answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
  const before = process.memoryUsage().rss;
  const answer = await get('/', { maxBytes: 10_000 });
  expect(answer).toMatchObject({ status: 200, truncated: true });
  expect(answer.body).toHaveLength(10_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('a body that is not what its encoding says is a failure', async () => {
  const { get } = await asked((_, answer) =>
    answer.writeHead(200, { 'content-encoding': 'gzip' }).end('pas du gzip'),
  );
  expect(await get('/')).toMatchObject({ failure: 'other', status: 0 });
});

test('a server that never answers, or drips for ever, ends at the deadline', async () => {
  const { get } = await asked((request, answer) => {
    if (request.url !== '/goutte') return;
    answer.writeHead(200);
    const timer = setInterval(() => answer.write('.'), 20);
    answer.on('close', () => clearInterval(timer));
  });
  expect(await get('/', { timeoutMs: 300 })).toMatchObject({ failure: 'timeout' });
  // Time enough to begin, on a busy machine too.
  const dripping = await get('/goutte', { timeoutMs: 1_500 });
  expect(dripping).toMatchObject({ failure: 'timeout', begun: true, flowing: true });
});

test('a closed port is refused, garbage is a failure, a plain server spoken TLS to is a TLS failure', async () => {
  const garbage = await serveWords('n’importe quoi\r\n\r\n');
  const client = probeClient([garbage, '127.0.0.1:9']);
  expect(await client.exchange('http://127.0.0.1:9/')).toMatchObject({ failure: 'refused' });
  expect(await client.exchange(`http://${garbage}/`)).toMatchObject({ failure: 'other', status: 0 });
  expect(await client.exchange(`https://${garbage}/`)).toMatchObject({ failure: 'tls' });
});

test('the caller’s signal rejects; nothing else does', async () => {
  const { get } = await asked(() => undefined);
  const stop = new AbortController();
  const pending = get('/', { signal: stop.signal });
  stop.abort(new Error('annulé'));
  await expect(pending).rejects.toThrow('annulé');
});

test('HEAD asks for no body', async () => {
  const { get, site } = await asked((_, answer) => answer.end('corps'));
  expect(await get('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  expect(site.requests[0]?.method).toBe('HEAD');
});
