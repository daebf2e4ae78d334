import { selectorOf, snippetOf } from './describe.ts';
import { numberOf } from './element-numbers.ts';
import { type OutlineLook, outlineOf } from './focus-outline.ts';
import { changeOf, hasCaret, marksCurrent, stylesOf } from './focus-styles.ts';
import { dropFocus, noteFocused } from './focused-element.ts';
import { activeElement, giveFocus, hasInnerStops } from './tab-stops.ts';

/** An element of the page as it stands. */
export interface Met {
  /** Its number in the page’s `dom`; null: not there. */
  readonly node: number | null;
  readonly selector: string;
  readonly snippet: string;
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

/** Elements of the walk, in its order. */
let walked: Element[] = [];

export function beginWalk(): void {
  dropFocus();
  walked = [];
}

/** After a Tab key: what has the focus, and whether its style shows it. Null: the page itself. */
export function focusStep(): FocusStep | null {
  const element = activeElement();
  if (!element || element === document.body || element === document.documentElement) return null;
  const focused = element as HTMLElement;
  // What holds another document: the focus goes on inside, where it shows or not.
  const isFrame = /^(?:iframe|frame|object|embed)$/.test(focused.localName);
  const place = walked.indexOf(focused);
  const isKnown = place >= 0;
  const index = isKnown ? place : walked.push(focused) - 1;
  noteFocused(focused);
  const look = isKnown || isFrame ? { styleChanges: isKnown, outline: null } : lookOf(focused);
  const cover = isFrame || focused.getRootNode() !== document ? null : coverOf(focused);
  return {
    index,
    ...met(focused),
    cover: cover && met(cover),
    ...look,
    inDialog: focused.closest('dialog, [role=dialog], [role=alertdialog], [aria-modal=true]') !== null,
    isFrame,
    innerStops: hasInnerStops(focused),
  };
}

/** Takes the focus away for a moment and gives it back. */
function lookOf(focused: HTMLElement): Pick<FocusStep, 'styleChanges' | 'outline'> {
  const on = stylesOf(focused);
  const drawn = outlineOf(focused);
  focused.blur();
  const off = stylesOf(focused);
  giveFocus(focused);
  const { shows, byOutlineAlone } = changeOf(off, on);
  return {
    styleChanges: shows || hasCaret(focused) || marksCurrent(focused),
    outline: byOutlineAlone ? drawn : null,
  };
}

const met = (one: Element): Met => ({
  node: numberOf(one) ?? null,
  selector: selectorOf(one),
  snippet: snippetOf(one),
});

/** The fixed part in front of every part of the element that the window shows; null: a part of it is seen. */
function coverOf(focused: Element): Element | null {
  const rect = focused.getBoundingClientRect();
  const [left, top] = [Math.max(rect.left, 0), Math.max(rect.top, 0)];
  const [width, height] = [Math.min(rect.right, innerWidth) - left, Math.min(rect.bottom, innerHeight) - top];
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
}

/** The fixed part that an element in front belongs to, when nothing is seen through it. */
function fixedOver(front: Element): Element | null {
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
}
