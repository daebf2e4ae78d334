import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { catalogueOffset, readPdfFacts } from './pdf-facts.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const file = (catalogue: string, more = '') =>
  bytes(`%PDF-1.7\n1 0 obj\n<< ${catalogue} >>\nendobj\n${more}trailer << /Root 1 0 R >>\n%%EOF`);
const packed = (text: string) => {
  const stream = deflateSync(bytes(text)).toString('latin1');
  return bytes(
    `%PDF-1.5\n7 0 obj\n<</Type/ObjStm/N 2/First 10/Filter/FlateDecode/Length ${stream.length}>>stream\r\n${stream}\r\nendstream\nendobj\n%%EOF`,
  );
};

test('a plain catalogue tells whether the file is tagged, and in which language', () => {
  const tagged = file('/Type /Catalog /MarkInfo << /Marked true >> /Lang (fr-FR) /StructTreeRoot 5 0 R');
  expect(readPdfFacts([tagged])).toMatchObject({ tagged: true, lang: 'fr-FR' });
  expect(readPdfFacts([file('/Type /Catalog /Pages 2 0 R')])).toMatchObject({ tagged: false, lang: '' });
});

test('marks that say no are believed, also in an object of their own', () => {
  const inline = file('/StructTreeRoot 5 0 R /MarkInfo << /Marked false >> /Type /Catalog');
  expect(readPdfFacts([inline]).tagged).toBe(false);
  const apart = file(
    '/Type /Catalog /MarkInfo 9 0 R /StructTreeRoot 5 0 R',
    '9 0 obj << /Marked false >> endobj\n',
  );
  expect(readPdfFacts([apart]).tagged).toBe(false);
});

test('a catalogue packed in an object stream is read', () => {
  const inside =
    '1 0 2 60 << /Type /Catalog /StructTreeRoot 3 0 R /MarkInfo <</Marked true>> >> << /Title (x) >>';
  expect(readPdfFacts([packed(inside)]).tagged).toBe(true);
  expect(readPdfFacts([packed('1 0 <</Pages 2 0 R/Type/Catalog>> <</StructTreeRoot 4 0 R>>')]).tagged).toBe(
    false,
  );
});

test('without the catalogue nothing is said', () => {
  expect(readPdfFacts([bytes('xref 0 1 … %%EOF')])).toEqual({ tagged: null, lang: null, createdAt: '' });
  const cut = packed('<< /Type /Catalog >>').subarray(0, 100);
  expect(readPdfFacts([cut]).tagged).toBeNull();
});

test('the place of the catalogue is read from a plain table', () => {
  const entry = (offset: number) => `${String(offset).padStart(10, '0')} 00000 n\r\n`;
  const table = `xref\n0 1\n0000000000 65535 f\r\n3 2\n${entry(700)}${entry(123456)}trailer\n<< /Size 5 /Root 4 0 R >>\nstartxref\n9\n%%EOF`;
  expect(catalogueOffset(bytes(`endobj\n${table}`))).toBe(123456);
  expect(catalogueOffset(bytes('7 0 obj <</Type/XRef/Root 4 0 R>> stream … endstream %%EOF'))).toBeNull();
  expect(catalogueOffset(bytes(table.replace('/Root 4', '/Root 9')))).toBeNull();
});

test('the newest catalogue counts', () => {
  const [old, fresh] = [file('/Type /Catalog'), file('/Type /Catalog /StructTreeRoot 5 0 R')];
  expect(readPdfFacts([Buffer.concat([old, fresh])]).tagged).toBe(true);
});

test('the date of creation is read', () => {
  const info = '2 0 obj << /CreationDate (D:20160317102030+01) >> endobj\n';
  expect(readPdfFacts([file('/Type /Catalog', info)]).createdAt).toBe('2016-03-17');
});
