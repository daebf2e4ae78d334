import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FailureCode } from '#contract/audit.ts';
import { extremePages, rawAnswers } from './extreme-site.ts';
import { hostilePages } from './hostile-pages.ts';
import { page, type Route } from './static-server.ts';

/** How an audit may end: with a report, or for that reason. */
export type Ending = 'report' | FailureCode;

/** A site of our own that means harm, on a port of its own. */
export interface HostileSite {
  /** Any of them is right. */
  readonly endings: readonly Ending[];
  /** Answers http; robots.txt and the site map are missing unless it says otherwise. */
  readonly http?: RequestListener;
  /** Answers each connection by itself, once it was asked something. */
  readonly raw?: (socket: Socket) => void;
  /** Over TLS with a certificate that nobody vouches for, valid for so many days more. */
  readonly tlsDays?: number;
  /** What is asked for, where it is not the root of the site. */
  readonly address?: (port: number) => string;
  /** Several pages, robots.txt and site maps are read too. Default: one page. */
  readonly pages?: number;
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const body = page('<p>Une page.</p>');

const answer =
  (status: number, headers: Record<string, string>, content: string | Buffer = ''): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(content);

const cutAfter =
  (headers: Record<string, string>): RequestListener =>
  (request, response) =>
    void response.writeHead(200, headers).write(body, () => request.socket.destroy());

const say =
  (bytes: string) =>
  (socket: Socket): void =>
    void socket.end(bytes);

/** One byte a second of a header that never ends. */
function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\nX-Lent: ');
  const timer = setInterval(() => socket.write('x'), 1_000);
  socket.once('close', () => clearInterval(timer));
}

const dripBody: RequestListener = (request, response) => {
  response.writeHead(200, html);
  response.write(body.replace('</body></html>', ''));
  const timer = setInterval(() => response.write('<p>encore</p>'), 100);
  request.once('close', () => clearInterval(timer));
};

