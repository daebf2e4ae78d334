import { comparePictures, setFocus } from '../page/focus-step.ts';
import { evaluateIsolated, type Tab } from '../tab.ts';

const marginPx = 8;

interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels on and around the element noted last that differ with the focus and without. `box` is on the page. */
export async function focusPixels(tab: Tab, box: PageBox): Promise<number> {
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
  const pair = async (on: string) => {
    await shown(false);
    const off = await picture();
    await shown(true);
    return [on, off] as const;
  };
  let [on, off] = await pair(await picture());
  if (on === off) return 0;
  // What changed without the focus (a late image, a picture half drawn) is told by a second look.
  const again = await picture();
  if (again !== on) [on, off] = await pair(again);
  if (on === off) return 0;
  return evaluateIsolated<number>(
    tab,
    `(${comparePictures.toString()})(${JSON.stringify(on)}, ${JSON.stringify(off)})`,
  );
}
