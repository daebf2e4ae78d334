import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, keptAddress, type RenderKept } from './page-cache.ts';

const ask = (nonce: string, acceptEncoding = '') => ({ nonce, acceptEncoding });

/** A page rendered as often as it is asked for, with its nonce in two places. */
function pages(status = 200, headers: Record<string, string> = { 'content-type': 'text/html' }) {
  const state = { renders: 0, nowMs: 0 };
  const render: RenderKept = async (nonce) => {
    state.renders += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return new Response(
      `<script nonce="${nonce}"></script><style nonce="${nonce}"></style>${state.renders}`,
      {
        ...{ status, headers },
      },
    );
  };
  return { state, render, answer: createPageCache(() => state.nowMs) };
}

describe('a kept page', () => {
  it('is rendered once for all who ask at once and for ten minutes, each with a nonce of their own', async () => {
    const { state, render, answer } = pages();
    const nonces = Array.from({ length: 200 }, (_, index) => `n${index}==`);
    const texts = await Promise.all(
      nonces.map(async (nonce) => (await answer('/exemple', render, ask(nonce)))?.text()),
    );
    expect(texts).toEqual(
      nonces.map((one) => `<script nonce="${one}"></script><style nonce="${one}"></style>1`),
    );
    state.nowMs += 599_999;
    await answer('/exemple', render, ask('x'));
    expect(state.renders).toBe(1);
    state.nowMs += 1;
    await Promise.all([answer('/exemple', render, ask('x')), answer('/exemple', render, ask('y'))]);
    expect(state.renders).toBe(2);
  });

  it.each([
    ['a refusal', 404, {}],
    ['a redirect', 302, { location: '/' }],
    ['what sets a cookie', 200, { 'set-cookie': 'a=b' }],
  ])('%s is answered and not kept', async (_name, status, headers) => {
    const { state, render, answer } = pages(status, headers);
    expect((await answer('/x', render, ask('x')))?.status).toBe(status);
    await answer('/x', render, ask('x'));
    expect(state.renders).toBe(2);
  });

  it('is asked again after a render that failed', async () => {
    const { render, answer } = pages();
    expect(await answer('/x', async () => null, ask('x'))).toBeNull();
    await expect(answer('/x', () => Promise.reject(new Error('no')), ask('x'))).rejects.toThrow('no');
    expect((await answer('/x', render, ask('x')))?.status).toBe(200);
  });

  it('goes packed, each time with its own nonce', async () => {
    const { answer } = pages();
    const text = (nonce: string) => `<p nonce="${nonce}">${'Constat '.repeat(1_000)}</p><i nonce="${nonce}">`;
    const render: RenderKept = async (nonce) =>
      new Response(text(nonce), { headers: { 'content-type': 'text/html' } });
    for (const nonce of ['a+/==', 'b'.repeat(24)]) {
      const response = await answer('/x', render, ask(nonce, 'gzip, deflate, br'));
      const sent = new Uint8Array((await response?.arrayBuffer()) ?? []);
      expect(response?.headers.get('content-encoding')).toBe('gzip');
      expect(response?.headers.get('content-length')).toBe(String(sent.length));
      expect(gunzipSync(sent).toString()).toBe(text(nonce));
    }
    expect(await (await answer('/x', render, ask('c', 'br')))?.text()).toBe(text('c'));
  });

  it('is packed once where it holds no nonce', async () => {
    const { answer } = pages();
    const text = 'Constat '.repeat(1_000);
    const render = async () => new Response(text, { headers: { 'content-type': 'text/html' } });
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const response = await answer('/x', render, ask('x', accepted));
      expect(response?.headers.get('content-encoding')).toBe(encoding);
      expect(response?.headers.get('vary')).toBe('accept-encoding');
      expect(unpack(new Uint8Array((await response?.arrayBuffer()) ?? [])).toString()).toBe(text);
    }
    expect(await (await answer('/x', render, ask('x')))?.text()).toBe(text);
  });
});

describe('the address a page is kept under', () => {
  it.each([
    ['any-search', '/exemple', '/exemple'],
    ['any-search', '/exemple.data', '/exemple.data'],
    ['any-search', '/exemple?utm_source=x', '/exemple'],
    ['any-search', '/exemple.data?_routes=root', null],
    ['any-search', '/exemple/', '/exemple'],
    ['any-search', '/exemple/.data', null],
    ['any-search', '/exemple//', null],
    ['any-search', '/controles/sec-hsts-absent', '/controles/sec-hsts-absent'],
    ['any-search', '/controles/a%2fb', null],
    ['any-search', '/', '/'],
    ['no-search', '/controles', '/controles'],
    ['no-search', '/controles?q=contraste', null],
    [null, '/dashboard', null],
  ] as const)('%s %s → %s', (kept, path, address) => {
    const [pathname = '', search = ''] = path.split(/(?=\?)/);
    expect(keptAddress(kept, pathname, search)).toBe(address);
  });
});
