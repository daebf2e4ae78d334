import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, test } from 'vitest';
import { readOfficeFacts } from './office-facts.ts';

/** An archive of these parts, as office programs write them. */
async function archive(parts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [path, text] of Object.entries(parts)) await zip.add(path, new TextReader(text));
  return zip.close();
}

const word = (body: string, styles = '') => ({
  'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:wp="wp" xmlns:pic="pic" xmlns:adec="adec"><w:body>${body}</w:body></w:document>`,
  'word/styles.xml': `<w:styles xmlns:w="w"><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="fr-FR"/></w:rPr></w:rPrDefault></w:docDefaults>${styles}</w:styles>`,
  'docProps/core.xml':
    '<cp:coreProperties xmlns:cp="c" xmlns:dc="d" xmlns:dcterms="t"><dc:title>Règlement</dc:title><dcterms:created>2025-03-04T08:00:00Z</dcterms:created></cp:coreProperties>',
});
const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const picture = (properties: string, inside = '') =>
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="Image 1" ${properties}>${inside}</wp:docPr><pic:pic/></wp:inline></w:drawing></w:r></w:p>`;

describe('docx', () => {
  test('headings by the styles of Word and by styles of one’s own', async () => {
    const styles =
      '<w:style w:styleId="Chapitre"><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style><w:style w:styleId="Corps"><w:pPr><w:outlineLvl w:val="9"/></w:pPr></w:style>';
    const body = [
      paragraph('Article premier', 'Titre1'),
      paragraph('Objet', 'Heading2'),
      paragraph('Durée', 'Chapitre'),
      paragraph('Le présent règlement', 'Corps'),
    ].join('');
    const facts = await readOfficeFacts(await archive(word(body, styles)), 'docx');
    expect(facts).toEqual({
      title: 'Règlement',
      lang: 'fr-FR',
      createdAt: '2025-03-04',
      characters: 45,
      headings: 3,
      images: 0,
      undescribed: 0,
    });
  });

  test('pictures described, decorative and forgotten', async () => {
    const body =
      picture('descr="La place"') + picture('', '<adec:decorative val="1"/>') + picture('descr=" "');
    const facts = await readOfficeFacts(await archive(word(body)), 'docx');
    expect(facts).toMatchObject({ images: 3, undescribed: 1, headings: 0 });
  });
});

describe('odt', () => {
  const parts = (body: string) => ({
    'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:draw="d" xmlns:svg="s"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml':
      '<office:document-styles xmlns:office="o" xmlns:style="s" xmlns:fo="f"><style:default-style><style:text-properties fo:language="fr" fo:country="FR"/></style:default-style></office:document-styles>',
    'meta.xml':
      '<office:document-meta xmlns:office="o" xmlns:dc="d" xmlns:meta="m"><office:meta><meta:creation-date>2024-01-02T10:00:00</meta:creation-date></office:meta></office:document-meta>',
  });

  test('headings, pictures, language', async () => {
    const body =
      '<text:h>Objet</text:h><text:p>Le présent <text:span>règlement</text:span></text:p>' +
      '<text:p><draw:frame><draw:image/><svg:desc>La place</svg:desc></draw:frame><draw:frame><draw:image/></draw:frame></text:p>';
    const facts = await readOfficeFacts(await archive(parts(body)), 'odt');
    expect(facts).toEqual({
      title: '',
      lang: 'fr-FR',
      createdAt: '2024-01-02',
      characters: 25,
      headings: 1,
      images: 2,
      undescribed: 1,
    });
  });
});

test('what is no document, is broken or unfolds without end says nothing', async () => {
  expect(await readOfficeFacts(Buffer.from('<html>introuvable</html>'), 'docx')).toBeNull();
  expect(await readOfficeFacts(await archive({ 'autre.xml': '<a/>' }), 'docx')).toBeNull();
  expect(await readOfficeFacts(await archive({ 'word/document.xml': '<a><b></a>' }), 'docx')).toBeNull();
  const bomb = await archive(word(`<w:p><w:r><w:t>${'a'.repeat(9_000_000)}</w:t></w:r></w:p>`));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readOfficeFacts(bomb, 'docx')).toBeNull();
  const entity =
    '<!DOCTYPE a [<!ENTITY x "y">]><w:document xmlns:w="w"><w:p><w:t>&x;</w:t></w:p></w:document>';
  expect(await readOfficeFacts(await archive({ 'word/document.xml': entity }), 'docx')).toBeNull();
});