/** Sends as much as is taken, up to so many megabytes. */
const flood =
  (headers: Record<string, string>, megabytes: number): RequestListener =>
  (_request, response) => {
    response.writeHead(200, headers);
    const chunk = `<!-- ${'x'.repeat(1_000_000)} -->`;
    let sent = 0;
    const more = () => {
      while (sent < megabytes && !response.destroyed) {
        sent += 1;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };

const zeros = () => Buffer.alloc(300_000_000, 'x ');
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const lazily = (make: () => Buffer, headers: Record<string, string>): RequestListener => {
  let bytes: Buffer | null = null;
  return (_request, response) => {
    bytes ??= make();
    response.writeHead(200, headers).end(bytes);
  };
};

/** The page of that path at the root, the others beside it. */
const routed =
  (routes: Readonly<Record<string, Route>>, root: string): RequestListener =>
  (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const route = routes[path === '/' ? root : path];
    if (typeof route === 'function') void route(request, response);
    else if (route === undefined) response.writeHead(404, html).end('');
    else response.writeHead(200, html).end(String(route));
  };

const extreme = (path: string, ...endings: Ending[]): HostileSite => ({
  endings,
  http: routed(extremePages, path),
});
const hostile = (path: string, ...endings: Ending[]): HostileSite => ({
  endings,
  http: routed(hostilePages, path),
});

/** With its own robots.txt or site map, and three pages. */
const wholeSite = (files: Readonly<Record<string, RequestListener>>): HostileSite => ({
  endings: ['report'],
  pages: 3,
  http: (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const file = files[path];
    if (file) return file(request, response);
    if (path === '/robots.txt' || path.endsWith('.xml')) return void response.writeHead(404).end();
    response.writeHead(200, html).end(page('<p>Une page.</p><a href="/a">a</a><a href="/b">b</a>'));
  },
});
const xml = { 'content-type': 'application/xml' };
const siteMapOf = (host: string, path: string) =>
  `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>http://${host}${path}</loc></sitemap></sitemapindex>`;

/** Every one by what it does. */
export const hostileSites: Readonly<Record<string, HostileSite>> = {
  'a page without end': { endings: ['preflight/timeout', 'report'], http: dripBody },
  'redirects without end': {
    endings: ['preflight/redirect-loop'],
    http: (request, response) =>
      void response.writeHead(302, { location: `/${Number(request.url?.slice(1)) + 1}` }).end(),
  },
  'a redirect loop': { endings: ['preflight/redirect-loop'], http: answer(302, { location: '/' }) },
  'a redirect to a private address': {
    endings: ['preflight/private-target'],
    http: answer(302, { location: 'http://169.254.169.254/latest/meta-data/' }),
  },
  '60 MB of HTML': { endings: ['preflight/too-heavy'], http: flood(html, 60) },
  'a gzip bomb': {
    endings: ['preflight/too-heavy'],
    http: lazily(() => gzipSync(zeros(), { level: 1 }), { ...html, 'content-encoding': 'gzip' }),
  },
  'a brotli bomb': {
    endings: ['preflight/too-heavy', 'report'],
    http: lazily(() => brotliCompressSync(zeros(), brotliLevel), { ...html, 'content-encoding': 'br' }),
  },
  'no gzip under the name of gzip': {
    endings: ['preflight/unreadable'],
    http: answer(200, { ...html, 'content-encoding': 'gzip' }, 'pas du gzip'),
  },
  'a page to save': {
    endings: ['preflight/attachment'],
    http: answer(200, { ...html, 'content-disposition': 'attachment; filename="page.html"' }, body),
  },
  'a file to save': {
    endings: ['preflight/attachment'],
    http: answer(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' }, 'PK'),
  },
  '20,000 headers': { endings: ['report'], raw: say(rawAnswers['20,000 headers']) },
  'a header of 1 MB': {
    endings: ['preflight/headers-too-long'],
    raw: say(rawAnswers['a header of 1 MB']),
  },
  '3,000 cookies': { endings: ['report'], raw: say(rawAnswers['3,000 cookies']) },
  'a certificate nobody vouches for': { endings: ['preflight/tls'], tlsDays: 100 },
  'an expired certificate': { endings: ['preflight/tls'], tlsDays: -0.5 },
  'a certificate of another host': {
    endings: ['preflight/tls'],
    tlsDays: 100,
    address: (port) => `https://localhost:${port}/`,
  },
  'asks for a password (401)': { endings: ['preflight/login-wall'], http: answer(401, html, body) },
  'asks for a proxy’s password (407)': { endings: ['preflight/login-wall'], http: answer(407, html, body) },
  'fails (500)': { endings: ['preflight/http-error'], http: answer(500, html, body) },
  'keeps robots out': {
    endings: ['preflight/bot-wall'],
    http: answer(403, { ...html, 'cf-mitigated': 'challenge' }, body),
  },
  'HTTP/1.0 without a length': { endings: ['report'], raw: say(rawAnswers['HTTP/1.0 without length']) },
  'HTTP/0.9': { endings: ['preflight/unreadable'], raw: say(rawAnswers['HTTP/0.9']) },
  'another protocol': { endings: ['preflight/unreadable'], raw: say('SSH-2.0-OpenSSH_9\r\n') },
  'a chunk of a wrong size': {
    endings: ['preflight/unreadable'],
    raw: say(rawAnswers['a chunk of a wrong size']),
  },
  'chunks that stop': { endings: ['preflight/cut-off'], raw: say(rawAnswers['chunks that stop']) },
  'less than announced': {
    endings: ['preflight/cut-off'],
    http: cutAfter({ ...html, 'content-length': '9999' }),
  },
  'a cut in the middle': { endings: ['preflight/cut-off'], http: cutAfter(html) },
  'one byte a second': { endings: ['preflight/timeout'], raw: drip },
  'no answer at all': { endings: ['preflight/timeout'], raw: () => undefined },
  'closes without a word': {
    endings: ['preflight/empty-answer'],
    raw: (socket) => void socket.destroy(),
  },
  'nothing to show (204)': { endings: ['preflight/not-html'], http: answer(204, {}) },
  'an empty page': { endings: ['report'], http: answer(200, html) },
  'a wrong charset': { endings: ['report'], http: answer(200, html, Buffer.from(body, 'utf16le')) },
  'binary under the name of HTML': {
    endings: ['report'],
    http: answer(200, html, Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 256))),
  },
  'a name that leads nowhere': {
    endings: ['preflight/unknown-domain'],
    http: answer(200, html, body),
    address: () => 'https://constat-inconnu.invalid/',
  },
  'a closed port': {
    endings: ['preflight/connection-refused'],
    http: answer(200, html, body),
    address: () => 'http://127.0.0.1:9/',
  },
  'robots.txt without end': wholeSite({ '/robots.txt': flood({ 'content-type': 'text/plain' }, 2_000) }),
  'a site map that is a bomb': wholeSite({
    '/sitemap.xml': lazily(() => gzipSync(zeros(), { level: 1 }), { ...xml, 'content-encoding': 'gzip' }),
  }),
  'site maps in a circle': wholeSite({
    '/sitemap.xml': (request, response) =>
      void response.writeHead(200, xml).end(siteMapOf(request.headers.host ?? '', `/${Math.random()}.xml`)),
  }),

  'service workers that hijack': extreme('/service-worker', 'report'),
  'a script without end': hostile('/calcul', 'preflight/page-hangs'),
  'a script that eats memory': hostile('/memoire', 'preflight/too-heavy', 'preflight/page-crash'),
  'workers that burn': hostile('/ouvriers', 'report'),
  'document.write without end': hostile('/ecrit', 'report', 'preflight/page-hangs', 'preflight/too-heavy'),
  'print() without end': extreme('/impressions', 'preflight/page-hangs'),
  'alert() without end': hostile('/alertes', 'preflight/page-hangs'),
  'a page that will not be left': hostile('/retient', 'report'),
  'a scroll without end': hostile('/defile', 'report'),
  '300 windows': extreme('/fenetres', 'report'),
  'downloads by script': extreme('/telechargements', 'report'),
  'reloads without end': extreme('/rechargements', 'report', 'preflight/page-hangs', 'preflight/timeout'),
  'meta refresh without end': hostile('/meta', 'report', 'preflight/page-hangs', 'preflight/timeout'),
  'pushState without end': hostile('/historique', 'report'),
  '100,000 elements': hostile('/100000', 'report', 'preflight/page-hangs', 'preflight/too-heavy'),
  'nested 6,000 deep': extreme('/profonde', 'preflight/page-crash', 'report'),
  '1,000 frames': hostile('/mille-cadres', 'report', 'preflight/too-heavy'),
  'frames in frames': extreme('/cadres', 'report'),
  '5,000 requests': extreme('/5000-requetes', 'preflight/too-heavy', 'report'),
  'fetches without end': hostile('/deluge', 'preflight/too-heavy', 'report'),
  'events without end': hostile('/evenements', 'report'),
  'a socket without end': hostile('/prise', 'report'),
  'asks for private addresses': hostile('/prives', 'report'),
  'goes to data:': hostile('/donnees', 'report'),
  'goes to blob:': hostile('/blob', 'report', 'preflight/off-site'),
  'plays with its opener': hostile('/ouvreur', 'report'),
  'changes when it is not looked at': hostile('/onglet', 'report'),
  '4,000 cookies by script': extreme('/temoins', 'report'),
  'a policy that blocks all': {
    endings: ['report'],
    http: answer(200, { ...html, 'content-security-policy': "default-src 'none'; sandbox" }, body),
  },
  'closes itself': hostile('/ferme', 'report'),
  'stops its own load': hostile('/arrete', 'report'),
  'stops its own load again and again': hostile('/arrete-souvent', 'report'),
  'wants the whole screen and the pointer': hostile('/plein-ecran', 'report'),
  'asks for every permission': hostile('/permissions', 'report'),
  '50,000 lines of console': extreme('/console', 'report', 'preflight/page-hangs'),
};
