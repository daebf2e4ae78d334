import type { PdfDict, PdfValue } from './pdf-values.ts';

/** Where reading stands in the text of a file, one character a byte. */
export interface Cursor {
  readonly text: string;
  at: number;
}

const blank = /[\0\t\n\f\r ]/;
const delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/;

function skipBlanks(cursor: Cursor): void {
  for (;;) {
    while (blank.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
    if (cursor.text.charAt(cursor.at) !== '%') return;
    while (cursor.at < cursor.text.length && !/[\r\n]/.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
  }
}

/** The next word: a number, a keyword or an operator. */
export function readWord(cursor: Cursor): string {
  skipBlanks(cursor);
  const start = cursor.at;
  while (cursor.at < cursor.text.length && !delimiter.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
  return cursor.text.slice(start, cursor.at);
}

/** The next value. @throws Error where there is none. */
export function readValue(cursor: Cursor): PdfValue {
  skipBlanks(cursor);
  const { text, at } = cursor;
  const mark = text.charAt(at);
  if (mark === '/') return readName(cursor);
  if (mark === '(') return { text: readLiteral(cursor) };
  if (mark === '[') return readList(cursor);
  if (mark === '<') return text.charAt(at + 1) === '<' ? readDict(cursor) : { text: readHex(cursor) };
  const word = readWord(cursor);
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  const value = Number(word);
  if (word === '' || Number.isNaN(value)) throw new Error(`This PDF cannot be read at ${at}.`);
  return Number.isInteger(value) && value >= 0 ? (readReference(cursor, value) ?? value) : value;
}

/** `12 0 R`, whose first word has been read. */
function readReference(cursor: Cursor, ref: number): PdfValue | null {
  const found = /^\s+\d+\s+R(?![^\0\t\n\f\r ()<>[\]{}/%])/.exec(cursor.text.slice(cursor.at, cursor.at + 24));
  if (!found) return null;
  cursor.at += found[0].length;
  return { ref };
}

function readName(cursor: Cursor): PdfValue {
  cursor.at += 1;
  const start = cursor.at;
  while (cursor.at < cursor.text.length && !delimiter.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
  const raw = cursor.text.slice(start, cursor.at);
  return {
    name: raw.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  };
}

function readList(cursor: Cursor): PdfValue[] {
  cursor.at += 1;
  const list: PdfValue[] = [];
  for (;;) {
    skipBlanks(cursor);
    if (cursor.text.charAt(cursor.at) === ']') break;
    list.push(readValue(cursor));
  }
  cursor.at += 1;
  return list;
}

function readDict(cursor: Cursor): PdfDict {
  cursor.at += 2;
  const dict: PdfDict = new Map();
  for (;;) {
    skipBlanks(cursor);
    if (cursor.text.startsWith('>>', cursor.at)) break;
    const key = readValue(cursor);
    if (typeof key !== 'object' || key === null || !('name' in key)) throw new Error('A key is not a name.');
    dict.set(key.name, readValue(cursor));
  }
  cursor.at += 2;
  return dict;
}

function readHex(cursor: Cursor): string {
  const end = cursor.text.indexOf('>', cursor.at);
  if (end < 0) throw new Error('A string of this PDF has no end.');
  const digits = cursor.text.slice(cursor.at + 1, end).replaceAll(/[^0-9A-Fa-f]/g, '');
  cursor.at = end + 1;
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function readLiteral(cursor: Cursor): string {
  cursor.at += 1;
  let depth = 1;
  let out = '';
  while (cursor.at < cursor.text.length) {
    const mark = cursor.text.charAt(cursor.at);
    cursor.at += 1;
    if (mark === '\\') {
      const octal = /^[0-7]{1,3}/.exec(cursor.text.slice(cursor.at, cursor.at + 3))?.[0];
      const next = cursor.text.charAt(cursor.at);
      cursor.at += octal?.length ?? 1;
      out += octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (escapes[next] ?? next);
      continue;
    }
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth === 0) return out;
    out += mark;
  }
  throw new Error('A string of this PDF has no end.');
}
