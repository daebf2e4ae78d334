import { Readable } from 'node:stream';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { createRobotsJudge, parseRobots } from '#engine/address/robots.ts';
import { pageShapes, samplesOf } from '#engine/artifacts.ts';
import { parseSitemap } from '#engine/crawl/sitemap-parser.ts';
import { readCss } from '#engine/derive/css/css-rules.ts';
import { enforcedPolicies, weakScriptSources } from '#engine/derive/http/csp.ts';
import { hstsOf } from '#engine/derive/http/hsts.ts';
import { securityTxtOf } from '#engine/derive/http/security-txt.ts';
import { canonicalHeader } from '#engine/derive/search/canonical.ts';
import { robotsHeadersOf } from '#engine/derive/search/indexing.ts';
import { jsonLdItemsOf } from '#engine/derive/search/json-ld.ts';
import { structuredDataTypesOf } from '#engine/derive/search/structured-data.ts';
import { parseCookie } from '#engine/gather/cookies.ts';
import { asksForLogin, isAttachment, isBotProtection, isHtml } from '#engine/probe/answer-kind.ts';
import { decodedBody, decodeText } from '#engine/probe/body.ts';
import { createChainCookies } from '#engine/probe/chain-cookies.ts';
import type { Exchange } from '#engine/probe/http-client.ts';
import { readOfficeFacts } from '#engine/probe/office-facts.ts';
import { catalogueOffset, readPdfFacts } from '#engine/probe/pdf-facts.ts';
import * as signs from '#engine/probe/sensitive/signs.ts';

const url = 'https://www.exemple.fr/';
const samples = samplesOf(pageShapes);
const field = (name: string, value: string) => [{ name, value }];

const answer = (changes: Partial<Exchange>): Exchange => ({
  requestedUrl: url,
  url: `${url}connexion`,
  status: 200,
  headers: [],
  redirects: [{ url, status: 302, location: '/connexion' }],
  body: '',
  failure: null,
  failureCode: '',
  truncated: false,
  ...changes,
});

async function* inChunks(text: string): AsyncIterable<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 16_384) yield bytes.subarray(at, at + 16_384);
}

/** Packed without compression: what is looked at is how it is read. */
async function archive(name: string, text: string): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { level: 0, useWebWorkers: false });
  await zip.add(name, new TextReader(text));
  return zip.close();
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const readSheet = (text: string) => readCss({ url, inline: true, media: '', text });

/** What reads files, answers and headers of strangers, given their text. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'robots.txt': (text) => createRobotsJudge(parseRobots(`${url}robots.txt`, 200, text))(new URL(`${url}a/b`)),
  'path in robots.txt': (text) =>
    createRobotsJudge(parseRobots(`${url}robots.txt`, 200, `User-agent: *\nDisallow: /${text}`))(
      new URL(`${url}${text}`),
    ),
  'security.txt': (text) => securityTxtOf({ ...answer({ body: text }), url }),
  sitemap: (text) => parseSitemap(inChunks(text), () => undefined),
  'XML sitemap': (text) => parseSitemap(inChunks(`<urlset><url><loc>${text}`), () => undefined),
  'odt document': async (text) => readOfficeFacts(await archive('content.xml', text), 'odt'),
  'text of an odt document': async (text) =>
    readOfficeFacts(
      await archive('content.xml', `<office:text><text:p>${text}</text:p></office:text>`),
      'odt',
    ),
  'docx document': async (text) => readOfficeFacts(await archive('word/document.xml', text), 'docx'),
  archive: (text) => readOfficeFacts(bytesOf(`PK\u0003\u0004${text}`), 'docx'),
  PDF: (text) => readPdfFacts([bytesOf(text), bytesOf(`%PDF-1.7 <</Type/Catalog ${text}`)]),
  'packed PDF': (text) => readPdfFacts([bytesOf(`${text}/Type/ObjStm stream\n${text}`)]),
  'table of a PDF': (text) => catalogueOffset(bytesOf(`${text}/Root 3 0 R\nxref\n${text}`)),
  'style sheet': (text) => readSheet(text),
  'block of a style sheet': (text) => readSheet(`@media print{.a .b,i{${text}`),
  'value of a style sheet': (text) => readSheet(`a{b:${text}`),
  'selector of a style sheet': (text) => readSheet(`.a,.b{${text}{c:d}&${text}{c:d}}`),
  'blocks in one another': (text) => readSheet(`${'{'.repeat(text.length)}${text}`),
  'nested rules of a style sheet': (text) =>
    readSheet(`${text.slice(0, 5_000)}{${'i{}'.repeat(text.length / 3)}}`),
  'string of a style sheet': (text) => readSheet(`a{b:"${text}`),
  'charset of an answer': (text) => decodeText(bytesOf('a'), text),
  'content codings': (text) => decodedBody(Readable.from([]), text),
  'sign-in page': (text) => asksForLogin(answer({ body: text })),
  'bot protection': (text) => isBotProtection(answer({ body: text, status: 403 })),
  'HTML without a type': (text) => isHtml(answer({ body: text })),
  'type of an answer': (text) => isHtml(answer({ headers: field('content-type', text) })),
  'disposition of an answer': (text) => isAttachment(answer({ headers: field('content-disposition', text) })),
  'signs of sensitive files': (text) =>
    Object.values(signs).map((sign) =>
      sign({ body: text, contentType: 'application/json', header: () => text }),
    ),
  'policy of contents': (text) =>
    enforcedPolicies(
      { ...samples.mainResponse, headers: field('content-security-policy', text) },
      samples.dom,
    ).map(weakScriptSources),
  'strict transport': (text) => hstsOf(field('strict-transport-security', text)),
  'link header': (text) => canonicalHeader(field('link', text), url),
  'robots header': (text) => robotsHeadersOf(field('x-robots-tag', text)),
  'cookie header': (text) => parseCookie(text, 'header', url, url, 'exemple.fr', 0),
  'cookies of redirects': (text) => createChainCookies().store(new URL(url), field('set-cookie', text)),
  'JSON-LD': (text) => {
    const html = `<script type="application/ld+json">${text}</script>`;
    const source = { ...samples.source, html };
    return [jsonLdItemsOf(source), structuredDataTypesOf(samples.dom, source)];
  },
};
