import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { zipOf } from '#platform/zip.ts';
import { page } from './static-server.ts';

/** Sites whose files are costly to read: each is one listener of a port of its own. */
export const abuseSites = {
  /** 80,000 content codings on every answer. */
  codings: (_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': Array(80_000).fill('br').join(','),
    });
    response.end('x');
  },
  /** A text document of 8 kB that holds 1,950,000 nested elements. */
  odt: (request, response) => {
    if (request.url === '/') return html(response, '<a href="/a.odt">Formulaire (ODT)</a>');
    if (request.url !== '/a.odt') return missing(response);
    const bytes = nestedOdt;
    response.writeHead(200, {
      'content-type': 'application/vnd.oasis.opendocument.text',
      'content-length': bytes.length,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  },
  /** A robots.txt of one line that holds 500,000 spaces. */
  robots: (request, response) => {
    if (request.url === '/') return html(response, '');
    if (request.url !== '/robots.txt') return missing(response);
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end(`a${' '.repeat(500_000)}b`);
  },
  /** A site map of 48 MB of open tags, 50 kB compressed. */
  sitemap: (request, response) => {
    if (request.url === '/') return html(response, '<a href="/2">Deux</a>');
    if (request.url === '/robots.txt') {
      response.writeHead(200, { 'content-type': 'text/plain' });
      return response.end(`Sitemap: http://${request.headers.host}/sitemap.xml\n`);
    }
    if (request.url !== '/sitemap.xml') return missing(response);
    response.writeHead(200, { 'content-type': 'application/xml', 'content-encoding': 'gzip' });
    response.end(openTags);
  },
} as const satisfies Record<string, RequestListener>;

export type AbuseSite = keyof typeof abuseSites;

type Answer = Parameters<RequestListener>[1];

function html(response: Answer, body: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page(`<h1>Essai</h1><p>Bonjour, cette page va bien.</p>${body}`));
}

const missing = (response: Answer) => void response.writeHead(404).end();

/** Made before the first question: both take seconds of processor time. */
let nestedOdt = Buffer.alloc(0);
let openTags = Buffer.alloc(0);

/** Makes the files of the sites; call it before they are served. */
export async function prepareAbuseSites(): Promise<void> {
  const document = async function* () {
    yield { path: 'content.xml', content: `<a>${'<b>x'.repeat(1_950_000)}` };
  };
  nestedOdt = Buffer.from(await new Response(zipOf(document())).arrayBuffer());
  openTags = gzipSync(Buffer.from(`<?xml version="1.0"?><urlset>${'<a>'.repeat(16_000_000)}`), { level: 6 });
}
