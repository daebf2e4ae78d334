import type { Keyboard } from '../artifacts.ts';
import { defineArtifact } from './define-artifact.ts';
import { comparePictures, type FocusStep, focusStep, setFocus } from './page/focus-step.ts';
import { evaluateIsolated, type Tab } from './tab.ts';

/** On the home page alone. */
export const keyboard = defineArtifact({
  id: 'keyboard',
  gather: ({ request, tab, deadline }) =>
    request.isHome ? walkKeyboard(tab, Math.min(tab.clock.now() + 10_000, deadline - 5_000)) : null,
});

const stepLimit = 60;
const marginPx = 8;
/** No animation and no blinking caret between the two pictures of a step. */
const stillness =
  '*,*::before,*::after{caret-color:transparent!important;transition:none!important;animation:none!important}';

/**
 * Walks the page with the Tab key, bounded. Focus is visible when a computed style changes with it, else when pixels
 * around the element do. Changes the page (focus handlers run): it comes last.
 */
async function walkKeyboard(tab: Tab, deadline: number): Promise<Keyboard> {
  await addStillness(tab);
  await evaluateIsolated(tab, 'document.activeElement?.blur?.(); globalThis.constatFocusList = []; 0');
  const steps: Keyboard['steps'][number][] = [];
  const visits: FocusStep[] = [];
  let truncated = false;
  for (;;) {
    if (visits.length >= stepLimit || tab.clock.now() > deadline) {
      truncated = true;
      break;
    }
    await tab.page.keyboard.press('Tab');
    const step = await evaluateIsolated<FocusStep | null>(tab, `(${focusStep.toString()})()`);
    if (!step) break;
    const seenBefore = visits.some(({ index }) => index === step.index);
    visits.push(step);
    if (trapOf(visits)) break;
    if (seenBefore) {
      if (step.index === 0) break;
      continue;
    }
    const changedPixels = step.styleChanges || step.isFrame ? null : await pixelsOf(tab, step);
    steps.push({
      selector: step.selector,
      snippet: step.snippet,
      focusVisible: step.styleChanges || step.isFrame || (changedPixels ?? 0) > 0,
      changedPixels: changedPixels ?? -1,
    });
  }
  return { steps, trap: trapOf(visits), truncated };
}

/**
 * A trap is the focus turning among the same few elements, never reaching the start of the page again. A dialog may
 * keep it (that is asked of it), and a frame has its own order.
 */
export function trapOf(visits: readonly FocusStep[]): Keyboard['trap'] {
  for (const size of [1, 2, 3]) {
    const turns = 3;
    if (visits.length < size * turns) continue;
    const recent = visits.slice(-size * turns);
    const turning = recent.every((visit, at) => visit.index === recent[at % size]?.index);
    const excused = recent.some(({ inDialog, isFrame, index }) => inDialog || isFrame || index === 0);
    const first = recent[0];
    if (turning && !excused && first) return { selector: first.selector, snippet: first.snippet };
  }
  return null;
}

async function addStillness(tab: Tab): Promise<void> {
  await evaluateIsolated(
    tab,
    `(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(stillness)});
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; })()`,
  );
}

async function pixelsOf(tab: Tab, step: FocusStep): Promise<number> {
  const clip = {
    x: Math.max(0, step.box.x - marginPx),
    y: Math.max(0, step.box.y - marginPx),
    width: Math.min(1_000, step.box.width + 2 * marginPx),
    height: Math.min(600, step.box.height + 2 * marginPx),
    scale: 1,
  };
  if (step.box.width <= 0 || step.box.height <= 0) return 0;
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
