import type { Dom } from '../artifacts.ts';
import { defineArtifact } from './define-artifact.ts';
import { pictureKey } from './picture-key.ts';
import type { Tab } from './tab.ts';
import type { Screenshot } from './visit.ts';

const heightLimitPx = 4_000;
const quality = 50;

export const screenshot = defineArtifact({
  id: 'screenshot',
  needs: ['dom'],
  gather: ({ tab, page }, { dom }) =>
    takeScreenshot(tab, dom, pictureKey(`${page.device} ${page.url}`, 'webp')),
});

/** The page from its top, in CSS px, so that boxes of evidence can be drawn over it. */
export async function takeScreenshot(
  tab: Tab,
  dom: Pick<Dom, 'viewport' | 'page'>,
  key: string,
): Promise<Screenshot> {
  const width = dom.viewport.width;
  const height = Math.max(1, Math.min(heightLimitPx, Math.max(dom.page.height, dom.viewport.height)));
  const scale = 1 / (await tab.page.evaluate(() => devicePixelRatio));
  const { data } = await tab.cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale },
  });
  return { key, contentType: 'image/webp', bytes: Buffer.from(data, 'base64'), width, height };
}
