/** The helpers that bring elements under the eyes. */
interface BringTools {
  /**
   * Brings the element to the middle of the window by what people can scroll. A box without scroll bars is only moved where the
   * element is cut away otherwise: visitors see it as it is, and scripts put it back. True: something moved, and the
   * page hears of it in the next frame.
   */
  toMiddle(element: Element): boolean;
  /** Puts the boxes of the page back as they were; the window stays. True: there were some. */
  putBack(): boolean;
}
export interface BringGlobals {
  constatBring: BringTools;
}

/** Installs them in our isolated world; the other functions find them there. */
export function installBringing(): void {
  const world = globalThis as unknown as BringGlobals & { constatMoved?: Map<Element, [number, number]> };
  // Installed again, they still know what the earlier ones moved.
  world.constatMoved ??= new Map();
  const moved = world.constatMoved;
  const around = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
  const past = (from: number, to: number, low: number, high: number): number =>
    from < low ? from - low : to > high ? Math.min(to - high, from - low) : 0;
  /** What the styles say of the body may be said of the window. */
  const isWindow = (element: Element): boolean =>
    element === document.scrollingElement ||
    (element === document.body && getComputedStyle(document.documentElement).overflowX === 'visible');
  const tools: BringTools = {
    toMiddle(element) {
      const before = element.getBoundingClientRect();
      const wasMoved = tools.putBack();
      let isCut = false;
      let stays = getComputedStyle(element).position === 'fixed';
      for (let up = around(element); up && !stays && !isWindow(up); up = around(up)) {
        const { overflowX, overflowY, position } = getComputedStyle(up);
        stays = position === 'fixed';
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        moved.set(up, [up.scrollLeft, up.scrollTop]);
        const scrolls = /auto|scroll/;
        const at = element.getBoundingClientRect();
        const box = up.getBoundingClientRect();
        const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
        const left = scrolls.test(overflowX) ? past(at.left, at.right, box.left, box.right) : 0;
        const top = scrolls.test(overflowY) ? y - (box.top + box.bottom) / 2 : 0;
        up.scrollBy({ left, top, behavior: 'instant' });
        isCut ||= overflowX === 'hidden' && (x < box.left || x > box.right);
        isCut ||= overflowY === 'hidden' && (y < box.top || y > box.bottom);
      }
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
    },
    putBack() {
      const wasMoved = moved.size > 0;
      for (const [box, [left, top]] of moved) box.scrollTo({ left, top, behavior: 'instant' });
      moved.clear();
      return wasMoved;
    },
  };
  world.constatBring = tools;
}

/** Puts back what was moved, once all is looked at. `installBringing` comes before. */
export function putBoxesBack(): void {
  (globalThis as unknown as BringGlobals).constatBring.putBack();
}
