import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageArtifacts } from '#engine/artifacts.ts';
import { createVisitPool } from '#engine/gather/visit-pool.ts';
import type { VisitPool } from '#engine/visit.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { gifOf } from '#tests/support/image-bytes.ts';
import { page, type Route, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const image =
  (bytes: Buffer): Route =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'image/gif' }).end(bytes);
const keyframes =
  '@keyframes f{0%{background-color:#000}50%{background-color:#fff}100%{background-color:#000}}@keyframes o{from{opacity:1}to{opacity:0}}';
const block = 'display:block;width:400px;height:200px';

const routes: Readonly<Record<string, Route>> = {
  '/flash.gif': image(gifOf([0, 1], { delayMs: 100, width: 200, height: 150 })),
  '/calm.gif': image(gifOf([0, 1], { delayMs: 1_000, width: 200, height: 150 })),
  '/still.gif': image(gifOf([1], { delayMs: 0, width: 200, height: 150 })),
  '/images': page(
    '<img src="/flash.gif" alt=""><img src="/calm.gif" alt=""><img src="/still.gif" alt=""><img src="/flash.gif?mini" width="20" alt="">',
  ),
  '/clignote': page(
    `<p id="a" style="${block};animation:f .2s infinite">A</p><p id="b" style="${block};background:#fff;animation:o .1s infinite alternate">B</p>
     <p style="${block};animation:f 2s infinite">Lent</p><p style="width:20px;height:20px;animation:f .2s infinite">Petit</p>
     <p style="${block};animation:f .2s 2">Bref</p>`,
    `<style>${keyframes}body{background:#000;color:#fff}</style>`,
  ),
  '/empreinte': page(
    `<script src="/fp.js"></script><script>
      const c = document.createElement('canvas'), x = c.getContext('2d');
      x.fillText('\u{1F600}', 2, 10); x.getImageData(0, 0, 8, 8);
    </script>`,
  ),
  '/fp.js': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`
      const canvas = document.createElement('canvas'), pen = canvas.getContext('2d');
      pen.fillText('Portez ce vieux whisky', 2, 10);
      canvas.toDataURL();
      for (let i = 0; i < 60; i++) { pen.font = '12px Police' + i; pen.measureText('mm'); }
      new OfflineAudioContext(1, 44100, 44100).startRendering();`),
};

let site: StaticServer;
let pool: VisitPool;
beforeAll(async () => {
  site = await startStaticServer(routes);
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
});
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

async function visit(path: string): Promise<PageArtifacts> {
  const outcome = await pool.visit(
    {
      url: `${site.origin}${path}`,
      isHome: false,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      deadlineMs: 90_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome).slice(0, 500));
  return outcome.artifacts;
}

describe('what moves by its nature', () => {
  test('animated images are told from still ones, and those that flash from calm ones', async () => {
    const { animations } = await visit('/images');
    const images = [...animations.images].sort((a, b) => a.url.localeCompare(b.url));
    expect(images).toMatchObject([
      { url: `${site.origin}/calm.gif`, frames: 2, durationSeconds: 2, plays: null, flashingShare: 0 },
      { url: `${site.origin}/flash.gif`, frames: 2, durationSeconds: 0.2, plays: null, flashingShare: 1 },
    ]);
    expect(animations.flashing).toEqual([]);
  });

  test('large blocks that alternate fast, not slow, small or short ones', async () => {
    const { flashing } = (await visit('/clignote')).animations;
    expect(flashing).toMatchObject([
      { selector: '#a', property: 'background-color', flashesPerSecond: 5, luminanceChange: 1 },
      { selector: '#b', property: 'opacity', flashesPerSecond: 5, luminanceChange: 1 },
    ]);
  });
});

test('ways of telling browsers apart are noted with their script; drawing an emoji is none of them', async () => {
  const { fingerprinting } = await visit('/empreinte');
  const script = `${site.origin}/fp.js`;
  expect(fingerprinting).toEqual([
    { api: 'canvas', script },
    { api: 'fonts', script },
    { api: 'audio', script },
  ]);
});
