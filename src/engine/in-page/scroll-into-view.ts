/** Boxes that were scrolled, with where they stood before. */
const moved = new Map<Element, [left: number, top: number]>();
const scrolls = /auto|scroll/;

const around = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

const past = (from: number, to: number, low: number, high: number): number =>
  from < low ? from - low : to > high ? Math.min(to - high, from - low) : 0;

/** What the styles say of the body may be said of the window. */
const isWindow = (element: Element): boolean =>
  element === document.scrollingElement ||
  (element === document.body && getComputedStyle(document.documentElement).overflowX === 'visible');

/**
 * Brings the element to the middle of the window by what people can scroll. A box without scroll bars is only moved where the
 * element is cut away otherwise: visitors see it as it is, and scripts put it back. True: something moved, and the page hears
 * of it in the next frame.
 */
export function bringToMiddle(element: Element): boolean {
  const before = element.getBoundingClientRect();
  const wasMoved = putBoxesBack();
  const { isCut, stays } = scrollBoxesAround(element);
  const at = element.getBoundingClientRect();
  if (isCut) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  else if (!stays)
    scrollBy({
      left: past(at.left, at.right, 0, innerWidth),
      top: (at.top + at.bottom - innerHeight) / 2,
      behavior: 'instant',
    });
  for (const [box, [left, top]] of moved)
    if (box.scrollLeft === left && box.scrollTop === top) moved.delete(box);
  const after = element.getBoundingClientRect();
  return wasMoved || moved.size > 0 || before.x !== after.x || before.y !== after.y;
}

/** `isCut`: a box without scroll bars cuts it away; `stays`: it stays in the window, whatever the page scrolls. */
function scrollBoxesAround(element: Element): { isCut: boolean; stays: boolean } {
  let isCut = false;
  let stays = getComputedStyle(element).position === 'fixed';
  for (let up = around(element); up && !stays && !isWindow(up); up = around(up)) {
    const { overflowX, overflowY, position } = getComputedStyle(up);
    stays = position === 'fixed';
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    moved.set(up, [up.scrollLeft, up.scrollTop]);
    const at = element.getBoundingClientRect();
    const box = up.getBoundingClientRect();
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    const left = scrolls.test(overflowX) ? past(at.left, at.right, box.left, box.right) : 0;
    const top = scrolls.test(overflowY) ? y - (box.top + box.bottom) / 2 : 0;
    up.scrollBy({ left, top, behavior: 'instant' });
    isCut ||= overflowX === 'hidden' && (x < box.left || x > box.right);
    isCut ||= overflowY === 'hidden' && (y < box.top || y > box.bottom);
  }
  return { isCut, stays };
}

/** Puts the boxes of the page back as they were; the window stays. True: there were some. */
export function putBoxesBack(): boolean {
  const wasMoved = moved.size > 0;
  for (const [box, [left, top]] of moved) box.scrollTo({ left, top, behavior: 'instant' });
  moved.clear();
  return wasMoved;
}

/** Where the window stands on the page, CSS px. */
export const windowPlace = (): [left: number, top: number] => [scrollX, scrollY];

export const scrollToTop = (): void => scrollTo({ top: 0, behavior: 'instant' });

export function scrollWindow(left: number, top: number): void {
  scrollTo({ left, top, behavior: 'instant' });
}
