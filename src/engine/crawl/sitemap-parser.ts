import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Sitemap } from '../artifacts.ts';
import { openXml, XmlBeyond } from '../probe/bounded-xml.ts';
import { openVersions } from './sitemap-versions.ts';

/** sitemaps.org: 50 MB and 50,000 addresses a file. Larger files are read to the byte limit, then said to be too large. */
const sitemapLimits = { decompressedBytes: 50_000_000, urls: 50_000 } as const;

/** A sitemap has four levels, extensions a few more; 50,000 entries of a hundred elements are more than any has. */
const xmlLimits = { depth: 50, elements: 5_000_000 };

export interface ParsedSitemap {
  readonly kind: Sitemap['kind'];
  /** All entries seen, whether kept or not. */
  readonly urlCount: number;
  readonly error: string | null;
  readonly versions?: NonNullable<Sitemap['versions']>;
}

type Collect = (url: string) => void;

/**
 * Reads a sitemap as it comes: XML (urlset, index), RSS or Atom, one address a line, gzip or not. `collect` gets
 * each address as written, 50,000 at most; stops at 50 MB decompressed, and where its elements stand too deep or are too many. Never throws on a malformed file.
 */
export async function parseSitemap(
  body: AsyncIterable<Uint8Array>,
  collect: Collect,
  limits: { decompressedBytes: number; urls: number } = sitemapLimits,
): Promise<ParsedSitemap> {
  const decoder = new TextDecoder();
  let reader: Reader | null = null;
  let bytes = 0;
  let error: string | null = null;
  try {
    for await (const chunk of gunzipIfNeeded(body)) {
      bytes += chunk.length;
      const text = decoder.decode(chunk, { stream: true });
      reader ??= chooseReader(text, collect, limits.urls);
      reader?.write(text);
      if (bytes > limits.decompressedBytes) {
        error = `plus de ${Math.round(limits.decompressedBytes / 1_000_000)} Mo`;
        break;
      }
    }
  } catch (cause) {
    error = wordFor(cause);
  }
  if (!reader) return { kind: 'invalid', urlCount: 0, error: error ?? 'fichier vide' };
  const result = reader.end(error !== null);
  const tooMany = result.urlCount > limits.urls ? `plus de ${limits.urls} adresses` : null;
  return { ...result, error: error ?? tooMany ?? result.error };
}

function wordFor(cause: unknown): string {
  if (cause instanceof XmlBeyond) return `fichier illisible : ${cause.bound}`;
  return cause instanceof Error && cause.name === 'TimeoutError' ? 'délai dépassé' : 'lecture impossible';
}

interface Reader {
  write(text: string): void;
  end(cutShort: boolean): ParsedSitemap;
}

/** The first visible character tells XML from plain text; null while only white space came. */
function chooseReader(text: string, collect: Collect, limit: number): Reader | null {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start === '') return null;
  const counter = createCounter(collect, limit);
  return start.startsWith('<') ? createXmlReader(counter) : createTextReader(counter);
}

function createCounter(collect: Collect, limit: number) {
  let count = 0;
  return {
    add(url: string): void {
      const trimmed = url.trim();
      if (trimmed === '') return;
      count += 1;
      if (count <= limit && trimmed.length <= 2048) collect(trimmed);
    },
    count: () => count,
  };
}

interface Entry {
  readonly kind: Sitemap['kind'];
  /** The element that holds an address, and the one around it. */
  readonly address: string;
  readonly holder: string;
}

const entries: Readonly<Record<string, Entry>> = {
  urlset: { kind: 'urlset', holder: 'url', address: 'loc' },
  sitemapindex: { kind: 'index', holder: 'sitemap', address: 'loc' },
  rss: { kind: 'feed', holder: 'item', address: 'link' },
  RDF: { kind: 'feed', holder: 'item', address: 'link' },
  feed: { kind: 'feed', holder: 'entry', address: 'link' },
};

function createXmlReader(counter: ReturnType<typeof createCounter>): Reader {
  let root = '';
  let entry: Entry | undefined;
  let text = '';
  let reading = false;
  let error: string | null = null;
  const languages = openVersions();
  const { write, close } = openXml(xmlLimits, {
    error: (message) => {
      error ??= message;
    },
    open(tag, place) {
      if (place.depth === 1 && root === '') {
        root = localName(tag.name);
        entry = Object.hasOwn(entries, root) ? entries[root] : undefined;
      }
      if (root === 'urlset') {
        if (place.depth === 2) languages.begin();
        if (localName(tag.name) === 'link' && place.depth === 3) languages.add(tag.attributes);
      }
      reading = localName(tag.name) === entry?.address && localName(place.name(1)) === entry.holder;
      text = '';
      const { href, rel } = tag.attributes;
      if (reading && root === 'feed' && href && (rel ?? 'alternate') === 'alternate') counter.add(href);
    },
    text(part) {
      if (reading && text.length < 4096) text += part.slice(0, 4096);
    },
    close(_name, place) {
      if (reading && root !== 'feed') counter.add(text);
      if (reading && root === 'urlset') languages.address(text);
      if (root === 'urlset' && place.depth === 1) languages.end();
      reading = false;
    },
  });
  return {
    write,
    end(cutShort) {
      try {
        if (!cutShort) close();
      } catch (cause) {
        error ??= wordFor(cause);
      }
      const problem = entry ? error : `élément racine inattendu : ${root.slice(0, 50)}`;
      const versions = languages.kept();
      return {
        kind: entry?.kind ?? 'invalid',
        urlCount: counter.count(),
        error: problem,
        ...(versions.length > 0 && { versions }),
      };
    },
  };
}

/** `sm:loc` is `loc`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Of a line without an end, so much is kept. */
const longestLine = 10_000;

function createTextReader(counter: ReturnType<typeof createCounter>): Reader {
  let rest = '';
  let wrong = 0;
  const read = (line: string) => {
    if (/^https?:\/\//i.test(line.trim())) counter.add(line);
    else if (line.trim() !== '') wrong += 1;
  };
  return {
    write(chunk) {
      const lines = (rest + chunk.replace(/^\ufeff/, '')).split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? '').slice(0, longestLine);
      lines.forEach(read);
    },
    end() {
      read(rest);
      const isList = counter.count() > wrong;
      return {
        kind: isList ? 'text' : 'invalid',
        urlCount: isList ? counter.count() : 0,
        error: isList ? null : 'ni XML ni liste d’adresses',
      };
    },
  };
}

/** Files named `.gz` come compressed without saying so in their headers: the two first bytes tell. */
async function* gunzipIfNeeded(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const source = body[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) return;
  const whole = (async function* () {
    yield first.value;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  })();
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* whole;
    return;
  }
  const gunzip = createGunzip();
  const input = Readable.from(whole).on('error', (error) => gunzip.destroy(error));
  yield* input.pipe(gunzip);
}
