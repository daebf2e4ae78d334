import { inflateSync } from 'node:zlib';
import {
  asName,
  isDict,
  isList,
  isRef,
  isText,
  type PdfDict,
  type PdfFile,
  type PdfObject,
  type PdfValue,
} from './pdf-values.ts';
import { type Cursor, readValue, readWord } from './read-values.ts';

/**
 * A PDF as its objects. Reads what browsers print: a table of addresses, no compressed objects, no encryption.
 * @throws Error for anything else.
 */
export function readPdfFile(bytes: Uint8Array): PdfFile {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? Number.NaN);
  if (!Number.isInteger(start) || !text.startsWith('xref', start))
    throw new Error('This PDF has no table of addresses.');
  const objects = new Map<number, PdfObject>();
  const cursor: Cursor = { text, at: start + 4 };
  for (;;) {
    const word = readWord(cursor);
    if (word === 'trailer') break;
    const [first, count] = [Number(word), Number(readWord(cursor))];
    for (let number = first; number < first + count; number += 1) {
      const at = Number(readWord(cursor));
      readWord(cursor);
      if (readWord(cursor) === 'n') objects.set(number, readObject(text, at, bytes));
    }
  }
  const trailer = readValue(cursor);
  if (!isDict(trailer) || trailer.has('Encrypt')) throw new Error('This PDF cannot be read.');
  return { objects, trailer, last: Math.max(0, ...objects.keys()) };
}

function readObject(text: string, at: number, bytes: Uint8Array): PdfObject {
  const cursor: Cursor = { text, at };
  const head = [readWord(cursor), readWord(cursor), readWord(cursor)];
  if (head[2] !== 'obj') throw new Error(`This PDF has no object at ${at}.`);
  const value = readValue(cursor);
  if (readWord(cursor) !== 'stream' || !isDict(value)) return { value, stream: null };
  const begin = cursor.at + (text.startsWith('\r\n', cursor.at) ? 2 : 1);
  const length = value.get('Length');
  if (typeof length !== 'number') throw new Error('A stream of this PDF has no length.');
  return { value, stream: bytes.subarray(begin, begin + length) };
}

/** The content of a stream, one character a byte. @throws Error when it is compressed in an unknown way. */
export function contentOf({ value, stream }: PdfObject): string {
  const filter = isDict(value) ? asName(value.get('Filter')) : null;
  const bytes = Buffer.from(stream ?? []);
  if (filter === null) return bytes.toString('latin1');
  if (filter !== 'FlateDecode') throw new Error(`A stream of this PDF is ${filter}.`);
  return inflateSync(bytes).toString('latin1');
}

/** The file again, as PDF 1.7. */
export function writePdfFile({ objects, trailer }: PdfFile): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const addresses = new Map<number, number>();
  let at = parts[0]?.length ?? 0;
  const put = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [number, { value, stream }] of objects) {
    addresses.set(number, at);
    put(Buffer.from(`${number} 0 obj\n${valueText(value)}${stream ? ' stream\n' : '\nendobj\n'}`, 'latin1'));
    if (stream === null) continue;
    put(Buffer.from(stream.buffer, stream.byteOffset, stream.byteLength));
    put(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  }
  const size = Math.max(0, ...addresses.keys()) + 1;
  const lines = Array.from({ length: size }, (_, number) => {
    const address = addresses.get(number);
    return address === undefined
      ? '0000000000 65535 f \n'
      : `${String(address).padStart(10, '0')} 00000 n \n`;
  });
  const end = new Map(trailer).set('Size', size);
  put(
    Buffer.from(
      `xref\n0 ${size}\n${lines.join('')}trailer\n${valueText(end)}\nstartxref\n${at}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

function valueText(value: PdfValue): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberText(value);
  if (isList(value)) return `[${value.map(valueText).join(' ')}]`;
  if (isDict(value)) return dictText(value);
  if (isRef(value)) return `${value.ref} 0 R`;
  if (isText(value)) return `<${Buffer.from(value.text, 'latin1').toString('hex')}>`;
  return `/${nameText(value.name)}`;
}

/** PDF knows no exponent. */
const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(8).replace(/\.?0+$/, '');

function dictText(dict: PdfDict): string {
  const entries = [...dict].map(([key, value]) => `/${nameText(key)} ${valueText(value)}`);
  return `<<${entries.join('\n')}>>`;
}

const nameText = (name: string): string =>
  name.replaceAll(/[^!-~]|[#()<>[\]{}/%]/g, (mark) => `#${mark.charCodeAt(0).toString(16).padStart(2, '0')}`);
