import { standardRoles } from './dress-pdf.ts';
import { unmarkedPaints } from './mark-artifacts.ts';
import { contentOf } from './pdf-file.ts';
import {
  asName,
  catalogOf,
  dictAt,
  isDict,
  isList,
  isRef,
  isText,
  type PdfDict,
  type PdfFile,
  resolve,
  wordsOf,
} from './pdf-values.ts';
import { pagesOf, type StructureElement, structureOf } from './structure.ts';

/**
 * What a program can see of PDF/UA-1 that the document does not hold to, each with how often; empty when it holds to all
 * of it. What a person must judge (is the reading order right, are descriptions true) is not here.
 */
export function pdfUaFaults(file: PdfFile): string[] {
  const faults = new Map<string, number>();
  const miss = (what: string, times = 1) => {
    if (times > 0) faults.set(what, (faults.get(what) ?? 0) + times);
  };
  checkDocument(file, miss);
  checkStructure(file, miss);
  for (const { dict } of pagesOf(file)) checkPage(file, dict, miss);
  checkFonts(file, miss);
  return [...faults].map(([what, times]) => `${what} (${times})`);
}

type Miss = (what: string, times?: number) => void;

function checkDocument(file: PdfFile, miss: Miss): void {
  const catalog = catalogOf(file);
  const language = resolve(file, catalog.get('Lang'));
  if (!isText(language) || language.text === '') miss('no language');
  if (dictAt(file, catalog, 'MarkInfo')?.get('Marked') !== true) miss('not marked as tagged');
  if (dictAt(file, catalog, 'ViewerPreferences')?.get('DisplayDocTitle') !== true) miss('title not shown');
  const title = resolve(file, dictAt(file, file.trailer, 'Info')?.get('Title'));
  if (!isText(title) || wordsOf(title).trim() === '') miss('no title');
  if (!dictAt(file, catalog, 'Outlines')) miss('no bookmarks');
}

/** What an element may stand in (ISO 32000-1, 14.8.4.3). */
const parents: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  Lbl: ['LI', 'Note', 'TOCI', 'BibEntry'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
};

function checkStructure(file: PdfFile, miss: Miss): void {
  const map = dictAt(file, dictAt(file, catalogOf(file), 'StructTreeRoot'), 'RoleMap');
  let level = 0;
  let count = 0;
  for (const element of structureOf(file)) {
    const { role, parent } = element;
    count += 1;
    if (!standardRoles.has(asName(map?.get(role)) ?? role)) miss(`role ${role} unknown to PDF 1.7`);
    if (parents[role]?.includes(parent) === false) miss(`${role} in ${parent}`);
    if (role === 'Figure' && !hasAlternative(file, element)) miss('figure without an alternative');
    if (role === 'TH' && !hasScope(file, element)) miss('header cell without a scope');
    const heading = Number(/^H([1-6])$/.exec(role)?.[1] ?? 0);
    if (heading > level + 1) miss(`heading of level ${heading} after ${level}`);
    if (heading > 0) level = heading;
  }
  if (count === 0) miss('no structure');
}

function hasAlternative(file: PdfFile, { dict }: StructureElement): boolean {
  const words = resolve(file, dict.get('Alt'));
  return isText(words) && wordsOf(words).trim() !== '';
}

function hasScope(file: PdfFile, { dict }: StructureElement): boolean {
  const attributes = resolve(file, dict.get('A'));
  const all = isList(attributes) ? attributes.map((one) => resolve(file, one)) : [attributes];
  return all.some((one) => isDict(one) && one.has('Scope'));
}

function checkPage(file: PdfFile, page: PdfDict, miss: Miss): void {
  if (asName(page.get('Tabs')) !== 'S') miss('page whose links are not in reading order');
  const annotations = resolve(file, page.get('Annots'));
  for (const one of isList(annotations) ? annotations : []) {
    const link = resolve(file, one);
    if (!isDict(link)) continue;
    if (!link.has('StructParent')) miss('link outside the structure');
    const words = resolve(file, link.get('Contents'));
    if (!isText(words) || words.text === '') miss('link without a description');
  }
  const content = page.get('Contents');
  const object = isRef(content) ? file.objects.get(content.ref) : undefined;
  if (object) miss('painting outside marked content', unmarkedPaints(contentOf(object)));
}

function checkFonts(file: PdfFile, miss: Miss): void {
  for (const { value } of file.objects.values()) {
    if (!isDict(value) || asName(value.get('Type')) !== 'Font') continue;
    if (!value.has('ToUnicode') && !isCharactersOf(value)) miss('font whose letters have no text');
    const descriptor = dictAt(file, value, 'FontDescriptor');
    const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key));
    if (descriptor && !isEmbedded && asName(value.get('Subtype')) !== 'Type3') miss('font not embedded');
  }
}

/** The part of a composite font that draws: its text is told by the whole. */
const isCharactersOf = (font: PdfDict): boolean => /^CIDFont/.test(asName(font.get('Subtype')) ?? '');
