import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { testOfAll } from '#tests/support/scope.ts';

const page = `<!doctype html><html lang="fr"><head><title>Essai</title><link rel="stylesheet" href="/kept.css">
<link rel="stylesheet" href="/checked.css"><script src="/again.js"></script></head><body><h1>Essai</h1></body></html>`;
const filler = `/* ${'constat '.repeat(2_000)} */`;

/** Four pictures in sight, of 0.5 MB each, all received before the sheet that the first paint waits for. */
const pictured = (width: number, title: string) => {
  const pictures = [0, 1, 2, 3].map(
    (n) => `<img src="/noise-${n}.bmp" alt="" width="${width}" height="${width}">`,
  );
  return `<!doctype html><html lang="fr"><head><title>Essai</title><link rel="stylesheet" href="/late.css"></head>
<body><h1>${title}</h1>${pictures.join('')}</body></html>`;
};
/** A square of so many pixels, 24 bits each, no two neighbours alike. */
const noise = (side: number) => {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(side, 18);
  header.writeInt32LE(side, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 2_654_435_761) >>> 13;
  return Buffer.concat([header, pixels]);
};
const pictureFile = { type: 'image/bmp', cache: 'max-age=3600', body: noise(416) };

const files: Record<string, { type: string; cache: string; etag?: string; body: string | Buffer }> = {
  '/text-largest': {
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    body: pictured(190, 'Un titre long. '.repeat(16)),
  },
  '/picture-largest': { type: 'text/html; charset=utf-8', cache: 'no-cache', body: pictured(400, 'Titre') },
  '/late.css': { type: 'text/css', cache: 'no-cache', body: 'h1 { font-size: 30px }' },
  '/own-picture': {
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    body: pictured(190, '<img src="/small.bmp" alt="Titre" width="240" height="240">'),
  },
  '/small.bmp': { type: 'image/bmp', cache: 'max-age=3600', body: noise(240) },
  ...Object.fromEntries([0, 1, 2, 3].map((n) => [`/noise-${n}.bmp`, pictureFile])),
  '/': { type: 'text/html; charset=utf-8', cache: 'no-cache', body: page },
  '/cut': { type: 'text/html; charset=utf-8', cache: 'no-cache', body: page },
  '/kept.css': { type: 'text/css', cache: 'max-age=31536000', body: filler },
  '/checked.css': { type: 'text/css', cache: 'no-cache', etag: '"1"', body: filler },
  '/again.js': { type: 'text/javascript', cache: 'no-store', body: filler },
};

let server: Server;
let pool: VisitPool;
let origin = '';
const asked: string[] = [];
/** Answers of `/cut` that end before their first byte. */
let cutNext = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    asked.push(`${request.url} ${file?.etag && request.headers['if-none-match'] === file.etag ? 304 : 200}`);
    if (request.url === '/cut' && cutNext > 0) {
      cutNext -= 1;
      return void request.socket.destroy();
    }
    if (!file) return void response.writeHead(404).end();
    const headers = {
      'Content-Type': file.type,
      'Cache-Control': file.cache,
      ...(file.etag && { ETag: file.etag }),
    };
    if (file.etag && request.headers['if-none-match'] === file.etag)
      return void response.writeHead(304, headers).end();
    const answer = () => response.writeHead(200, headers).end(file.body);
    if (request.url === '/late.css') setTimeout(answer, 1_500);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const policy = { allow: [`127.0.0.1:${port}`] };
  pool = createVisitPool({ executablePath: chromiumPath(), policy, publicUrl: 'http://localhost:3000' });
});
afterAll(async () => {
  await pool?.close();
  server?.closeAllConnections();
  server?.close();
});

const order = () => ({
  url: `${origin}/`,
  device: 'mobile' as const,
  siteDomain: '127.0.0.1',
  times: 2,
  warm: true,
  deadlineMs: 75_000,
});

test('loads twice with an empty cache and once with what the browser kept', async () => {
  const outcome = await pool.measure(order(), new AbortController().signal);
  if (outcome.kind !== 'measured') throw new Error(outcome.detail);
  const { cold, warm } = outcome.loads;
  expect(cold.map(({ metrics }) => (metrics?.firstContentfulPaintMs ?? 0) > 0)).toEqual([true, true]);
  expect(asked.filter((line) => line === '/kept.css 200')).toHaveLength(2);
  expect(asked).toContain('/checked.css 304');
  expect(warm?.resent.map(({ url }) => new URL(url).pathname)).toEqual(['/again.js']);
  expect(warm?.ownBytes).toBeGreaterThan(3 * filler.length);
  expect(warm?.transferBytes).toBeLessThan((warm?.cold.transferBytes ?? 0) / 2);
});

test('a page that cannot be loaded is a failure, and the pool works on', async () => {
  const failed = await pool.measure({ ...order(), url: 'http://127.0.0.1:1/' }, new AbortController().signal);
  expect(failed.kind).toBe('failed');
  expect((await pool.measure({ ...order(), times: 1 }, new AbortController().signal)).kind).toBe('measured');
});

testOfAll('one load that fails is made again, and costs none of the others', async () => {
  cutNext = 1;
  const outcome = await pool.measure({ ...order(), url: `${origin}/cut` }, new AbortController().signal);
  if (outcome.kind !== 'measured') throw new Error(outcome.detail);
  expect(outcome.loads.cold).toHaveLength(2);
  expect(outcome.loads.warm?.ownBytes).toBeGreaterThan(0);
  expect(cutNext).toBe(0);
});

/** 2 MB at the pace of a telephone, 1.6 Mb/s, in seconds. */
const paceOfPictures = 10;

testOfAll('a text waits for no picture, and a picture for itself alone', async () => {
  const paintOf = async (path: string) => {
    const wanted = { ...order(), url: `${origin}${path}`, times: 1, warm: false };
    const outcome = await pool.measure(wanted, new AbortController().signal);
    if (outcome.kind !== 'measured') throw new Error(outcome.detail);
    const [load] = outcome.loads.cold;
    const score = load?.audits['largest-contentful-paint']?.score ?? 0;
    return { seconds: (load?.metrics?.largestContentfulPaintMs ?? 0) / 1_000, score };
  };
  const text = await paintOf('/text-largest');
  const picture = await paintOf('/picture-largest');
  const own = await paintOf('/own-picture');
  expect(text.seconds).toBeGreaterThan(0.5);
  expect(text.seconds).toBeLessThan(paceOfPictures / 4);
  expect(text.score).toBeGreaterThanOrEqual(0.9);
  expect(own.seconds).toBeLessThan(paceOfPictures / 2.5);
  expect(picture.seconds).toBeGreaterThan(paceOfPictures / 2);
  expect(picture.score).toBeLessThan(0.1);
});
