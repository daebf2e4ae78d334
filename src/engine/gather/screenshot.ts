import type { Dom } from '../artifacts.ts';
import type { Tab } from './tab.ts';

export interface Screenshot {
  readonly key: string;
  readonly contentType: 'image/webp';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const heightLimitPx = 4_000;
const quality = 50;

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
