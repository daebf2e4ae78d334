import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { makeLoopbackCertificate } from './loopback-certificate.ts';
import { page, type Route } from './static-server.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('');
const send = (response: ServerResponse, headers: Record<string, string>, body: string | Buffer) =>
  void response.writeHead(200, headers).end(body);

const shadowTower = (levels: number) =>
  page(`<div id="o"></div><script>let h=document.getElementById("o");for(let i=0;i<${levels};i++){
    const r=h.attachShadow({mode:"open"});r.innerHTML="<p>"+i+"</p><div></div>";h=r.lastChild}</script>`);
const tower = (levels: number) =>
  page(`<div id="o"></div><script>let h=document.getElementById("o");for(let i=0;i<${levels};i++){
    const d=document.createElement("div");h.append(d);h=d}h.textContent="fond"</script>`);

/** Pages beyond what anyone should publish: sizes, depths and loops. */
export const extremePages: Readonly<Record<string, Route>> = {
  // More than the elements that are kept, and more than axe-core has time for.
  '/21000-noeuds': page(many(21_000, (i) => `<p>Ligne ${i}</p>`)),
  '/30-mo-html': (_request, response) =>
    send(response, html, page(many(30_000, (i) => `<p>${`ligne ${i} `.repeat(100)}</p>`))),
  '/15-mo-html': (_request, response) => send(response, html, page(`<p>${'mot '.repeat(3_750_000)}</p>`)),
  '/30-mo': page(many(30, (i) => `<img alt="" width="10" height="10" src="/image-${i}?mo=1">`)),
  '/5000-requetes': page(many(5_000, (i) => `<img alt="" width="1" height="1" src="/point?n=${i}">`)),
  '/point': (_request, response) =>
    send(
      response,
      { 'content-type': 'image/gif', 'cache-control': 'no-store' },
      Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
    ),
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, i): [string, Route] => [
      `/image-${i}`,
      (_request, response) => send(response, { 'content-type': 'image/png' }, Buffer.alloc(1_000_000, i)),
    ]),
  ),
  '/bloque-10-s': page('<script>const t=Date.now();while(Date.now()-t<10000);</script><p>fini</p>'),
  '/bloque-souvent': page(
    '<script>setInterval(()=>{const t=Date.now();while(Date.now()-t<1500);},1600)</script><p>lente</p>',
  ),
  '/impressions': page('<script>for(;;)print()</script>'),
  '/fenetres': page(
    '<script>for(let i=0;i<300;i++)open("/point?f="+i);setInterval(()=>open("about:blank"),50)</script>',
  ),
  '/telechargements': page(
    '<script>for(let i=0;i<100;i++){const a=document.createElement("a");a.href=URL.createObjectURL(new Blob(["x"]));a.download=i+".bin";a.click()}</script>',
  ),
  '/service-worker': page(
    '<script>navigator.serviceWorker.register("/sw.js").then(()=>navigator.serviceWorker.ready).then(()=>{if(!sessionStorage.n){sessionStorage.n=1;location.reload()}})</script>',
  ),
  '/sw.js': (_request, response) =>
    send(
      response,
      { 'content-type': 'text/javascript' },
      'addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil(clients.claim()));addEventListener("fetch",e=>e.respondWith(new Promise(()=>{})))',
    ),
  '/rechargements': page('<script>setTimeout(()=>location.reload(),200)</script>'),
  '/ombre': shadowTower(3_000),
  '/ombre-200': shadowTower(200),
  '/cadres': page('<iframe title="a" src="/cadre?n=0"></iframe><iframe title="b" src="/cadre?n=1"></iframe>'),
  '/cadre': (request, response) => {
    const depth = Number(new URL(request.url ?? '/', 'http://test').searchParams.get('n'));
    const inner = depth > 60 ? '' : `<iframe title="c" src="/cadre?n=${depth + 2}"></iframe>`;
    send(response, html, page(`<p>cadre ${depth}</p>${inner}`));
  },
  '/profonde': tower(6_000),
  '/profonde-1000': tower(1_000),
  '/tableau': page(
    `<table>${many(100, () => `<tr>${'<td rowspan="65534">x</td>'.repeat(10)}</tr>`)}</table>`,
  ),
  '/temoins': page(
    '<script>for(let i=0;i<4000;i++)document.cookie="t"+i+"="+"x".repeat(100)+";path=/p"+(i%50);for(let i=0;i<9;i++)try{localStorage.setItem("c"+i,"x".repeat(500000))}catch{}</script>',
  ),
  // Each nearly what Chromium accepts; every listener of the protocol is told all of them.
  '/en-tetes': page(many(40, (i) => `<img alt="" width="1" height="1" src="/long?n=${i}">`)),
  '/long': (_request, response) =>
    send(response, { 'content-type': 'image/gif', 'x-long': 'x'.repeat(200_000) }, ''),
  '/console': page('<script>for(let i=0;i<50000;i++)console.error("erreur "+i+"x".repeat(1000))</script>'),
  // More than are kept, by far.
  '/console-15000': page(
    '<script>for(let i=0;i<15000;i++)console.error("erreur "+i+"x".repeat(1000))</script>',
  ),
  '/styles': page(
    '<p class="a">x</p>',
    `<style>${many(60_000, (i) => `.a${i}>.b~.c:not(.d){color:red}`)}</style>`,
  ),
};

