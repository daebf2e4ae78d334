import type { LinkedDocument, PageFacts, PdfFacts } from '../artifacts.ts';
import { type UsefulClock, wallClock } from '../browser/useful-clock.ts';
import { isOwnUrl } from '../derive/http/domains.ts';
import { headerValue } from '../derive/http/headers.ts';
import { type DocumentReader, openDocumentReader } from './document-reader.ts';
import type { Exchange, ExchangeOptions, HttpClient } from './http-client.ts';
import { isOfficeFormat } from './office-facts.ts';

const documentLimit = 20;
const fromLimit = 20;
const partBytes = 256 * 1024;
const catalogueBytes = 8 * 1024;
/** Of a server that ignores what part is asked for. */
const wholeBytes = 640 * 1024;
/** Text documents larger than that are not opened, nor more of them than that. */
const officeBytes = 2_000_000;
const officeLimit = 5;
const timeoutMs = 15_000;
const documentName = /\.(pdf|docx?|odt|xlsx?|ods|pptx?|odp|rtf|epub|zip|rar|7z)$/i;

interface Wanted {
  readonly url: string;
  readonly format: string;
  readonly from: string[];
  readonly text: string;
}

/**
 * Asks the documents of the site that pages link to for their size, and of PDF files the last 256 kB and, when needed,
 * the place their table names or the first 256 kB: what tells whether they are tagged. Five text documents of 2 MB at
 * most are read whole. 20 documents at most, PDF first, the most linked before the others. They are read in a
 * thread of their own; `clock`: what its deadlines are counted on.
 */
export async function probeDocuments(
  client: HttpClient,
  pages: readonly PageFacts[],
  siteDomain: string,
  isAllowed: (url: URL) => boolean,
  signal: AbortSignal,
  clock: UsefulClock = wallClock,
): Promise<LinkedDocument[]> {
  const wanted = documentsOf(pages, siteDomain).filter(({ url }) => isAllowed(new URL(url)));
  const asked = wanted.slice(0, documentLimit);
  const opened = new Set(asked.filter(({ format }) => isOfficeFormat(format)).slice(0, officeLimit));
  const reader = openDocumentReader(clock);
  try {
    return await Promise.all(
      asked.map((document) => probeDocument({ client, reader, signal }, document, opened.has(document))),
    );
  } finally {
    await reader.close();
  }
}

/** The documents of the site that pages link to, in the order they are asked. */
export function documentsOf(pages: readonly PageFacts[], siteDomain: string): Wanted[] {
  const found = new Map<string, Wanted>();
  for (const page of pages)
    for (const link of page.links) {
      const url = URL.parse(link.url);
      const format = url && documentName.exec(url.pathname)?.[1]?.toLowerCase();
      if (!url || !format || !isOwnUrl(url.href, siteDomain)) continue;
      url.hash = '';
      const known = found.get(url.href);
      if (!known) found.set(url.href, { url: url.href, format, from: [page.url], text: link.text });
      else if (known.from.length < fromLimit && !known.from.includes(page.url)) known.from.push(page.url);
    }
  const rank = ({ format }: Wanted) => (format === 'pdf' ? 0 : 1);
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || b.from.length - a.from.length);
}

interface DocumentWorld {
  readonly client: HttpClient;
  readonly reader: DocumentReader;
  readonly signal: AbortSignal;
}

async function probeDocument(
  { client, reader, signal }: DocumentWorld,
  wanted: Wanted,
  opened: boolean,
): Promise<LinkedDocument> {
  const options = { signal, timeoutMs, maxRedirects: 5 };
  const { format } = wanted;
  if (format !== 'pdf') {
    const head = await client.exchange(wanted.url, { ...options, method: 'HEAD' });
    const answer = answerOf(head);
    const isRead = opened && answer.status === 200 && (answer.sizeBytes ?? 0) <= officeBytes;
    if (!isRead || !isOfficeFormat(format)) return { ...wanted, ...answer, pdf: null, office: null };
    const { bytes } = await readPart(client, wanted.url, options, undefined, officeBytes);
    const isWhole = bytes.length > 0 && bytes.length < officeBytes;
    const office = isWhole ? await reader.office(bytes, format) : null;
    return { ...wanted, ...answer, pdf: null, office };
  }
  const tail = await readPart(client, wanted.url, options, `bytes=-${partBytes}`);
  const answer = answerOf(tail.exchange);
  const facts = await factsOf(reader, [tail.bytes]);
  const isPart = tail.exchange.status === 206 && (answer.sizeBytes ?? 0) > partBytes;
  if (!facts || facts.tagged !== null || !isPart) return { ...wanted, ...answer, pdf: facts };
  const place = await reader.catalogue(tail.bytes);
  // Without a table: a file written for the web has its catalogue near the beginning.
  const [from, length] = place === null ? [0, partBytes] : [place, catalogueBytes];
  const more = await readPart(client, wanted.url, options, `bytes=${from}-${from + length - 1}`);
  return { ...wanted, ...answer, pdf: await reader.pdf([more.bytes, tail.bytes]) };
}

interface Part {
  readonly exchange: Exchange;
  readonly bytes: Uint8Array;
}

async function readPart(
  client: HttpClient,
  url: string,
  options: ExchangeOptions,
  range: string | undefined,
  mostBytes = wholeBytes,
): Promise<Part> {
  const parts: Uint8Array[] = [];
  const exchange = await client.exchange(url, {
    ...options,
    ...(range === undefined ? {} : { range }),
    async consume(body) {
      let size = 0;
      for await (const part of body) {
        parts.push(part);
        size += part.length;
        if (size >= mostBytes) break;
      }
    },
  });
  return { exchange, bytes: Buffer.concat(parts) };
}

async function factsOf(reader: DocumentReader, parts: readonly Uint8Array[]): Promise<PdfFacts | null> {
  const read = parts.filter(({ length }) => length > 0);
  if (read.length === 0) return null;
  const isPdf = read.some((part) => /%PDF-|%%EOF|\bstartxref\b/.test(Buffer.from(part).toString('latin1')));
  return isPdf ? reader.pdf(read) : null;
}

function answerOf({
  status,
  failure,
  headers,
}: Exchange): Pick<LinkedDocument, 'status' | 'failure' | 'mimeType' | 'sizeBytes' | 'lastModified'> {
  const total = /\/(\d{1,15})\s{0,10}$/.exec(headerValue(headers, 'content-range') ?? '')?.[1];
  const length = total ?? (status === 206 ? null : headerValue(headers, 'content-length'));
  return {
    status,
    failure,
    mimeType: (headerValue(headers, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    sizeBytes: length !== null && /^\d+$/.test(length) ? Number(length) : null,
    lastModified: headerValue(headers, 'last-modified') ?? '',
  };
}
