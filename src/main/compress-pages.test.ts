import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { compressPages } from './compress-pages.ts';

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
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
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
