import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { documentsOf, probeDocuments } from '#engine/probe/documents.ts';
import { linkTo, pageFacts } from '#tests/support/artifacts.ts';
import { probedSite } from '#tests/support/probed-site.ts';

const { signal } = new AbortController();
const catalogue = '%PDF-1.7\n1 0 obj << /Type /Catalog /StructTreeRoot 2 0 R >> endobj\n';

test('documents of the site are asked once each, PDF first, the most linked before the others', () => {
  const pages = [
    pageFacts({ links: [linkTo('/a.docx'), linkTo('/b.PDF'), linkTo('https://ailleurs.fr/c.pdf')] }),
    pageFacts({
      url: 'https://www.exemple.fr/p',
      links: [linkTo('/d.pdf#page=2'), linkTo('/d.pdf'), linkTo('/b.PDF'), linkTo('/e.html')],
    }),
  ];
  const found = documentsOf(pages, 'exemple.fr');
  expect(found.map(({ url, format, from }) => [new URL(url).pathname, format, from.length])).toEqual([
    ['/b.PDF', 'pdf', 2],
    ['/d.pdf', 'pdf', 1],
    ['/a.docx', 'docx', 1],
  ]);
});

test('a large file is read at both ends only, others are only sized', async () => {
  const large = Buffer.concat([Buffer.from(catalogue), Buffer.alloc(2_000_000, ' '), Buffer.from('%%EOF')]);
  let sentBytes = 0;
  const { site, client } = await probedSite((request, answer) => {
    if (request.url === '/n.zip') return answer.writeHead(200, { 'content-length': 12_000_000 }).end();
    const range = /bytes=(\d*)-(\d*)/.exec(request.headers.range ?? '');
    const start = range?.[1] ? Number(range[1]) : large.length - Number(range?.[2]);
    const end = range?.[1] ? Number(range[2]) + 1 : large.length;
    sentBytes += end - start;
    return answer
      .writeHead(206, {
        'content-type': 'application/pdf',
        'content-range': `bytes ${start}-${end - 1}/${large.length}`,
      })
      .end(large.subarray(start, end));
  });
  const links = ['/gros.pdf', '/n.zip'].map((path) => linkTo(`${site.origin}${path}`));
  const found = await probeDocuments(client, [pageFacts({ links })], '127.0.0.1', () => true, signal);
  expect(found).toMatchObject([
    { status: 206, sizeBytes: large.length, mimeType: 'application/pdf', pdf: { tagged: true } },
    { status: 200, sizeBytes: 12_000_000, pdf: null },
  ]);
  expect(sentBytes).toBeLessThan(600_000);
  expect(site.requests.map(({ method }) => method).sort()).toEqual(['GET', 'GET', 'HEAD']);
});

test('five text documents are opened, those too large are not', async () => {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  const body = '<w:document xmlns:w="w"><w:p><w:r><w:t>Règlement intérieur</w:t></w:r></w:p></w:document>';
  await zip.add('word/document.xml', new TextReader(body));
  const bytes = await zip.close();
  const { site, client } = await probedSite((request, answer) => {
    const isLarge = request.url === '/gros.docx';
    answer.writeHead(200, { 'content-length': isLarge ? 5_000_000 : bytes.length });
    return request.method === 'HEAD' ? answer.end() : answer.end(bytes);
  });
  const names = ['gros', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
  const links = names.map((name) => linkTo(`${site.origin}/${name}.docx`));
  const found = await probeDocuments(client, [pageFacts({ links })], '127.0.0.1', () => true, signal);
  expect(found.map(({ office }) => office?.characters ?? null)).toEqual([null, 19, 19, 19, 19, null, null]);
  expect(site.requests.filter(({ method }) => method === 'GET')).toHaveLength(4);
});
