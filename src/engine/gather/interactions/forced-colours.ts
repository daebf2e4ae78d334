import type { DrivenElement } from '../../artifacts.ts';
import type { BareControl } from '../../in-page/bare-controls.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';

const controlLimit = 4;
/** Forced colours give controls a border. */
const borderPx = 4;
/** A sign smaller than that is a stain. */
const leastInk = 12;

/**
 * Clause 9.7 of EN 301 549 v4: controls whose sign, drawn by styles, is no more to be seen where the person’s own
 * colours replace the page’s (`forced-colors`). `force` switches that preference; the page is at its top.
 */
export async function lostInForcedColours(tab: Tab, force: () => Promise<void>): Promise<DrivenElement[]> {
  const controls = await inPage(tab).listBareControls(controlLimit);
  const signed: BareControl[] = [];
  for (const control of controls) if ((await inkOn(tab, control.box)) >= leastInk) signed.push(control);
  if (signed.length === 0) return [];
  await force();
  await inPage(tab).coloursNow();
  const lost: BareControl[] = [];
  for (const control of signed) if ((await inkOn(tab, control.box)) === 0) lost.push(control);
  return lost;
}

async function inkOn(tab: Tab, box: BareControl['box']): Promise<number> {
  const { data } = await tab.cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...box, scale: 1 },
  });
  return inPage(tab).inkOf(data, borderPx);
}
