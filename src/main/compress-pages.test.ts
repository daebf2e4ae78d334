import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { compressPages, packHere } from './compress-pages.ts';

const page = `<p>${'Un texte assez long. '.repeat(200)}</p>`;
const app = new Hono();
app.use('*', compressPages);
app.get('/page', (c) => {
  c.header('set-cookie', 'a=1', { append: true });
  c.header('set-cookie', 'b=2', { append: true });
  return c.html(page);
});
app.get('/petite', (c) => c.html('<p>Court</p>'));
app.get('/vide', (c) => c.body(null, 304));
app.get('/image', () => new Response(new Uint8Array(5000), { headers: { 'content-type': 'image/png' } }));

const ask = (path: string, encoding: string) =>
  app.request(path, { headers: { 'accept-encoding': encoding } });

describe('what pages answer', () => {
  test('goes as Brotli to those who take it, whole, with its cookies', async () => {
    const answer = await ask('/page', 'gzip, deflate, br');
    const sent = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('content-length')).toBe(String(sent.length));
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(brotliDecompressSync(sent).toString()).toBe(page);
  });

  test('goes as gzip, or as it is, to the others', async () => {
    expect((await ask('/page', 'gzip')).headers.get('content-encoding')).toBe('gzip');
    expect(await (await ask('/page', 'identity')).text()).toBe(page);
  });

  test('stays as it is where nothing is won', async () => {
    for (const path of ['/petite', '/vide', '/image'])
      expect((await ask(path, 'br')).headers.get('content-encoding'), path).toBeNull();
    expect(await (await ask('/petite', 'br')).text()).toBe('<p>Court</p>');
  });
});

describe('what a thread of answers packs itself', () => {
  const whole = new TextEncoder().encode(page);
  const html = new Headers({ 'content-type': 'text/html', vary: 'Cookie' });

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('goes as %s asks', (accepted, encoding, unpack) => {
    const { headers, body } = packHere(accepted, html, whole);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('Cookie, accept-encoding');
    expect(headers.get('content-length')).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(page);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  test('stays as it is where nobody takes it packed, or nothing is won', () => {
    const png = new Headers({ 'content-type': 'image/png' });
    for (const [accepted, headers, bytes] of [
      ['identity', html, whole],
      ['br', html, whole.subarray(0, 100)],
      ['br', png, whole],
    ] as const) {
      const packed = packHere(accepted, headers, new Uint8Array(bytes));
      expect([packed.headers.get('content-encoding'), packed.body.length]).toEqual([null, bytes.length]);
    }
  });
});
