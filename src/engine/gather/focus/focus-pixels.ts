import { usefulPause } from '../../browser/useful-clock.ts';
import type { PixelChanges } from '../../in-page/compare-pictures.ts';
import type { PageBox } from '../../in-page/focused-element.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';

const marginPx = 8;
/** What a script shows or hides once the focus has come or gone is given that long. */
const lateMs = 400;

/** How many elements whose focus seems not to show are looked at once more, slowly; what proves useful is not counted. */
export interface Patience {
  left: number;
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
  const focus = (on: boolean) => inPage(tab).setFocus(on);
  const pause = (waitMs: number) => (waitMs > 0 ? usefulPause(tab.clock, waitMs) : undefined);
  const bare = async (waitMs = 0) => {
    await focus(false);
    await pause(waitMs);
    const off = await picture();
    await focus(true);
    return off;
  };
  const pair = async (waitMs = 0) => {
    const off = await bare(waitMs);
    await pause(waitMs);
    return [off, await picture()] as const;
  };
  const { comparePictures: compare } = inPage(tab);
  const first = await picture();
  const off = await bare();
  if (first === off) {
    if (patience.left === 0) return 0;
    const [lateOff, late] = await pair(lateMs);
    if (lateOff === late) {
      patience.left -= 1;
      return 0;
    }
    const [lastOff, last] = await pair(lateMs);
    return unlessMoving(await compare(late, lateOff, last, lastOff));
  }
  const second = await picture();
  if (second === first) return (await compare(first, off)).changed;
  // What changed without the focus (a late image, a picture half drawn) is told by a second look; what never rests, by a third.
  const [offAgain, third] = await pair();
  if (second === offAgain) return 0;
  if (third === second) return (await compare(second, offAgain)).changed;
  return unlessMoving(await compare(second, offAgain, third, await bare()));
}

const unlessMoving = ({ changed, moving }: PixelChanges): number | null =>
  moving > changed ? null : changed;
