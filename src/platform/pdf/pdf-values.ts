/** A name, `/Type`. */
export interface PdfName {
  readonly name: string;
}
/** A reference to an object, `12 0 R`. */
export interface PdfRef {
  readonly ref: number;
}
/** A string, one character a byte. */
export interface PdfText {
  readonly text: string;
}
export type PdfDict = Map<string, PdfValue>;
export type PdfValue = number | boolean | null | PdfName | PdfRef | PdfText | PdfDict | PdfValue[];

/** A numbered object; of a stream, its bytes as they stand in the file. */
export interface PdfObject {
  value: PdfValue;
  stream: Uint8Array | null;
}

export interface PdfFile {
  readonly objects: Map<number, PdfObject>;
  readonly trailer: PdfDict;
  /** The highest number in use. */
  last: number;
}

export const nameOf = (name: string): PdfName => ({ name });
export const refTo = (ref: number): PdfRef => ({ ref });

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;
export const isList = (value: PdfValue | undefined): value is PdfValue[] => Array.isArray(value);
const isRecord = (value: PdfValue | undefined): value is PdfName | PdfRef | PdfText =>
  typeof value === 'object' && value !== null && !isDict(value) && !isList(value);
export const isRef = (value: PdfValue | undefined): value is PdfRef => isRecord(value) && 'ref' in value;
export const isText = (value: PdfValue | undefined): value is PdfText => isRecord(value) && 'text' in value;

/** The name a value is, or null. */
export const asName = (value: PdfValue | undefined): string | null =>
  isRecord(value) && 'name' in value ? value.name : null;

/** What a value stands for: the object, where it is a reference. */
export function resolve(file: PdfFile, value: PdfValue | undefined): PdfValue | undefined {
  return isRef(value) ? file.objects.get(value.ref)?.value : value;
}

/** The dictionary under that key, followed through references. */
export function dictAt(file: PdfFile, dict: PdfDict | undefined, key: string): PdfDict | undefined {
  const value = resolve(file, dict?.get(key));
  return isDict(value) ? value : undefined;
}

/** The catalogue, where everything else is found. @throws Error without one. */
export function catalogOf(file: PdfFile): PdfDict {
  const catalog = dictAt(file, file.trailer, 'Root');
  if (!catalog) throw new Error('This PDF has no catalogue.');
  return catalog;
}

/** Adds an object. @returns its number. */
export function addObject(file: PdfFile, value: PdfValue, stream: Uint8Array | null = null): number {
  file.last += 1;
  file.objects.set(file.last, { value, stream });
  return file.last;
}

/** A text string: UTF-16 with its mark. */
export function textOf(words: string): PdfText {
  const bytes = Buffer.from(`\ufeff${words}`, 'utf16le').swap16();
  return { text: bytes.toString('latin1') };
}

/** The words of a text string: UTF-16 with its mark, else one byte a character. */
export function wordsOf({ text }: PdfText): string {
  if (!text.startsWith('\u00fe\u00ff')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}
