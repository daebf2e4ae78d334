import type { PageTools } from './describe-element.ts';
import type { FocusGlobals, OutlineLook } from './focus-tools.ts';

/** An element of the page as it stands. */
export interface Met {
  /** Its number in the page’s `dom`; null: not there. */
  readonly node: number | null;
  readonly selector: string;
  readonly snippet: string;
}

/** On the page, CSS px. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FocusStep extends Met {
  /** In the order of the walk. */
  readonly index: number;
  /** Fixed over the page, opaque, and in front of every part of it that the window shows. */
  readonly cover: Met | null;
  /** A computed style of the element or of what surrounds it changes with focus, or a caret stands in it. */
  readonly styleChanges: boolean;
  /** What its outline alone shows of the focus; null where something else does too. */
  readonly outline: OutlineLook | null;
  readonly inDialog: boolean;
  readonly isFrame: boolean;
  /** Tab stops several times inside it. */
  readonly innerStops: boolean;
}

/**
 * Runs in our isolated world after a Tab key: what has the focus, and whether its style shows it. Null: the page itself.
 * `installTools` and `installFocusTools` come before.
 */
export function focusStep(): FocusStep | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const world = globalThis as unknown as FocusGlobals & {
    constatTools: PageTools;
    constatFocused?: Element;
    constatFocusList?: Element[];
    constatIndexes?: Map<Element, number>;
  };
  world.constatFocusList ??= [];
  const focused = element as HTMLElement;
  // What holds another document: the focus goes on inside, where it shows or not.
  const isFrame = /^(?:iframe|frame|object|embed)$/.test(focused.localName);
  let index = world.constatFocusList.indexOf(focused);
  const known = index >= 0;
  if (!known) index = world.constatFocusList.push(focused) - 1;
  world.constatFocused = focused;

  let styleChanges = known;
  let outline: OutlineLook | null = null;
  if (!known && !isFrame) {
    const { stylesOf, changeOf, outlineOf, hasCaret, marksCurrent } = world.constatFocus;
    const on = stylesOf(focused);
    const drawn = outlineOf(focused);
    focused.blur();
    const off = stylesOf(focused);
    focused.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    const { shows, byOutlineAlone } = changeOf(off, on);
    styleChanges = shows || hasCaret(focused) || marksCurrent(focused);
    if (byOutlineAlone) outline = drawn;
  }
  const rect = focused.getBoundingClientRect();
  const met = (one: Element): Met => {
    const parts: string[] = [];
    for (let step: Element | null = one; step && parts.length < 4; step = step.parentElement) {
      const classes = [...step.classList].slice(0, 2).map((name) => `.${CSS.escape(name)}`);
      parts.unshift(step.id ? `#${CSS.escape(step.id)}` : `${step.localName}${classes.join('')}`);
      if (step.id) break;
    }
    return {
      node: world.constatIndexes?.get(one) ?? null,
      selector: parts.join(' > '),
      snippet:
        one.outerHTML.length <= 300
          ? one.outerHTML
          : (one.cloneNode(false) as Element).outerHTML.slice(0, 300),
    };
  };
  /** The fixed part that an element in front belongs to, when nothing is seen through it. */
  const fixedOver = (front: Element): Element | null => {
    let opaque = false;
    for (let step: Element | null = front; step; step = step.parentElement) {
      const style = getComputedStyle(step);
      if (Number(style.opacity) < 1) return null;
      const [, ...alphas] = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(style.backgroundColor) ?? [];
      const alpha = alphas.find((value) => value !== undefined) ?? '1';
      opaque ||= Number(alpha) === 1 || /^(?:img|video|canvas|iframe)$/.test(step.localName);
      if (style.position === 'fixed' || style.position === 'sticky') return opaque ? step : null;
    }
    return null;
  };
  const coverOf = (): Element | null => {
    const [left, top] = [Math.max(rect.left, 0), Math.max(rect.top, 0)];
    const [width, height] = [
      Math.min(rect.right, innerWidth) - left,
      Math.min(rect.bottom, innerHeight) - top,
    ];
    if (width < 2 || height < 2) return null;
    let cover: Element | null = null;
    for (const across of [0.05, 0.5, 0.95])
      for (const down of [0.05, 0.5, 0.95]) {
        const front = document.elementFromPoint(left + width * across, top + height * down);
        if (!front || front.contains(focused) || focused.contains(front)) return null;
        cover = fixedOver(front);
        if (!cover || cover.contains(focused)) return null;
      }
    return cover;
  };
  const cover = isFrame || focused.getRootNode() !== document ? null : coverOf();
  return {
    index,
    ...met(focused),
    cover: cover && met(cover),
    styleChanges,
    outline,
    inDialog: focused.closest('dialog, [role=dialog], [role=alertdialog], [aria-modal=true]') !== null,
    isFrame,
    innerStops: world.constatTools.hasInnerStops(focused),
  };
}

/** Gives up or takes back the focus, for the two pictures of a step. */
export function setFocus(on: boolean): void {
  const focused = (globalThis as unknown as { constatFocused?: HTMLElement }).constatFocused;
  if (on) focused?.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  else focused?.blur();
}

/** Where on the page the element noted last is, once the page has heard of what the key scrolled: scripts put boxes back. */
export async function placeOfFocused(): Promise<PageBox | null> {
  const { constatFocused, constatTools } = globalThis as unknown as {
    constatFocused?: Element;
    constatTools: PageTools;
  };
  await constatTools.frame();
  const rect = constatFocused?.getBoundingClientRect();
  return rect ? { x: rect.x + scrollX, y: rect.y + scrollY, width: rect.width, height: rect.height } : null;
}

/** Pixels of pictures with the focus and without: what the focus changed, and what moved without it. */
export interface PixelChanges {
  readonly changed: number;
  readonly moving: number;
}

/**
 * Counts pixels that differ between two pictures of the same size, with the focus and without. Given a second pair, those
 * that differ between two pictures of the same state are moving, and are not counted as changed.
 */
export async function comparePictures(
  on: string,
  off: string,
  onAgain: string = on,
  offAgain: string = off,
): Promise<PixelChanges> {
  const pixels = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) return new Uint8ClampedArray();
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
  };
  const [before, after, beforeAgain, afterAgain] = await Promise.all([
    pixels(on),
    pixels(off),
    pixels(onAgain),
    pixels(offAgain),
  ]);
  const differ = (one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): boolean =>
    Math.abs((one[at] ?? 0) - (other[at] ?? 0)) +
      Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)) +
      Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0)) >
    24;
  let changed = Math.abs(before.length - after.length) / 4;
  let moving = 0;
  for (let at = 0; at < Math.min(before.length, after.length); at += 4) {
    if (differ(before, beforeAgain, at) || differ(after, afterAgain, at)) moving += 1;
    else if (differ(before, after, at)) changed += 1;
  }
  return { changed, moving };
}
