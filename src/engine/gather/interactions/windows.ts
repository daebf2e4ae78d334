import type { Interactions, Overflow } from '../../artifacts.ts';
import { usefulPause } from '../../browser/useful-clock.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import { addSheet } from './run-in-page.ts';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly scale?: number;
}
export const desktop: WindowSize = { width: 1280, height: 800 };

/** A page that places its blocks by script is given that long after a change of window. */
const patienceMs = 400;
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Another window, as a person with a mouse would have it. */
export async function setWindow(tab: Tab, { width, height, scale = 1 }: WindowSize): Promise<void> {
  await tab.cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await tab.cdp.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: scale,
    mobile: false,
  });
  await settle(tab);
}

const settle = (tab: Tab) => inPage(tab).settle();
const later = ({ clock }: Tab) => usefulPause(clock, patienceMs);

/** How far the page goes past a window; measured twice when it does. */
export async function overflowAt(tab: Tab, window: WindowSize): Promise<Overflow> {
  await setWindow(tab, window);
  const first = await inPage(tab).pageOverflow(tab.clock.stretch());
  if (first.scrollWidth <= window.width + 1) return { ...first, width: window.width };
  await later(tab);
  return { ...(await inPage(tab).pageOverflow(tab.clock.stretch())), width: window.width };
}

/** RGAA 10.12: the same window with and without the spacing a reader may ask for. */
export async function textSpacing(tab: Tab): Promise<NonNullable<Interactions['textSpacing']>> {
  await setWindow(tab, desktop);
  await inPage(tab).measureTexts('before', tab.clock.stretch());
  const removeSheet = await addSheet(tab, spacing);
  try {
    await settle(tab);
    await inPage(tab).measureTexts('during', tab.clock.stretch());
  } finally {
    await removeSheet();
  }
  await settle(tab);
  await inPage(tab).measureTexts('after', tab.clock.stretch());
  const clipped = await inPage(tab).compareTexts('during');
  return { clipped, cutAtRest: await inPage(tab).textsCutAtRest() };
}

/**
 * RGAA 10.4, 10.11: a window of 1,280 px zoomed to 200 % has 640, to 400 % 320. Measured again, more patiently, when text
 * is cut.
 */
export async function zoom200(tab: Tab): Promise<NonNullable<Interactions['zoom200']>> {
  const first = await zoomOnce(tab, settle);
  // Titles shortened by points at 320 px are many, and only a doubt.
  const isCut = first.clippedAt320?.some(({ kind }) => kind === 'cut') ?? false;
  return first.clipped.length === 0 && !isCut ? first : zoomOnce(tab, later);
}

async function zoomOnce(
  tab: Tab,
  wait: (tab: Tab) => Promise<unknown>,
): Promise<NonNullable<Interactions['zoom200']>> {
  await setWindow(tab, desktop);
  await wait(tab);
  await inPage(tab).measureTexts('before', tab.clock.stretch());
  await setWindow(tab, { width: 640, height: 400, scale: 2 });
  await wait(tab);
  await inPage(tab).measureTexts('during', tab.clock.stretch());
  const scrollWidth = await inPage(tab).pageWidth();
  await setWindow(tab, { width: 320, height: 512 });
  await wait(tab);
  await inPage(tab).measureTexts('narrow', tab.clock.stretch());
  await setWindow(tab, desktop);
  await wait(tab);
  await inPage(tab).measureTexts('after', tab.clock.stretch());
  const clipped = await inPage(tab).compareTexts('during');
  return { scrollWidth, clipped, clippedAt320: await inPage(tab).compareTexts('narrow') };
}

/**
 * RGAA 13.9: the same width, so that only the orientation differs. Turned back when text is missing: a message that went
 * away by itself is missing upright too.
 */
export async function orientation(tab: Tab): Promise<NonNullable<Interactions['orientation']>> {
  const upright = { width: 640, height: 900 };
  await setWindow(tab, upright);
  const portrait = await inPage(tab).orientationPass();
  await setWindow(tab, { width: 640, height: 360 });
  const landscape = await inPage(tab).orientationPass();
  if (landscape.textLength >= portrait.textLength) return { portrait, landscape };
  await setWindow(tab, upright);
  const { textLength } = await inPage(tab).orientationPass();
  return { portrait: { ...portrait, textLength: Math.min(portrait.textLength, textLength) }, landscape };
}