/** Answers that are no proper page: encodings, types, broken markup. */
export const oddAnswers: Readonly<Record<string, Route>> = {
  '/windows-1252': (_request, response) =>
    send(
      response,
      { 'content-type': 'text/html; charset=windows-1252' },
      Buffer.from(page('<p>été à 20 heures</p>'), 'latin1'),
    ),
  '/utf-16': (_request, response) =>
    send(
      response,
      { 'content-type': 'text/html' },
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(page('<p>été à 20 heures</p>'), 'utf16le')]),
    ),
  '/faux-utf-8': (_request, response) =>
    send(response, html, Buffer.from(page('<p>été à 20 heures</p>'), 'latin1')),
  '/invalide': (_request, response) =>
    send(
      response,
      html,
      `<html><title>x<//title><body></p><table><div><form><form><td><<<b><i></b>${'<font><a href=x><p><li>'.repeat(2_000)}</html></body><h1`,
    ),
  '/texte-en-html': (_request, response) => send(response, html, 'bonjour'),
  '/vide': (_request, response) => send(response, html, ''),
  '/xml': (_request, response) =>
    send(response, { 'content-type': 'application/xml' }, '<?xml version="1.0"?><a/>'),
  '/xhtml-casse': (_request, response) =>
    send(
      response,
      { 'content-type': 'application/xhtml+xml' },
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>a<b></p></body></html>',
    ),
  '/pdf': (_request, response) => send(response, { 'content-type': 'application/pdf' }, '%PDF-1.4\n%%EOF'),
  '/pdf-en-html': (_request, response) => send(response, html, '%PDF-1.4\n%%EOF'),
  '/texte': (_request, response) => send(response, { 'content-type': 'text/plain' }, 'bonjour'),
  // Ten times what a document may weigh, out of less than a megabyte.
  '/bombe-gzip': (_request, response) =>
    send(
      response,
      { ...html, 'content-encoding': 'gzip' },
      gzipSync(Buffer.alloc(200_000_000, 'x '), { level: 1 }),
    ),
  '/faux-gzip': (_request, response) =>
    send(response, { ...html, 'content-encoding': 'gzip' }, 'pas du gzip'),
};

const document = page('<p>Une page.</p>');
/** What a server may say below HTTP: each answers every connection with the same bytes. */
export const rawAnswers = {
  'HTTP/1.0 without length': `HTTP/1.0 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${document}`,
  'HTTP/0.9': document,
  'a chunk of a wrong size': `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${document}`,
  'chunks that stop': `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n${document}`,
  'less than announced': `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99999\r\n\r\n${document}`,
  'a header of 1 MB': `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nX-Bombe: ${'x'.repeat(1_000_000)}\r\nContent-Length: 3\r\n\r\n<p>`,
  '20,000 headers': `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${many(20_000, (i) => `X-${i}: x\r\n`)}Content-Length: 3\r\n\r\n<p>`,
  '60 KB of Content-Security-Policy': `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Security-Policy: img-src ${'x.test '.repeat(9_000)}\r\nConnection: close\r\n\r\n${document}`,
  '3,000 cookies': `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n${many(3_000, (i) => `Set-Cookie: c${i}=${i}; Path=/\r\n`)}X-Last: yes\r\nConnection: close\r\n\r\n${document}`,
} as const;

export interface RawServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on loopback and writes these bytes to whoever sends anything. */
export async function startRawServer(bytes: string): Promise<RawServer> {
  return listen(createServer((socket) => answer(socket, bytes)));
}

/** The same over TLS with a certificate that nobody vouches for; `days` below 0: it has expired. */
export async function startBadTls(days: number): Promise<RawServer> {
  const { key, cert } = makeLoopbackCertificate(days);
  return listen(
    createTlsServer({ key, cert }, (socket) => answer(socket, rawAnswers['HTTP/1.0 without length'])),
  );
}

function answer(socket: Socket, bytes: string): void {
  socket.on('error', () => undefined);
  socket.once('data', () => socket.end(bytes));
}

async function listen(server: Server): Promise<RawServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.on('tlsClientError', () => undefined);
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => void server.close(() => resolve())) };
}
