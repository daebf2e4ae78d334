import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Kept } from './find-page.ts';
import { acceptedEncoding, type Encoding, sayPacked } from './packed-answer.ts';
import { type PackedParts, packParts } from './packed-parts.ts';

/** What a page shows of the settings never changes while the process lives; what it shows of the day does. */
const lifeMs = 10 * 60_000;
/** Every public page and its data; beyond it the oldest goes. */
const mostKept = 600;
/** Each is packed once: better than what is packed for one person. What holds a nonce goes as gzip to all: see `packParts`. */
const quality = 9;

const pack = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** A page as it was rendered once. */
interface KeptPage {
  readonly status: number;
  readonly headers: Headers;
  /** Between them stands the nonce of each answer. */
  readonly parts: readonly string[];
  /** What holds no nonce. */
  readonly packed: Map<Encoding, Promise<Buffer>>;
  /** What holds some: as gzip, which can be put together of parts. */
  packedParts: Promise<PackedParts> | null;
}

/** Renders a page for nobody in particular; null when that failed. */
export type RenderKept = (nonce: string) => Promise<Response | null>;

/** An answer to somebody. */
export interface KeptAsk {
  readonly nonce: string;
  readonly acceptEncoding: string;
}

/**
 * What a kept answer is kept under; null where the answer may not be shared. Each page has one address and one set of data,
 * however it is written and whatever follows it.
 * @param path decoded, as the router reads it
 */
export function keptAddress(kept: Kept | null, path: string, search: string): string | null {
  const address = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (kept === null || !/^\/(?:[\w-]+(?:\/[\w-]+)*(?:\.data)?)?$/.test(address)) return null;
  // Asks for a part of the data only.
  if (new URLSearchParams(search).has('_routes')) return null;
  return search === '' || kept === 'any-search' ? address : null;
}

async function answerOf(page: KeptPage, { nonce, acceptEncoding }: KeptAsk): Promise<Response> {
  const { status, parts } = page;
  const headers = new Headers(page.headers);
  const [only] = parts;
  const hasNonce = parts.length > 1 || only === undefined;
  const encoding = acceptedEncoding(acceptEncoding, hasNonce ? ['gzip'] : ['br', 'gzip']);
  if (encoding === null) return new Response(parts.join(nonce), { status, headers });
  const body = hasNonce ? await joinPacked(page, nonce) : await packWhole(page, encoding, only);
  sayPacked(headers, body.length, encoding);
  return new Response(body, { status, headers });
}

async function joinPacked(page: KeptPage, nonce: string): Promise<Uint8Array<ArrayBuffer>> {
  page.packedParts ??= packParts(page.parts);
  return (await page.packedParts)(nonce);
}

async function packWhole({ packed }: KeptPage, encoding: Encoding, text: string) {
  const bytes = packed.get(encoding) ?? pack[encoding](text);
  packed.set(encoding, bytes);
  return new Uint8Array(await bytes);
}

/**
 * Pages that are the same for everybody, rendered once and kept ten minutes: many who ask at once wait for one render.
 * Each answer has its own nonce. What is no page (a redirect, a refusal) is answered and not kept.
 */
export function createPageCache(nowMs: () => number = () => performance.now()) {
  const pages = new Map<string, { readonly page: Promise<KeptPage | null>; readonly untilMs: number }>();
  // In place of a nonce: letters and digits, which nothing writes in another way.
  const mark = randomBytes(16).toString('hex');

  async function read(render: RenderKept): Promise<KeptPage | null> {
    const response = await render(mark);
    if (response === null) return null;
    const { status, headers } = response;
    return {
      status,
      headers,
      parts: (await response.text()).split(mark),
      packed: new Map(),
      packedParts: null,
    };
  }

  function renew(address: string, render: RenderKept): Promise<KeptPage | null> {
    const entry = { page: read(render), untilMs: nowMs() + lifeMs };
    pages.delete(address);
    pages.set(address, entry);
    const oldest = pages.keys().next();
    if (pages.size > mostKept && !oldest.done) pages.delete(oldest.value);
    const keepOnly = (page: KeptPage | null) => {
      const isPage = page?.status === 200 && !page.headers.has('set-cookie');
      if (!isPage && pages.get(address) === entry) pages.delete(address);
    };
    entry.page.then(keepOnly, () => keepOnly(null));
    return entry.page;
  }

  /** The answer at an address of `keptAddress`; null when it could not be rendered. */
  return async (address: string, render: RenderKept, ask: KeptAsk): Promise<Response | null> => {
    const found = pages.get(address);
    const page = await (found && found.untilMs > nowMs() ? found.page : renew(address, render));
    return page && answerOf(page, ask);
  };
}
