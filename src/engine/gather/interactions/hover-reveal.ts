import type { Dom, HoverContent, Stylesheet } from '../../artifacts.ts';
import { selectorOf } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import type { HoverLook } from '../../in-page/hover-looks.ts';
import type { HoverCandidate } from '../../in-page/hover-pairs.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import { foreignSheets } from './foreign-sheets.ts';
import { whileMoving } from './run-in-page.ts';
import { desktop, setWindow } from './windows.ts';

const scriptedLimit = 4;
const hovers = /^(?:mouseover|mouseenter|pointerover|pointerenter)$/;
/** Larger things listen to the pointer for other reasons. */
const widestPx = 120_000;

/** What a script may react to when the pointer comes: small, seen, with a listener of its own. */
function hoverTriggers(dom: Dom | null): string[] {
  const nodes = (dom?.nodes ?? []).filter(
    (node) =>
      node.document === 0 &&
      !node.inShadow &&
      isShown(node) &&
      (node.box?.width ?? 0) * (node.box?.height ?? 0) < widestPx &&
      (node.listeners ?? []).some((type) => hovers.test(type)),
  );
  return dom ? nodes.slice(0, scriptedLimit).map((node) => selectorOf(dom, node)) : [];
}

/** RGAA 10.13, 10.14, 7.3: a real pointer over what styles or scripts react to, then the keyboard on the same place. */
export async function hoverReveal(
  tab: Tab,
  stylesheets: readonly Stylesheet[],
  dom: Dom | null,
  deadline: number,
): Promise<HoverContent[]> {
  await setWindow(tab, desktop);
  const foreign = foreignSheets(tab, stylesheets, /:hover/);
  const candidates = await inPage(tab).hoverCandidates(foreign, tab.clock.stretch());
  const contents: HoverContent[] = [];
  for (const [at, candidate] of candidates.entries()) {
    if (tab.clock.now() > deadline) break;
    await tab.page.mouse.move(0, 0);
    const away = await inPage(tab).lookAtHover(at, 'trigger');
    if (away.shown || !away.point) continue;
    await tab.page.mouse.move(away.point.x, away.point.y);
    const tried = await tryPair(tab, at, away.point);
    if (tried) contents.push({ ...candidate, ...tried });
  }
  for (const selector of hoverTriggers(dom)) {
    if (tab.clock.now() > deadline) break;
    await tab.page.mouse.move(0, 0);
    const at = await inPage(tab).watchHover(selector);
    if (at === null) continue;
    const { point } = await inPage(tab).lookAtHover(at, 'trigger');
    if (!point) continue;
    await tab.page.mouse.move(point.x, point.y);
    const candidate = await inPage(tab).shownByHover(at);
    const isKnown = contents.some(({ target }) => target.selector === candidate?.target.selector);
    if (!candidate || isKnown) continue;
    // What stays once the pointer has gone came by itself.
    await tab.page.mouse.move(0, 0);
    if ((await inPage(tab).lookAtHover(at, 'target')).shown) continue;
    await tab.page.mouse.move(point.x, point.y);
    const tried = await tryPair(tab, at, point);
    if (tried) contents.push({ ...candidate, ...tried });
  }
  return contents;
}

type Point = NonNullable<HoverLook['point']>;

const stepPx = 6;
const stepLimit = 80;

/**
 * Takes the pointer over all that lies between. The transitions of the site go on meanwhile: they are how a menu waits for
 * a pointer that crosses the gap below its heading.
 */
async function travel(tab: Tab, from: Point, to: Point): Promise<void> {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stepPx);
  await whileMoving(tab, () =>
    tab.page.mouse.move(to.x, to.y, { steps: Math.min(stepLimit, Math.max(4, steps)) }),
  );
}

/** The pointer is over the trigger: what it shows, whether it can be closed and gone over, and the keyboard; null: nothing. */
async function tryPair(
  tab: Tab,
  at: number,
  from: Point,
): Promise<Omit<HoverContent, keyof HoverCandidate> | null> {
  const { shown, point, covers } = await inPage(tab).lookAtHover(at, 'target');
  let staysUnderPointer: boolean | null = null;
  let hiddenByEscape = false;
  if (shown) {
    await tab.page.keyboard.press('Escape');
    hiddenByEscape = !(await inPage(tab).lookAtHover(at, 'target')).shown;
    if (!hiddenByEscape && point) {
      await travel(tab, from, point);
      staysUnderPointer = (await inPage(tab).lookAtHover(at, 'target')).shown;
    }
  }
  await tab.page.mouse.move(0, 0);
  if (!shown) return null;
  const byKeyboard = await inPage(tab).keyboardReveals(at);
  return { byPointer: true, covers, byKeyboard, hiddenByEscape, staysUnderPointer };
}
