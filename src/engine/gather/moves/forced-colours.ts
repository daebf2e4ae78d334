import type { MovedElement } from '../../artifacts.ts';
import { type BareControl, inkOf, listBareControls } from '../page/bare-controls-pass.ts';
import { coloursNow } from '../page/dark-pass.ts';
import type { Tab } from '../tab.ts';
import { runInPage } from './run-in-page.ts';

const controlLimit = 4;
/** Forced colours give controls a border. */
const borderPx = 4;
/** A sign smaller than that is a stain. */
const leastInk = 12;

/**
 * Clause 9.7 of EN 301 549 v4: controls whose sign, drawn by styles, is no more to be seen where the person’s own
 * colours replace the page’s (`forced-colors`). `force` switches that preference; the page is at its top.
 */
export async function lostInForcedColours(tab: Tab, force: () => Promise<void>): Promise<MovedElement[]> {
  const controls = await runInPage(tab, listBareControls, controlLimit);
  if (controls.length === 0) return [];
  const inks = async () => {
    const found: number[] = [];
    for (const { box } of controls) found.push(await inkOn(tab, box));
    return found;
  };
  const before = await inks();
  await force();
  await runInPage(tab, coloursNow);
  const after = await inks();
  return controls.filter((_, at) => (before[at] ?? 0) >= leastInk && after[at] === 0);
}

async function inkOn(tab: Tab, box: BareControl['box']): Promise<number> {
  const { data } = await tab.cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...box, scale: 1 },
  });
  return runInPage(tab, inkOf, data, borderPx);
}
