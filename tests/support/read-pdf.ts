import { outlineOf } from '#platform/pdf/outline.ts';
import { contentOf, readPdfFile } from '#platform/pdf/pdf-file.ts';
import {
  catalogOf,
  dictAt,
  isDict,
  isRef,
  isText,
  type PdfDict,
  type PdfFile,
  resolve,
  wordsOf,
} from '#platform/pdf/pdf-values.ts';
import { pagesOf, structureOf } from '#platform/pdf/structure.ts';

/** What tests look at in a PDF that we made. */
export interface ReadPdf {
  readonly file: PdfFile;
  readonly raw: string;
  readonly pageCount: number;
  readonly sizeBytes: number;
  readonly title: string;
  readonly lang: string;
  /** What it says of itself, XML. */
  readonly metadata: string;
  /** Titles of the bookmarks. */
  readonly bookmarks: readonly string[];
  /** Roles of the structure that readers follow, with how many of each. */
  readonly roles: Readonly<Record<string, number>>;
  /** Text of each page in the order it is drawn, spaces and line ends as one space. */
  readonly pages: readonly string[];
  /** Share of each page, 0–1, that is blank between its last line and its foot. */
  readonly blank: readonly number[];
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = readPdfFile(bytes);
  const catalog = catalogOf(file);
  const title = resolve(file, dictAt(file, file.trailer, 'Info')?.get('Title'));
  const lang = resolve(file, catalog.get('Lang'));
  const metadata = catalog.get('Metadata');
  const object = isRef(metadata) ? file.objects.get(metadata.ref) : undefined;
  const roles: Record<string, number> = {};
  for (const { role } of structureOf(file)) roles[role] = (roles[role] ?? 0) + 1;
  const pages = pagesOf(file);
  return {
    file,
    raw: Buffer.from(bytes).toString('latin1'),
    pageCount: pages.length,
    sizeBytes: bytes.length,
    title: isText(title) ? wordsOf(title) : '',
    lang: isText(lang) ? lang.text : '',
    metadata: object ? Buffer.from(contentOf(object), 'latin1').toString('utf8') : '',
    bookmarks: outlineOf(file).map((bookmark) => bookmark.title),
    roles,
    pages: pages.map(({ dict }) => textOfPage(file, dict)),
    blank: pages.map(({ dict }) => blankOf(drawnOn(file, dict))),
  };
}

/** What draws the page. */
function drawnOn(file: PdfFile, page: PdfDict): readonly string[] {
  const content = page.get('Contents');
  const object = isRef(content) ? file.objects.get(content.ref) : undefined;
  return object ? contentOf(object).split('\n') : [];
}

/** Points from the foot of an A4 sheet: its lower margin, and the room above it. */
const foot = 57;
const room = 725;

/** Follows the one direction that matters, up and down, through what moves and scales. */
function blankOf(lines: readonly string[]): number {
  const kept: (readonly [number, number])[] = [];
  let [scale, shift] = [1, 0];
  let lowest = foot + room;
  for (const line of lines) {
    if (line === 'q') kept.push([scale, shift]);
    if (line === 'Q') [scale, shift] = kept.pop() ?? [1, 0];
    const [, by = '', to = '', what] = /(\S+) \S+ (\S+) (cm|Tm)$/.exec(line) ?? [];
    const moved = scale * Number(to) + shift;
    if (what === 'cm') [scale, shift] = [scale * Number(by), moved];
    if (what === 'Tm' && moved > foot) lowest = Math.min(lowest, moved);
  }
  return (lowest - foot) / room;
}

/** The letters of a font by what the page writes for them. */
type Letters = ReadonlyMap<string, string>;

/** What a page draws as text, by what its fonts say their letters mean (`ToUnicode`). */
function textOfPage(file: PdfFile, page: PdfDict): string {
  const fonts = dictAt(file, dictAt(file, page, 'Resources'), 'Font') ?? new Map();
  const known = new Map<string, Letters>();
  let letters: Letters = new Map();
  let y = '';
  let text = '';
  for (const line of drawnOn(file, page)) {
    const font = /^\/(\S+) \S+ Tf$/.exec(line)?.[1];
    if (font !== undefined)
      letters = known.get(font) ?? remember(known, font, lettersOf(file, fonts.get(font)));
    // A new line of text, or a jump: at least a space to the reader.
    const place = / (\S+) Tm$/.exec(line)?.[1];
    if (place !== undefined && place !== y) text += ' ';
    y = place ?? y;
    for (const [, hex = ''] of line.matchAll(/<([0-9A-Fa-f]+)>/g)) text += read(hex, letters);
  }
  return text.replaceAll(/[ \n]+/g, ' ').trim();
}

function remember(known: Map<string, Letters>, font: string, letters: Letters): Letters {
  known.set(font, letters);
  return letters;
}

function read(hex: string, letters: Letters): string {
  const size = [...letters.keys()][0]?.length ?? 4;
  return (hex.match(new RegExp(`.{${size}}`, 'g')) ?? [])
    .map((code) => letters.get(code.toUpperCase()) ?? '')
    .join('');
}

function lettersOf(file: PdfFile, value: Parameters<typeof resolve>[1]): Letters {
  const font = resolve(file, value);
  const map = isDict(font) ? font.get('ToUnicode') : undefined;
  const object = isRef(map) ? file.objects.get(map.ref) : undefined;
  const letters = new Map<string, string>();
  const text = object ? contentOf(object) : '';
  const words = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, from = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(from.toUpperCase(), words(to));
  for (const [, block = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', end = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(end, 16); code += 1) {
        const last = Number.parseInt(to.slice(-4), 16) + code - Number.parseInt(from, 16);
        const key = code.toString(16).toUpperCase().padStart(from.length, '0');
        letters.set(key, words(to.slice(0, -4) + last.toString(16).padStart(4, '0')));
      }
  return letters;
}
