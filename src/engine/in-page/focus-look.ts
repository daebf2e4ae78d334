import { elementsByNumber } from './element-numbers.ts';
import { liesOverOther, type OutlineLook, outlineOf } from './focus-outline.ts';
import { changeOf, marksCurrent, stylesOf } from './focus-styles.ts';
import { noteFocused, type PageBox, pageBoxOf } from './focused-element.ts';
import { isInSight } from './in-sight.ts';
import { frame } from './pauses.ts';
import { bringToMiddle, scrollWindow } from './scroll-into-view.ts';
import { activeElement, giveFocus } from './tab-stops.ts';

/** What the focus changes of one element. */
interface FocusLook {
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

/** What the first element of a component told. */
interface Component {
  readonly shows: boolean;
  readonly outline: OutlineLook | null;
  readonly offsetPx: number;
  readonly key: string;
}

/** What had the focus before the look. */
let activeBefore: HTMLElement | null = null;

/** Tags, classes and types of the element and three around it. */
function structureOf(element: Element): string {
  const steps: string[] = [];
  for (let up: Element | null = element; up && steps.length < 4; up = up.parentElement)
    steps.push(`${up.localName}.${[...up.classList].sort().join('.')}${up.getAttribute('type') ?? ''}`);
  return steps.join('<');
}

/**
 * Gives the focus to elements of the present view, one of each component first, all of it where the first shows nothing. Looks
 * at styles alone; those whose focus is refused or moved on are left out. Notes where the focus was for `restoreFocus`.
 */
export function lookAtFocus(indexes: readonly number[], limitMs: number): FocusLook[] {
  const elements = elementsByNumber() as HTMLElement[];
  const until = performance.now() + limitMs;
  const before = activeElement() as HTMLElement | null;
  const [x, y] = [scrollX, scrollY];
  // What handlers of the focus leave on elements is taken back: a menu that stays open would change what is looked at next.
  const changes = new MutationObserver(() => undefined);
  changes.observe(document, { subtree: true, attributes: true, attributeOldValue: true });
  const components = new Map<string, Component>();
  const found: FocusLook[] = [];
  for (const index of indexes) {
    const element = elements[index];
    if (!element?.isConnected || performance.now() > until) continue;
    const structure = structureOf(element);
    const known = components.get(structure);
    const component = known?.shows ? known : tryFocus(element, structure);
    if (!component) continue;
    components.set(structure, component);
    found.push({ index, ...lookOf(element, component, component === known) });
  }
  takeBack(changes.takeRecords());
  changes.disconnect();
  scrollWindow(x, y);
  activeBefore = before;
  return found;
}

/** Null: the focus is refused or moved on. */
function tryFocus(element: HTMLElement, structure: string): Component | null {
  if (activeElement() === element) element.blur();
  const off = stylesOf(element);
  giveFocus(element);
  if (activeElement() !== element) return null;
  const change = changeOf(off, stylesOf(element));
  const shows = change.shows || marksCurrent(element);
  const outline = change.byOutlineAlone ? outlineOf(element) : null;
  const offsetPx = Number.parseFloat(getComputedStyle(element).outlineOffset);
  element.blur();
  return { shows, outline, offsetPx, key: `${structure}\n${off.text}` };
}

/** `isAlike`: it was not tried itself, and stands somewhere else in the page than the one that was. */
function lookOf(element: Element, { shows, outline, offsetPx, key }: Component, isAlike: boolean) {
  const isLost = isAlike && outline !== null && liesOverOther(element, outline.widthPx, offsetPx);
  return { styleChanges: shows, outline: isLost ? null : outline, key };
}

function takeBack(records: readonly MutationRecord[]): void {
  for (const { target, attributeName, oldValue } of records.toReversed())
    if (attributeName && oldValue === null) (target as Element).removeAttribute(attributeName);
    else if (attributeName) (target as Element).setAttribute(attributeName, oldValue ?? '');
}

/**
 * Which of these elements of the present view are in sight while they have the focus. Those whose focus is refused or moved on
 * are left out. Notes where the focus was for `restoreFocus`.
 */
export function shownWithFocus(indexes: readonly number[], limitMs: number): number[] {
  const elements = elementsByNumber() as HTMLElement[];
  const until = performance.now() + limitMs;
  const before = activeElement() as HTMLElement | null;
  const [x, y] = [scrollX, scrollY];
  const found: number[] = [];
  for (const index of indexes) {
    const element = elements[index];
    if (!element?.isConnected || performance.now() > until) continue;
    giveFocus(element);
    if (activeElement() === element && isInSight(element) && !isCutAway(element)) found.push(index);
    element.blur();
  }
  scrollWindow(x, y);
  activeBefore = before;
  return found;
}

/** Cut away by a clip, or as good as transparent, itself or with what holds it. */
function isCutAway(element: Element): boolean {
  for (let step: Element | null = element; step; step = step.parentElement) {
    const { opacity, clip, clipPath } = getComputedStyle(step);
    if (Number(opacity) < 0.1 || /^inset\((?:50|100)%|^circle\(0/.test(clipPath)) return true;
    if (/^rect\((?:0px|1px|auto)[, ]+(?:0px|1px)[, ]+(?:0px|1px)/.test(clip)) return true;
  }
  return false;
}

/** The focus where it was before the look: a window listens to the keyboard where it put the focus. */
export function restoreFocus(): void {
  if (activeBefore && activeBefore !== document.body) activeBefore.focus?.({ preventScroll: true });
}

/**
 * Brings an element of the present view under the eyes and notes it for `setFocus`; its box on the page, or null when
 * something else lies over its middle.
 */
export async function bringToFocus(index: number): Promise<PageBox | null> {
  const element = elementsByNumber()[index] as HTMLElement | undefined;
  if (!element?.isConnected) return null;
  if (bringToMiddle(element)) await frame();
  const rect = element.getBoundingClientRect();
  const top = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(
    rect.x + rect.width / 2,
    rect.y + rect.height / 2,
  );
  if (!top || !(element.contains(top) || top.contains(element))) return null;
  noteFocused(element);
  return pageBoxOf(element);
}
