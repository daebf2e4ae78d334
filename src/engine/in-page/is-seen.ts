/** What hides an element beside `display: none`, a closed `details` and the like, which always hide it. */
export interface SeenOptions {
  /** Transparent itself (opacity 0), or in something transparent. Default: it hides. */
  readonly transparent?: 'hides' | 'ignored';
  /** `visibility: hidden`. Default: it hides. */
  readonly invisible?: 'hides' | 'ignored';
  /** No box of its own (`display: contents`). Default: it hides. */
  readonly boxless?: 'hides' | 'ignored';
  /** Width and height are both larger than that, CSS px. Default: any size will do. */
  readonly largerThanPx?: number;
}

/** Is it seen, wherever on the page it stands? What is scrolled away or lies under something else is seen too. */
export function isSeen(element: Element, options: SeenOptions = {}): boolean {
  const { transparent, invisible, boxless, largerThanPx } = options;
  const isShown = element.checkVisibility({
    visibilityProperty: invisible !== 'ignored',
    opacityProperty: transparent !== 'ignored',
  });
  if (!isShown || (boxless !== 'ignored' && element.getClientRects().length === 0)) return false;
  if (largerThanPx === undefined) return true;
  const { width, height } = element.getBoundingClientRect();
  return width > largerThanPx && height > largerThanPx;
}

/** Nothing of its styles hides it; it may have no box (words laid out by what holds them). */
export const isUnhidden = (element: Element): boolean => isSeen(element, { boxless: 'ignored' });

/** Drawn, transparent or not. */
export const isDrawn = (element: Element): boolean =>
  isSeen(element, { boxless: 'ignored', transparent: 'ignored' });

/** Something of two pixels or more that a visitor of a banner could press. */
export const isPressable = (element: Element): boolean =>
  isSeen(element, { boxless: 'ignored', largerThanPx: 1 });
