import { inflateSync } from 'node:zlib';
import type { PdfFacts } from '../artifacts.ts';

/** Decompressed bytes read of one document in all. */
const inflatedLimit = 4_000_000;
/** Object streams unpacked of one part, and their compressed bytes in all. */
const streamsLimit = 200;
const packedLimit = 4_000_000;
/** Sections of cross-reference tables read over. */
const sectionsLimit = 20_000;

/**
 * What parts of a PDF tell of its tagging (ISO 32000-1, 14.8): `MarkInfo` and `StructTreeRoot` stand in the document
 * catalogue, plain or inside a compressed object stream. The newest catalogue (the last in the file) counts.
 */
export function readPdfFacts(parts: readonly Uint8Array[]): PdfFacts {
  const texts = parts.map((part) =>
    Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1'),
  );
  const objects = [...texts, ...texts.flatMap(objectStreamsOf)];
  const catalogue = objects.reduce<string | null>((last, text) => catalogueOf(text) ?? last, null);
  const createdAt = dateOf(objects);
  if (catalogue === null) return { tagged: null, lang: null, createdAt };
  const lang = /\/Lang\s{0,20}(?:\(([^)]{0,200})\)|<([0-9A-Fa-f\s]{0,200})>)/.exec(catalogue);
  return {
    tagged: /\/StructTreeRoot\b/.test(catalogue) && !isUnmarked(catalogue, objects),
    lang: lang ? textOf(lang[1], lang[2]) : '',
    createdAt,
  };
}

/**
 * Place of the document catalogue in the file, from the plain cross-reference table of its last part; null when the
 * table is compressed or stands before that part.
 */
export function catalogueOffset(tail: Uint8Array): number | null {
  const text = Buffer.from(tail.buffer, tail.byteOffset, tail.length).toString('latin1');
  const root = Number([...text.matchAll(/\/Root\s+(\d+)\s+\d+\s+R/g)].at(-1)?.[1] ?? Number.NaN);
  const tables = [...text.matchAll(/(?:^|[\r\n])xref[\r\n]{1,9}/g)];
  let sections = 0;
  for (const table of tables.reverse()) {
    let at = table.index + table[0].length;
    for (;;) {
      const head = /^(\d{1,10}) (\d{1,10})[\t ]*[\r\n]+/.exec(text.slice(at, at + 40));
      sections += 1;
      if (!head || sections > sectionsLimit) break;
      const [first, count] = [Number(head[1]), Number(head[2])];
      at += head[0].length;
      // Every entry is twenty bytes long (ISO 32000-1, 7.5.4).
      const entry = /^(\d{10}) \d{5} n/.exec(
        text.slice(at + 20 * (root - first), at + 20 * (root - first) + 18),
      );
      if (root >= first && root < first + count) return entry ? Number(entry[1]) : null;
      at += 20 * count;
    }
  }
  return null;
}

/** `MarkInfo` says « not tagged », here or in the object it points to. Without it a structure tree is still one. */
function isUnmarked(catalogue: string, objects: readonly string[]): boolean {
  const inline = /\/MarkInfo\s{0,20}<<([^>]{0,500})>>/.exec(catalogue)?.[1];
  if (inline !== undefined) return /\/Marked\s+false/.test(inline);
  const reference = /\/MarkInfo\s{1,20}(\d{1,10})\s{1,20}\d{1,10}\s{1,20}R/.exec(catalogue)?.[1];
  if (reference === undefined) return false;
  const pattern = new RegExp(`(?:^|\\s)${reference}\\s{1,20}\\d{1,10}\\s{1,20}obj\\s{0,20}<<([^>]{0,500})>>`);
  return objects.some((text) => /\/Marked\s+false/.test(pattern.exec(text)?.[1] ?? ''));
}

/** The dictionary around the last `/Type /Catalog`, 6,000 characters at most; null when there is none. */
function catalogueOf(text: string): string | null {
  const index = [...text.matchAll(/\/Type\s{0,20}\/Catalog\b/g)].at(-1)?.index;
  if (index === undefined) return null;
  const before = text.slice(Math.max(0, index - 3_000), index);
  return before.slice(openingBefore(before) + 1) + upToBalance(text.slice(index, index + 3_000));
}

/** Where the dictionary that is still open at the end of the text began. */
function openingBefore(text: string): number {
  let depth = 0;
  for (let at = text.length - 2; at >= 0; at -= 1) {
    const pair = text.slice(at, at + 2);
    if (pair === '>>') depth += 1;
    else if (pair === '<<' && depth === 0) return at;
    else if (pair === '<<') depth -= 1;
    else continue;
    at -= 1;
  }
  return -1;
}

/** Up to the `>>` that closes the dictionary the text begins in. */
function upToBalance(text: string): string {
  let depth = 1;
  for (const { 0: mark, index } of text.matchAll(/<<|>>/g)) {
    depth += mark === '<<' ? 1 : -1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
}

/** Contents of the object streams of the bytes; what is cut, encrypted or differently packed is left out. */
function objectStreamsOf(text: string): string[] {
  const found: string[] = [];
  let left = inflatedLimit;
  let packedLeft = packedLimit;
  for (const { index } of [...text.matchAll(/\/Type\s{0,20}\/ObjStm\b/g)].slice(0, streamsLimit)) {
    const distance = text.slice(index, index + 1_000).indexOf('stream');
    if (distance < 0 || left <= 0 || packedLeft <= 0) continue;
    const opening = index + distance;
    const start = opening + (text.startsWith('\r\n', opening + 6) ? 8 : 7);
    const end = text.indexOf('endstream', start);
    if (end < 0) break;
    packedLeft -= end - start;
    try {
      const bytes = inflateSync(Buffer.from(text.slice(start, end), 'latin1'), { maxOutputLength: left });
      left -= bytes.length;
      found.push(bytes.toString('latin1'));
    } catch {
      // Encrypted, or another filter: nothing can be said of it.
    }
  }
  return found;
}

function textOf(literal: string | undefined, hexadecimal: string | undefined): string {
  return (literal ?? Buffer.from((hexadecimal ?? '').replaceAll(/\s/g, ''), 'hex').toString('latin1'))
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replace(/^þÿ/, '')
    .slice(0, 40);
}

/** The document’s own creation date (`D:20170316…` or XMP), ISO; empty when unknown. */
function dateOf(texts: readonly string[]): string {
  const dates = texts.flatMap((text) => [
    ...[...text.matchAll(/\/CreationDate\s*\(D:(\d{4})(\d{2})(\d{2})/g)].map(
      ([, year, month, day]) => `${year}-${month}-${day}`,
    ),
    ...[...text.matchAll(/<xmp:CreateDate>(\d{4}-\d{2}-\d{2})/g)].map(([, date]) => date ?? ''),
  ]);
  return dates.at(-1) ?? '';
}
