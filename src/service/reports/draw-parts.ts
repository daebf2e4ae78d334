import type { Browser, Page } from 'puppeteer-core';
import type { Box } from '#report/place-in-page.ts';

/** A part of a stored picture, to be drawn as a small JPEG. */
export interface PartOrder {
  /** The stored picture as a `data:` address. Of an audited site: it may be anything. */
  readonly source: string;
  /** CSS px of the whole picture, as the visit took it. */
  readonly picture: { readonly width: number; readonly height: number };
  /** What of it is drawn, CSS px of the picture. */
  readonly view: Box;
  /** What is framed in it; null for nothing. */
  readonly outline: Box | null;
  /** CSS px it is shown at. */
  readonly shown: { readonly width: number; readonly height: number };
  /** A heavier drawing is made again with less quality, and left out at last. */
  readonly mostBytes: number;
}

/** How fine: pixels a CSS px, and the qualities tried in turn. */
export interface PartLook {
  readonly scale: number;
  readonly qualities: readonly number[];
}

/** In the order of what was asked; null where the picture cannot be shown. */
export type DrawnParts = readonly (Uint8Array | null)[];

/** A picture of a visit has 4,000 px of height; what unpacks to more is none of ours. */
const mostPixels = 40_000_000;
const safeSource = /^data:image\/(?:webp|png|jpeg|avif);base64,[A-Za-z0-9+/=]+$/;
const frame = '#c8102e';

/**
 * Draws parts of pictures in that browser, each picture in a tab of its own: one that breaks its tab costs its own parts
 * alone.
 * @param open a tab without scripts and without a way out
 */
export async function drawParts(
  browser: Browser,
  open: (browser: Browser) => Promise<Page>,
  orders: readonly PartOrder[],
  look: PartLook,
): Promise<DrawnParts> {
  const drawn: (Uint8Array | null)[] = orders.map(() => null);
  const bySource = Map.groupBy([...orders.entries()], ([, { source }]) => source);
  for (const [source, group] of bySource) {
    if (!safeSource.test(source)) continue;
    const page = await open(browser);
    try {
      if (!(await canBeShown(page, source))) continue;
      for (const [index, order] of group) drawn[index] = await drawPart(page, order, look);
    } catch {
      // A tab that ended, a picture that cannot be drawn: whoever asked does without.
    } finally {
      await page.close().catch(() => undefined);
    }
  }
  return drawn;
}

/** Looked at before it is painted: a small file may unpack to gigabytes. */
async function canBeShown(page: Page, source: string): Promise<boolean> {
  await page.setContent(`<!doctype html><img hidden src="${source}">`, { waitUntil: 'load' });
  const pixels = await page.$eval('img', (image) => image.naturalWidth * image.naturalHeight);
  return pixels > 0 && pixels <= mostPixels;
}

async function drawPart(page: Page, order: PartOrder, { scale, qualities }: PartLook) {
  const { width, height } = order.shown;
  await page.setViewport({ width, height, deviceScaleFactor: scale });
  await page.setContent(htmlOf(order), { waitUntil: 'load' });
  for (const quality of qualities) {
    const bytes = await page.screenshot({ type: 'jpeg', quality });
    if (bytes.length <= order.mostBytes) return bytes;
  }
  return null;
}

/** Numbers of ours and an address that is nothing but base64: nothing of it is markup. */
function htmlOf({ source, picture, view, outline, shown }: PartOrder): string {
  const zoom = shown.width / view.width;
  const at = (box: Box, grown = 0) =>
    [
      `left:${px((box.x - view.x) * zoom - grown)}`,
      `top:${px((box.y - view.y) * zoom - grown)}`,
      `width:${px(box.width * zoom + 2 * grown)}`,
      `height:${px(box.height * zoom + 2 * grown)}`,
    ].join(';');
  const ring = (colour: string, lineWidth: number, grown: number) =>
    outline === null
      ? ''
      : `<i style="${at(outline, grown)};border:${lineWidth}px solid ${colour};border-radius:3px"></i>`;
  const whole = at({ x: 0, y: 0, ...picture });
  return `<!doctype html><style>body{margin:0;overflow:hidden;background:#fff}img,i{position:absolute;box-sizing:border-box}</style><img alt="" style="${whole}" src="${source}">${ring('#fff', 4, 1)}${ring(frame, 2, 0)}`;
}

const px = (value: number): string => `${Number.isFinite(value) ? Math.round(value * 10) / 10 : 0}px`;
