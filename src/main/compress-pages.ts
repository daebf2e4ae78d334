import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/**
 * As dear as gzip and a third smaller on large pages: its window holds a whole page, whose data repeat its text too far
 * away for gzip’s.
 */
const quality = 4;
/** Below, an answer travels in one packet anyway. */
const leastBytes = 1024;

const pack = promisify(brotliCompress);
const gzip = compress();

/** Compresses what pages answer: Brotli for those who take it, aside of the thread that serves; else what Hono does. */
export const compressPages: MiddlewareHandler = async (c, next) => {
  if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return gzip(c, next);
  await next();
  const { headers, body } = c.res;
  const isText = /^(?:text\/|application\/json|image\/svg)/.test(headers.get('content-type') ?? '');
  if (body === null || !isText || headers.has('content-encoding') || c.req.method === 'HEAD') return;
  const whole = Buffer.from(await c.res.arrayBuffer());
  const small = whole.length < leastBytes;
  const sent = small ? whole : await pack(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  c.res = new Response(new Uint8Array(sent), c.res);
  c.res.headers.set('content-length', String(sent.length));
  if (small) return;
  c.res.headers.set('content-encoding', 'br');
  c.res.headers.append('vary', 'accept-encoding');
};
