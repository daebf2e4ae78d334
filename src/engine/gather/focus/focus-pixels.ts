import { usefulPause } from '../../browser/useful-clock.ts';
import { comparePictures, type PixelChanges, setFocus } from '../page/focus-step.ts';
import { evaluateIsolated, type Tab } from '../tab.ts';

const marginPx = 8;
/** What a script shows or hides once the focus has come or gone is given that long. */
const lateMs = 400;

/** How many elements whose focus seems not to show are looked at once more, slowly; what proves useful is not counted. */
export interface Patience {
  left: number;
}

interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Pixels on and around the element noted last that differ with the focus and without. `box` is on the page. Null: more of
 * them move by themselves (a film, a canvas behind it) than the focus changes, which nothing can be told of.
 */
export async function focusPixels(tab: Tab, box: PageBox, patience: Patience): Promise<number | null> {
  if (box.width <= 0 || box.height <= 0) return 0;
  const clip = {
    x: Math.max(0, box.x - marginPx),
    y: Math.max(0, box.y - marginPx),
    width: Math.min(1_000, box.width + 2 * marginPx),
    height: Math.min(600, box.height + 2 * marginPx),
    scale: 1,
  };
  const picture = async () =>
    (await tab.cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })).data;
  const shown = (focus: boolean) => evaluateIsolated(tab, `(${setFocus.toString()})(${focus})`);
  const again = async (waitMs = 0) => {
    await shown(false);
    if (waitMs > 0) await usefulPause(tab.clock, waitMs);
    const off = await picture();
    await shown(true);
    if (waitMs > 0) await usefulPause(tab.clock, waitMs);
    return [off, await picture()] as const;
  };
  const compare = (...pictures: readonly string[]) =>
    evaluateIsolated<PixelChanges>(
      tab,
      `(${comparePictures.toString()})(${pictures.map((data) => JSON.stringify(data)).join(', ')})`,
    );
  const first = await picture();
  const [off, second] = await again();
  if (first === off) {
    if (patience.left === 0) return 0;
    const [lateOff, late] = await again(lateMs);
    if (lateOff === late) {
      patience.left -= 1;
      return 0;
    }
    const [lastOff, last] = await again(lateMs);
    const { changed, moving } = await compare(late, lateOff, last, lastOff);
    return moving > changed ? null : changed;
  }
  if (second === first) return (await compare(first, off)).changed;
  // What changed without the focus (a late image, a picture half drawn) is told by a second look; what never rests, by a third.
  const [offAgain, third] = await again();
  if (second === offAgain) return 0;
  if (third === second) return (await compare(second, offAgain)).changed;
  const [offLast] = await again();
  const { changed, moving } = await compare(second, offAgain, third, offLast);
  return moving > changed ? null : changed;
}
