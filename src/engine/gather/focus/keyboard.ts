import type { KeyInput } from 'puppeteer-core';
import { type Dom, type DomNode, type Keyboard, orElse } from '../../artifacts.ts';
import { selectorOf } from '../../derive/dom/dom.ts';
import type { FocusStep, Met } from '../../in-page/focus-step.ts';
import { defineArtifact } from '../define-artifact.ts';
import { inPage } from '../in-page.ts';
import { guardRequests } from '../interactions/request-guard.ts';
import type { Tab } from '../tab.ts';
import { focusPixels } from './focus-pixels.ts';
import { type ComponentMemory, focusStepsOf, hiddenStops, shownByFocusOf } from './look-at-focus.ts';
import { prepareFocus } from './prepare-focus.ts';

/**
 * A walk with the Tab key on the home page; elsewhere, and beyond the steps of the walk, the focus is given to one element
 * after the other.
 */
export const keyboard = defineArtifact({
  id: 'keyboard',
  after: ['dom'],
  async gather({ request, tools, tab, deadline }, _needed, { dom }) {
    const page = orElse(dom ?? null, null);
    if (!request.isHome) return page && lookEverywhere(tab, page, page.nodes, tools.components);
    const walk = await walkKeyboard(tab, page, Math.min(tab.clock.now() + 10_000, deadline - 5_000));
    if (!page) return walk;
    // Where the walk did not come, the focus is given.
    const met = new Set(walk.steps.map(({ node }) => node));
    const rest = walk.truncated ? page.nodes.filter(({ index }) => !met.has(index)) : [];
    if (rest.length === 0 && hiddenStops(page).length === 0) return walk;
    const { steps, shownByFocus } = await lookEverywhere(tab, page, rest, tools.components);
    const all = [...walk.steps, ...steps];
    return { ...walk, steps: all, pressed: walk.steps.length, ...(shownByFocus && { shownByFocus }) };
  },
});

async function lookEverywhere(
  tab: Tab,
  dom: Dom,
  nodes: readonly DomNode[],
  components: ComponentMemory,
): Promise<Keyboard> {
  const guard = await guardRequests(tab);
  try {
    const steps = await focusStepsOf(tab, dom, nodes, components);
    const shownByFocus = await shownByFocusOf(tab, hiddenStops(dom));
    return { steps, shownByFocus, trap: null, truncated: false, walked: false };
  } finally {
    await guard.stop();
  }
}

const stepLimit = 60;

/**
 * Walks the page with the Tab key, bounded. Focus is visible when a computed style changes with it, else when pixels
 * around the element do. Handlers of the page run; nothing else is left of it. Comes before anything is pressed: the
 * walk begins where the page was last touched.
 */
async function walkKeyboard(tab: Tab, dom: Dom | null, deadline: number): Promise<Keyboard> {
  const release = await prepareFocus(tab);
  await inPage(tab).beginWalk();
  const steps: Keyboard['steps'][number][] = [];
  const visits: FocusStep[] = [];
  let truncated = false;
  let trap: Keyboard['trap'] = null;
  const patience = { left: 2 };
  for (;;) {
    if (steps.length >= stepLimit || visits.length >= 3 * stepLimit || tab.clock.now() > deadline) {
      truncated = true;
      break;
    }
    const step = await pressed(tab, 'Tab');
    if (!step) break;
    const seenBefore = visits.some(({ index }) => index === step.index);
    visits.push(step);
    trap = trapOf(visits);
    if (trap) {
      // What lets go by another way is no trap; where the walk would have gone from there is not known.
      truncated = await letsGo(tab, visits);
      break;
    }
    if (seenBefore) {
      if (step.index === 0) break;
      continue;
    }
    // Null too before something that moves by itself: nothing can be held against the site.
    const place = step.styleChanges || step.isFrame ? null : await inPage(tab).placeOfFocused();
    const changedPixels = place && (await focusPixels(tab, place, patience));
    const node = dom?.nodes[step.node ?? -1];
    steps.push({
      ...(node && { node: node.index }),
      ...nameOf(dom, step),
      focusVisible: changedPixels !== 0,
      changedPixels: changedPixels ?? -1,
      ...(step.outline && { outline: step.outline }),
      ...(step.cover && { coveredBy: nameOf(dom, step.cover) }),
    });
  }
  await release();
  await inPage(tab).dropFocus();
  await inPage(tab).scrollToTop();
  return { steps, trap: truncated ? null : trap, truncated };
}

async function pressed(tab: Tab, ...keys: readonly KeyInput[]): Promise<FocusStep | null> {
  for (const key of keys) await tab.page.keyboard.press(key);
  return inPage(tab).focusStep();
}

/** Escape and then Tab, or Shift and Tab, leaves the few elements that Tab alone turns among. */
async function letsGo(tab: Tab, visits: readonly FocusStep[]): Promise<boolean> {
  const turning = new Set(visits.slice(-3).map(({ index }) => index));
  const isOut = (step: FocusStep | null) => !step || !turning.has(step.index);
  if (isOut(await pressed(tab, 'Escape', 'Tab'))) return true;
  const { keyboard } = tab.page;
  for (let turn = 0; turn < turning.size; turn += 1) {
    await keyboard.down('Shift');
    const step = await pressed(tab, 'Tab').finally(() => keyboard.up('Shift'));
    if (isOut(step)) return true;
  }
  return false;
}

function nameOf(dom: Dom | null, { node: at, selector, snippet }: Met) {
  const node = dom?.nodes[at ?? -1];
  return { selector: dom && node ? selectorOf(dom, node) : selector, snippet };
}

/** More than any date, hour or player of the browser has. */
const mostInnerStops = 24;

/**
 * A trap is the focus turning among the same few elements, never reaching the start of the page again. A dialog may
 * keep it (that is asked of it), and a frame has its own order.
 */
export function trapOf(visits: readonly FocusStep[]): Keyboard['trap'] {
  for (const size of [1, 2, 3]) {
    const last = visits.at(-1);
    const turns = size === 1 && last?.innerStops ? mostInnerStops : 3;
    if (visits.length < size * turns) continue;
    const recent = visits.slice(-size * turns);
    const turning =
      recent.every((visit, at) => visit.index === recent[at % size]?.index) &&
      new Set(recent.map(({ index }) => index)).size === size;
    const excused = recent.some(({ inDialog, isFrame, index }) => inDialog || isFrame || index === 0);
    const first = recent[0];
    if (turning && !excused && first) return { selector: first.selector, snippet: first.snippet };
  }
  return null;
}
