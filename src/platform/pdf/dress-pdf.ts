import { deflateSync } from 'node:zlib';
import { escapeMarkup } from '#contract/escape-markup.ts';
import { markArtifacts } from './mark-artifacts.ts';
import { type Bookmark, mendBookmarks, outlineOf } from './outline.ts';
import { contentOf } from './pdf-file.ts';
import {
  addObject,
  asName,
  catalogOf,
  dictAt,
  isDict,
  isList,
  isRef,
  isText,
  nameOf,
  type PdfDict,
  type PdfFile,
  type PdfObject,
  refTo,
  resolve,
  textOf,
  wordsOf,
} from './pdf-values.ts';
import { pagesOf, placesOf, structureOf } from './structure.ts';

/** The structure types of PDF 1.7 (ISO 32000-1, 14.8.4). */
export const standardRoles: ReadonlySet<string> = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  ),
);
/** What those of PDF 2.0 that Chromium writes are in 1.7; any other is a span. */
const olderRoles: Readonly<Record<string, string>> = {
  Title: 'P',
  Aside: 'Div',
  FENote: 'Note',
  DocumentFragment: 'Div',
  Artifact: 'NonStruct',
};

/**
 * Adds to a tagged PDF of Chromium what PDF/UA-1 asks for and Chromium leaves out: roles of PDF 1.7, bodies of list items,
 * descriptions of links, artifacts. Changes nothing that shows. The declaration itself is `declarePdfUa`.
 */
export function dressPdf(file: PdfFile, { lang }: { readonly lang: string }): void {
  const catalog = catalogOf(file);
  catalog.set('Lang', { text: lang });
  catalog.set('ViewerPreferences', new Map([['DisplayDocTitle', true]]));
  mapRoles(file, catalog);
  giveBodies(file);
  mendBookmarks(file);
  describeLinks(file);
  for (const { dict } of pagesOf(file)) {
    dict.set('Tabs', nameOf('S'));
    const content = dict.get('Contents');
    const object = isRef(content) ? file.objects.get(content.ref) : undefined;
    if (object) markPage(file, dict, object);
  }
}

/** Says in its metadata that the document is PDF/UA-1, with its title and language. */
export function declarePdfUa(file: PdfFile, { lang }: { readonly lang: string }): void {
  const catalog = catalogOf(file);
  const title = dictAt(file, file.trailer, 'Info')?.get('Title');
  const words = escapeMarkup(isText(title) ? wordsOf(title) : '');
  const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${words}</rdf:li></rdf:Alt></dc:title><dc:language><rdf:Bag><rdf:li>${escapeMarkup(lang)}</rdf:li></rdf:Bag></dc:language><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  const stream = Buffer.from(packet, 'utf8');
  const dict: PdfDict = new Map();
  dict.set('Type', nameOf('Metadata')).set('Subtype', nameOf('XML')).set('Length', stream.length);
  catalog.set('Metadata', refTo(addObject(file, dict, stream)));
}

function mapRoles(file: PdfFile, catalog: PdfDict): void {
  const map: PdfDict = new Map();
  for (const { role } of structureOf(file))
    if (!standardRoles.has(role)) map.set(role, nameOf(olderRoles[role] ?? 'Span'));
  if (map.size > 0) dictAt(file, catalog, 'StructTreeRoot')?.set('RoleMap', map);
}

/** What an item of a list says stands in its body, beside its label (ISO 32000-1, 14.8.4.3.3). */
function giveBodies(file: PdfFile): void {
  for (const { role, dict, number } of [...structureOf(file)]) {
    if (role !== 'LI' || number === 0) continue;
    const kids = dict.get('K');
    const list = isList(kids) ? kids : kids === undefined ? [] : [kids];
    const roleOf = (kid: (typeof list)[number]) => {
      const element = resolve(file, kid);
      return isDict(element) ? asName(element.get('S')) : null;
    };
    if (list.some((kid) => roleOf(kid) === 'LBody')) continue;
    const labels = list.filter((kid) => roleOf(kid) === 'Lbl');
    const rest = list.filter((kid) => roleOf(kid) !== 'Lbl');
    const body: PdfDict = new Map();
    body.set('Type', nameOf('StructElem')).set('S', nameOf('LBody')).set('P', refTo(number)).set('K', rest);
    const page = dict.get('Pg');
    if (page !== undefined) body.set('Pg', page);
    const bodyNumber = addObject(file, body);
    for (const kid of rest) {
      const element = resolve(file, kid);
      if (isDict(element) && element.has('P')) element.set('P', refTo(bodyNumber));
    }
    dict.set('K', [...labels, refTo(bodyNumber)]);
  }
}

/** Each link says where it leads: the address, or the heading it leads to. */
function describeLinks(file: PdfFile): void {
  const places = placesOf(file);
  const bookmarks = outlineOf(file);
  for (const { dict: page } of pagesOf(file)) {
    const annotations = resolve(file, page.get('Annots'));
    for (const one of isList(annotations) ? annotations : []) {
      const link = resolve(file, one);
      if (!isDict(link) || asName(link.get('Subtype')) !== 'Link' || link.has('Contents')) continue;
      const address = dictAt(file, link, 'A')?.get('URI');
      const place = places.get(asName(link.get('Dest')) ?? '');
      const words = isText(address) ? address.text : headingAt(bookmarks, place);
      link.set('Contents', textOf(words));
    }
  }
}

function headingAt(
  bookmarks: readonly Bookmark[],
  place: { readonly page: number; readonly y: number } | undefined,
): string {
  const there = bookmarks
    .filter(({ page, y }) => place && page === place.page && y <= place.y + 1)
    .toSorted((a, b) => b.y - a.y)[0];
  return there ? `Aller à\u00a0: ${there.title}` : 'Aller à un autre endroit du document';
}

function markPage(file: PdfFile, page: PdfDict, object: PdfObject): void {
  const drawings = dictAt(file, dictAt(file, page, 'Resources'), 'XObject');
  const holdsMarks = (name: string): boolean => {
    const target = drawings?.get(name);
    const drawing = isRef(target) ? file.objects.get(target.ref) : undefined;
    const isForm = isDict(drawing?.value) && asName(drawing.value.get('Subtype')) === 'Form';
    return isForm && drawing !== undefined && /BDC$/m.test(contentOf(drawing));
  };
  const stream = deflateSync(Buffer.from(markArtifacts(contentOf(object), holdsMarks), 'latin1'));
  object.stream = stream;
  const dict: PdfDict = new Map();
  object.value = dict.set('Filter', nameOf('FlateDecode')).set('Length', stream.length);
}
