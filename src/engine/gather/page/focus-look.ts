import type { BringGlobals } from './bring-tools.ts';
import type { PageTools } from './describe-element.ts';
import type { PageBox } from './focus-step.ts';
import type { FocusGlobals, OutlineLook } from './focus-tools.ts';
import type { SightGlobals } from './part-pass.ts';

/** What the focus changes of one element. */
export interface FocusLook {
  /** Its number in the present view. */
  readonly index: number;
  /** A computed style of it, of what surrounds it or of what stands for it changes with the focus. */
  readonly styleChanges: boolean;
  /** What its outline alone shows of the focus; null where something else does too. */
  readonly outline: OutlineLook | null;
  /**
   * Its structure and the styles it has with the focus and without: another element of the site with the same key shows
   * its focus as this one does.
   */
  readonly key: string;
}

/**
 * Runs in our isolated world: gives the focus to elements of the present view, one of each component first, all of it
 * where the first shows nothing. Looks at styles alone; those whose focus is refused or moved on are left out. Notes
 * where the focus was for `restoreFocus`. `installFocusTools` comes before.
 */
export function lookAtFocus(indexes: readonly number[], limitMs: number): FocusLook[] {
  const { constatIndexes } = globalThis as { constatIndexes?: Map<Element, number> };
  const elements = [...(constatIndexes?.keys() ?? [])] as HTMLElement[];
  const until = performance.now() + limitMs;
  const { active, stylesOf, changeOf, outlineOf, liesOverOther, marksCurrent } = (
    globalThis as unknown as FocusGlobals
  ).constatFocus;
  const structureOf = (element: Element) => {
    const steps: string[] = [];
    for (let up: Element | null = element; up && steps.length < 4; up = up.parentElement)
      steps.push(`${up.localName}.${[...up.classList].sort().join('.')}${up.getAttribute('type') ?? ''}`);
    return steps.join('<');
  };
  const before = active() as HTMLElement | null;
  const [x, y] = [scrollX, scrollY];
  // What handlers of the focus leave on elements is taken back: a menu that stays open would change what is looked at next.
  const changes = new MutationObserver(() => undefined);
  changes.observe(document, { subtree: true, attributes: true, attributeOldValue: true });
  const kinds = new Map<
    string,
    { shows: boolean; outline: OutlineLook | null; offsetPx: number; key: string }
  >();
  const found: FocusLook[] = [];
  for (const index of indexes) {
    const element = elements[index];
    if (!element?.isConnected || performance.now() > until) continue;
    const structure = structureOf(element);
    const kind = kinds.get(structure);
    if (kind?.shows) {
      const { outline, offsetPx, key } = kind;
      // Alike, and somewhere else in the page.
      const isLost = outline && liesOverOther(element, outline.widthPx, offsetPx);
      found.push({ index, styleChanges: true, outline: isLost ? null : outline, key });
      continue;
    }
    if (active() === element) element.blur();
    const off = stylesOf(element);
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (active() !== element) continue;
    const on = stylesOf(element);
    const change = changeOf(off, on);
    const shows = change.shows || marksCurrent(element);
    const outline = change.byOutlineAlone ? outlineOf(element) : null;
    const offsetPx = Number.parseFloat(getComputedStyle(element).outlineOffset);
    element.blur();
    const key = `${structure}\n${off.text}`;
    kinds.set(structure, { shows, outline, offsetPx, key });
    found.push({ index, styleChanges: shows, outline, key });
  }
  for (const { target, attributeName, oldValue } of changes.takeRecords().reverse())
    if (attributeName && oldValue === null) (target as Element).removeAttribute(attributeName);
    else if (attributeName) (target as Element).setAttribute(attributeName, oldValue ?? '');
  changes.disconnect();
  scrollTo({ left: x, top: y, behavior: 'instant' });
  (globalThis as { constatActive?: HTMLElement | null }).constatActive = before;
  return found;
}

/**
 * Runs in our isolated world: which of these elements of the present view are in sight while they have the focus. Those
 * whose focus is refused or moved on are left out. Notes where the focus was for `restoreFocus`. `installFocusTools` and
 * `sightTools` come before.
 */
export function shownWithFocus(indexes: readonly number[], limitMs: number): number[] {
  const world = globalThis as unknown as FocusGlobals &
    SightGlobals & { constatIndexes?: Map<Element, number> };
  const elements = [...(world.constatIndexes?.keys() ?? [])] as HTMLElement[];
  const until = performance.now() + limitMs;
  const { active } = world.constatFocus;
  /** Cut away by a clip, or as good as transparent, itself or with what holds it. */
  const isCutAway = (element: Element | null): boolean => {
    for (let step = element; step; step = step.parentElement) {
      const { opacity, clip, clipPath } = getComputedStyle(step);
      if (Number(opacity) < 0.1 || /^inset\((?:50|100)%|^circle\(0/.test(clipPath)) return true;
      if (/^rect\((?:0px|1px|auto)[, ]+(?:0px|1px)[, ]+(?:0px|1px)/.test(clip)) return true;
    }
    return false;
  };
  const before = active() as HTMLElement | null;
  const [x, y] = [scrollX, scrollY];
  const found: number[] = [];
  for (const index of indexes) {
    const element = elements[index];
    if (!element?.isConnected || performance.now() > until) continue;
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (active() === element && world.constatIsInSight(element) && !isCutAway(element)) found.push(index);
    element.blur();
  }
  scrollTo({ left: x, top: y, behavior: 'instant' });
  (globalThis as { constatActive?: HTMLElement | null }).constatActive = before;
  return found;
}

/** The focus where it was before the look: a window listens to the keyboard where it put the focus. */
export function restoreFocus(): void {
  const { constatActive } = globalThis as { constatActive?: HTMLElement | null };
  if (constatActive && constatActive !== document.body) constatActive.focus?.({ preventScroll: true });
}

/**
 * Brings an element of the present view under the eyes and notes it for `setFocus`; its box on the page, or null when
 * something else lies over its middle.
 */
export async function bringToFocus(index: number): Promise<PageBox | null> {
  const world = globalThis as unknown as BringGlobals & {
    constatIndexes?: Map<Element, number>;
    constatFocused?: Element;
    constatTools: PageTools;
  };
  const element = [...(world.constatIndexes?.keys() ?? [])][index] as HTMLElement | undefined;
  if (!element?.isConnected) return null;
  if (world.constatBring.toMiddle(element)) await world.constatTools.frame();
  const rect = element.getBoundingClientRect();
  const top = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(
    rect.x + rect.width / 2,
    rect.y + rect.height / 2,
  );
  if (!top || !(element.contains(top) || top.contains(element))) return null;
  world.constatFocused = element;
  return { x: rect.x + scrollX, y: rect.y + scrollY, width: rect.width, height: rect.height };
}
