import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { drawnIn } from '#tests/support/drawn-pictures.ts';
import { gathered } from '#tests/support/gathered.ts';
import { exif } from '#tests/support/jpeg-parts.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

interface Photograph {
  readonly width: number;
  readonly height: number;
  /** 0–1. */
  readonly quality: number;
  /** Default: JPEG. */
  readonly type?: 'image/webp';
}

/** Runs in a page: waves, light for their pixels; the address of their bytes. */
function waves({ width, height, quality, type }: Photograph): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const image = context.createImageData(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    image.data.set([128 + 90 * Math.sin(x / 9), 128 + 90 * Math.sin(y / 7), (x * y) % 97, 255], at * 4);
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL(type ?? 'image/jpeg', quality);
}

/** The same, as a telephone takes it. */
const taken = (jpeg: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from(exif(48, 2, true)), jpeg.subarray(2)]);

// Drawings lie before the page in the record of a load, with a density of their own.
const drawing =
  '<img alt="" width="20" height="20" src="data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2720%27 height=%2720%27/%3E">';

let site: StaticServer;
let pool: VisitPool;
let outcome: VisitOutcome;
let wide: Buffer;

beforeAll(async () => {
  // Shown at 372 CSS px, 651 pixels of the screen: of its 1,302, a quarter is seen.
  const [large = Buffer.alloc(0), candidate = Buffer.alloc(0), renamed = Buffer.alloc(0)] = await drawnIn(
    waves,
    [
      { width: 1_302, height: 868, quality: 0.3 },
      { width: 720, height: 480, quality: 0.92 },
      { width: 320, height: 240, quality: 0.9, type: 'image/webp' },
    ],
  );
  wide = large;
  const picture = (bytes: Buffer) => (_: unknown, response: import('node:http').ServerResponse) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
  site = await startStaticServer({
    '/': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        page(
          `${drawing}<img id="large" alt="Vagues" src="/large.jpg" width="372" height="248">
           <img id="candidat" alt="Vagues" srcset="/candidat.jpg 720w" sizes="90vw" style="width:90vw">
           <img alt="Vagues" src="/renommee.png" width="32" height="24">
           <p id="peint" style="color:white;background-color:lch(50 79.52 68.4)">Réserver</p>`,
        ),
      );
    },
    '/large.jpg': picture(large),
    '/candidat.jpg': picture(taken(candidate)),
    '/renommee.png': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(renamed),
  });
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
  outcome = await pool.visit(
    {
      url: `${site.origin}/`,
      isHome: false,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      only: { rules: [], artifacts: ['dom', 'requests', 'jpegFiles', 'lighthouse'] },
      deadlineMs: 90_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
}, 120_000);
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

function artifactsOf() {
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome));
  return outcome.artifacts;
}
const nodeOf = (id: string) =>
  gathered(artifactsOf().dom).nodes.find(({ attributes }) => attributes.id === id);

test('a picture chosen from several tells the pixels of its file', () => {
  expect(nodeOf('candidat')?.image).toMatchObject({ fileWidth: 720, fileHeight: 480 });
  expect(nodeOf('candidat')?.image?.naturalWidth).toBeLessThan(720);
  expect(nodeOf('large')?.image).toMatchObject({ naturalWidth: 1_302, naturalHeight: 868 });
  expect(nodeOf('large')?.image).not.toHaveProperty('fileWidth');
});

test('a colour of another space is told as it is painted', () => {
  expect(nodeOf('peint')?.style.backgroundColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
});

test('a picture that is not what its server says tells what its bytes are', () => {
  const types = gathered(artifactsOf().requests).flatMap(({ url, mimeType, sniffedType }) =>
    sniffedType ? [[new URL(url).pathname, mimeType, sniffedType]] : [],
  );
  expect(types).toEqual([['/renommee.png', 'image/png', 'image/webp']]);
});

test('the quality of photographs is read from their files', () => {
  const qualities = gathered(artifactsOf().jpegFiles).map(({ url, quality }) => [
    new URL(url).pathname,
    Math.round((quality ?? 0) / 5) * 5,
  ]);
  expect(qualities.sort()).toEqual([
    ['/candidat.jpg', 90],
    ['/large.jpg', 30],
  ]);
});

test('a photograph that keeps where it was taken is known from its file', () => {
  const located = gathered(artifactsOf().jpegFiles).filter(({ hasPosition }) => hasPosition);
  expect(located.map(({ url }) => new URL(url).pathname)).toEqual(['/candidat.jpg']);
});

test('what a picture weighs too much is counted in pixels of the screen that was emulated', () => {
  const { items } = gathered(artifactsOf().lighthouse).audits['image-delivery-insight'] ?? { items: [] };
  const large = items.find(({ url }) => String(url).endsWith('/large.jpg'));
  const share = Number(large?.wastedBytes) / wide.length;
  // A quarter is seen; at one pixel a CSS px it would be a twelfth.
  expect(share).toBeGreaterThan(0.7);
  expect(share).toBeLessThan(0.8);
});
