import { configure, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import type { OfficeFacts } from '../artifacts.ts';
import { openXml, type XmlHandlers } from './bounded-xml.ts';

configure({ useWebWorkers: false });

/** Decompressed bytes read of one part of a document: what unfolds beyond is left. */
const partLimit = 8_000_000;
/** Entries of an archive looked at. */
const entriesLimit = 5_000;
/** Tables in tables and lists in lists of a real document stay far below. */
const xmlLimits = { depth: 500, elements: 2_000_000 };

/** Formats whose inside is read. */
export type OfficeFormat = 'docx' | 'odt';
export const isOfficeFormat = (format: string): format is OfficeFormat =>
  format === 'docx' || format === 'odt';

/**
 * What a text document tells of its accessibility (ISO/IEC 29500 for `docx`, ISO/IEC 26300 for `odt`): its title and
 * language, headings by style or tag, pictures without a description. Null: no such document, or encrypted, or larger
 * or deeper than is read. Takes time in proportion to what the document unfolds to, 24 MB at most.
 */
export async function readOfficeFacts(bytes: Uint8Array, format: OfficeFormat): Promise<OfficeFacts | null> {
  try {
    const parts = await partsOf(bytes, format === 'docx' ? wordParts : openParts);
    const body = parts.get(format === 'docx' ? 'word/document.xml' : 'content.xml');
    if (body === undefined) return null;
    const meta = metaOf(parts.get(format === 'docx' ? 'docProps/core.xml' : 'meta.xml') ?? '');
    const read =
      format === 'docx' ? wordBody(body, parts.get('word/styles.xml') ?? '') : openBody(body, parts);
    return { ...meta, ...read, lang: read.lang || meta.lang };
  } catch {
    return null;
  }
}

const wordParts = ['word/document.xml', 'word/styles.xml', 'docProps/core.xml'];
const openParts = ['content.xml', 'styles.xml', 'meta.xml'];

async function partsOf(bytes: Uint8Array, wanted: readonly string[]): Promise<Map<string, string>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes));
  const found = new Map<string, string>();
  let entries = 0;
  for await (const entry of zip.getEntriesGenerator()) {
    entries += 1;
    if (entries > entriesLimit) throw new Error('more entries than are read');
    if (entry.directory || !wanted.includes(entry.filename) || found.has(entry.filename)) continue;
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    await entry.getData(
      new WritableStream<Uint8Array>({
        write(chunk) {
          size += chunk.length;
          if (size > partLimit) throw new Error('larger than is read');
          text += decoder.decode(chunk, { stream: true });
        },
      }),
    );
    found.set(entry.filename, text);
  }
  await zip.close();
  return found;
}

/** Prefixes are those every program writes. */
function readXml(xml: string, handlers: XmlHandlers): void {
  const reader = openXml(xmlLimits, handlers);
  reader.write(xml);
  reader.close();
}

function metaOf(xml: string): Pick<OfficeFacts, 'title' | 'lang' | 'createdAt'> {
  const found = { title: '', lang: '', createdAt: '' };
  if (xml === '') return found;
  readXml(xml, {
    text(value, place) {
      const name = place.name();
      if (name === 'dc:title') found.title += value;
      if (name === 'dc:language') found.lang += value;
      if (name === 'dcterms:created' || name === 'meta:creation-date') found.createdAt += value;
    },
  });
  return {
    title: found.title.trim().slice(0, 200),
    lang: found.lang.trim().slice(0, 40),
    createdAt: /^\d{4}-\d{2}-\d{2}/.exec(found.createdAt.trim())?.[0] ?? '',
  };
}

type Body = Pick<OfficeFacts, 'lang' | 'characters' | 'headings' | 'images' | 'undescribed'>;

/** Styles that make a heading: those with an outline level, and those Word brings, in its languages. */
function wordStyles(xml: string): { readonly headings: ReadonlySet<string>; readonly lang: string } {
  const headings = new Set<string>();
  let lang = '';
  let style = '';
  if (xml !== '')
    readXml(xml, {
      open({ name, attributes }, place) {
        if (name === 'w:style') style = attributes['w:styleId'] ?? '';
        if (name === 'w:outlineLvl' && Number(attributes['w:val']) < 9) headings.add(style);
        if (name === 'w:lang' && place.isInside('w:docDefaults')) lang = attributes['w:val'] ?? '';
      },
    });
  return { headings, lang };
}

function wordBody(xml: string, stylesXml: string): Body {
  const { headings, lang } = wordStyles(stylesXml);
  const isHeading = (style: string) => headings.has(style) || /^(?:Heading|Titre|Title)\d*$/i.test(style);
  const body = { lang, characters: 0, headings: 0, images: 0, undescribed: 0 };
  let described = true;
  readXml(xml, {
    open({ name, attributes }) {
      if (name === 'w:pStyle' && isHeading(attributes['w:val'] ?? '')) body.headings += 1;
      if (name === 'w:outlineLvl' && Number(attributes['w:val']) < 9) body.headings += 1;
      if (name === 'wp:docPr') described = `${attributes.descr ?? ''}${attributes.title ?? ''}`.trim() !== '';
      // Said in the properties of the drawing (Office 2019 on).
      if (name === 'adec:decorative' && /^(?:1|true)$/.test(attributes.val ?? '')) described = true;
      if (name === 'pic:pic') {
        body.images += 1;
        if (!described) body.undescribed += 1;
      }
    },
    text(value, place) {
      if (place.name() === 'w:t') body.characters += value.length;
    },
  });
  return body;
}

function openBody(xml: string, parts: ReadonlyMap<string, string>): Body {
  const body = { lang: '', characters: 0, headings: 0, images: 0, undescribed: 0 };
  /** Frames around the present place: whether each holds a picture, and a description. */
  const frames: { image: boolean; described: boolean }[] = [];
  readXml(xml, {
    open({ name }) {
      if (name === 'text:h') body.headings += 1;
      if (name === 'draw:frame') frames.push({ image: false, described: false });
      const frame = frames.at(-1);
      if (frame && name === 'draw:image') frame.image = true;
    },
    text(value, place) {
      const name = place.name();
      const frame = frames.at(-1);
      if (frame && (name === 'svg:title' || name === 'svg:desc') && value.trim() !== '')
        frame.described = true;
      else if (place.isInside('office:text') && /^text:/.test(name)) body.characters += value.length;
    },
    close(name) {
      if (name !== 'draw:frame') return;
      const frame = frames.pop();
      if (!frame?.image) return;
      body.images += 1;
      if (!frame.described) body.undescribed += 1;
    },
  });
  const styles = parts.get('styles.xml') ?? '';
  if (styles !== '')
    readXml(styles, {
      open({ name, attributes }, place) {
        if (name === 'style:text-properties' && place.isInside('style:default-style'))
          body.lang ||= [attributes['fo:language'], attributes['fo:country']].filter(Boolean).join('-');
      },
    });
  return body;
}
