import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding, sayPacked } from './packed-answer.ts';

/**
 * as costly as gzip and a third smaller on large pages: its window holds a whole page, whose data repeat its text too far
 * away for gzip’s.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Below, an answer travels in one packet anyway. */
const leastBytes = 1024;

const pack = {
  br: (whole: Buffer) => promisify(brotliCompress)(whole, brotli),
  gzip: (whole: Buffer) => promisify(gzip)(whole),
};

const isText = (headers: Headers): boolean =>
  /^(?:text\/|application\/json|image\/svg)/.test(headers.get('content-type') ?? '');

/** Compresses what pages answer, aside of the thread that serves: Brotli for those who take it, else gzip. */
export const compressPages: MiddlewareHandler = async (c, next) => {
  await next();
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? '');
  const { headers, body } = c.res;
  if (encoding === null || body === null || !isText(headers)) return;
  if (headers.has('content-encoding') || c.req.method === 'HEAD') return;
  const whole = Buffer.from(await c.res.arrayBuffer());
  const isSmall = whole.length < leastBytes;
  const sent = isSmall ? whole : await pack[encoding](whole);
  c.res = new Response(new Uint8Array(sent), c.res);
  if (isSmall) c.res.headers.set('content-length', String(sent.length));
  else sayPacked(c.res.headers, sent.length, encoding);
};

/**
 * A whole answer as `compressPages` would send it, packed by the thread that calls: where that thread makes nothing but
 * answers, whoever asks for them pays for it.
 */
export function packHere(
  acceptEncoding: string,
  answerHeaders: Headers,
  whole: Uint8Array<ArrayBuffer>,
): { readonly headers: Headers; readonly body: Uint8Array<ArrayBuffer> } {
  const encoding = acceptedEncoding(acceptEncoding);
  const headers = new Headers(answerHeaders);
  if (encoding === null || whole.length < leastBytes || !isText(headers)) return { headers, body: whole };
  const sent = encoding === 'br' ? brotliCompressSync(whole, brotli) : gzipSync(whole);
  sayPacked(headers, sent.length, encoding);
  // Of its own memory: it moves to another thread, and a pool of buffers must not go with it.
  return { headers, body: new Uint8Array(sent) };
}
