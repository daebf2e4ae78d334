/** What `sightTools` installs. */
export interface SightGlobals {
  constatInSight: typeof elementsInSight;
  constatIsInSight: typeof isInSight;
}

export interface PartGlobals extends SightGlobals {
  constatIndexes?: Map<Element, number>;
  constatOpeners?: HTMLElement[];
  /** What was in sight before the opener was pressed. */
  constatShown?: Set<Element>;
  constatRoots?: Element[];
  /** The window among what came, or what is around it. */
  constatDialog?: Element | null | undefined;
  constatUndo?: {
    readonly observer: MutationObserver;
    readonly records: MutationRecord[];
    /** The language of the page before. */
    readonly lang: string;
    /** The words of the opener before. */
    readonly words: string;
  };
  constatPartIndexes?: Map<Element, number>;
}

/**
 * Runs in our isolated world: elements in sight, as far as one can be sure: drawn, not transparent, not clipped away by
 * what holds them, not beside the page.
 */
function elementsInSight(): Set<Element> {
  const seen = new Set<Element>();
  const width = document.documentElement.clientWidth;
  const all = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
  const visit = (element: Element, clip: { left: number; top: number; right: number; bottom: number }) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0') return;
    // What a closed `details` holds has a size, and is not drawn.
    if (style.display !== 'contents' && !element.checkVisibility()) return;
    let inner = clip;
    if (style.display !== 'contents') {
      const rect = element.getBoundingClientRect();
      const within = style.position === 'fixed' ? all : clip;
      const box = {
        left: Math.max(within.left, rect.left),
        top: Math.max(within.top, rect.top),
        right: Math.min(within.right, rect.right),
        bottom: Math.min(within.bottom, rect.bottom),
      };
      const cuts = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
      const isEmpty = box.right - box.left < 2 || box.bottom - box.top < 2;
      if (cuts && isEmpty) return;
      if (style.visibility === 'visible' && !isEmpty && rect.right > 0 && rect.left < width)
        seen.add(element);
      if (style.position === 'fixed') inner = { left: 0, top: -1e9, right: width, bottom: 1e9 };
      if (cuts && element !== document.body) inner = box;
    }
    if (element.localName === 'svg') return;
    for (const child of element.children) visit(child, inner);
  };
  if (document.body) visit(document.body, all);
  return seen;
}

/** The same of one element alone, without a walk over the page. */
function isInSight(element: Element): boolean {
  if (!element.isConnected || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return false;
  const rect = element.getBoundingClientRect();
  let { left, top, right, bottom } = rect;
  let up = getComputedStyle(element).position === 'fixed' ? null : element.parentElement;
  for (; up && up !== document.body; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (style.position === 'fixed') break;
    if (style.display === 'contents' || !/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`))
      continue;
    const around = up.getBoundingClientRect();
    [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
    [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
  }
  const isBeside = rect.right <= 0 || rect.left >= document.documentElement.clientWidth;
  return right - left >= 2 && bottom - top >= 2 && !isBeside && rect.bottom + scrollY > 0;
}

/** Installs what the functions below look with. */
export const sightTools = () =>
  `globalThis.constatInSight = ${elementsInSight.toString()}; globalThis.constatIsInSight = ${isInSight.toString()}; 0`;

/** Notes what is in sight, presses an opener as a script would, without a person’s activation, and notes what changes. */
export function pressOpener(at: number): void {
  const world = globalThis as unknown as PartGlobals;
  const opener = world.constatOpeners?.[at];
  if (!opener?.isConnected) return;
  // Still true where the part before was closed as it had been.
  world.constatShown ??= world.constatInSight();
  world.constatDialog = undefined;
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
    characterDataOldValue: true,
  });
  const words = opener.getAttribute('aria-label') ?? opener.textContent ?? '';
  world.constatUndo = { observer, records, lang: document.documentElement.lang, words };
  opener.focus({ preventScroll: true });
  opener.click();
}

/** The outermost elements that came into sight, six at most; none when the page, or its language, became another. */
export function findRoots(at: number): number {
  const world = globalThis as unknown as PartGlobals;
  const before = world.constatShown ?? new Set<Element>();
  world.constatRoots = [];
  const { observer, records } = world.constatUndo ?? {};
  records?.push(...(observer?.takeRecords() ?? []));
  // Only popovers, and what a box that is checked shows, come without a word in the document.
  const opener = world.constatOpeners?.[at];
  if (records?.length === 0 && !opener?.matches('[popovertarget],[commandfor],label')) return 0;
  const now = world.constatInSight();
  const came = [...now].filter((element) => !before.has(element));
  const among = new Set(came);
  const stayed = [...before].filter((element) => now.has(element)).length;
  const outermost = came.filter((element) => !among.has(element.parentElement as Element));
  // What takes the place of its like (a text in another language, the next of several) unfolds nothing.
  const placeOf = (element: Element, parent: Node | null) => ({ parent, tag: element.localName });
  const left = (records ?? []).flatMap(({ target, removedNodes }) =>
    [...removedNodes].flatMap((node) =>
      node instanceof Element && before.has(node) && !now.has(node) ? [placeOf(node, target)] : [],
    ),
  );
  const takesPlace = (root: Element) =>
    left.some(({ parent, tag }) => parent === root.parentNode && tag === root.localName);
  const isTab = opener?.getAttribute('role') === 'tab';
  const roots = isTab ? outermost : outermost.filter((root) => !takesPlace(root));
  // A menu may cover the page; a page that loses most of what it showed became another one.
  const isOther =
    stayed < before.size / 3 &&
    !came.some((element) => element.closest('dialog,[role=dialog],[aria-modal=true],nav'));
  const isTranslated = document.documentElement.lang !== world.constatUndo?.lang;
  world.constatRoots = isOther || isTranslated || came.length > 3_000 ? [] : roots.slice(0, 6);
  return world.constatRoots.length;
}

/** The opener is called by other words than before it was pressed; a sign that turns is none. */
export function isRenamed(at: number): boolean {
  const { constatOpeners, constatUndo } = globalThis as unknown as PartGlobals;
  const opener = constatOpeners?.[at];
  const lettersOf = (words: string) => words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const before = lettersOf(constatUndo?.words ?? '');
  const now = lettersOf(opener?.getAttribute('aria-label') ?? opener?.textContent ?? '');
  return before !== now && Math.min(before.length, now.length) > 1;
}

/** What came of the press, by a script or by styles: `said` is a change of what the opener says of itself, and of nothing else. */
export function answerNow(at: number): 'none' | 'said' | 'some' {
  const { constatOpeners, constatUndo, constatShown, constatInSight } = globalThis as unknown as PartGlobals;
  const { observer, records } = constatUndo ?? {};
  records?.push(...(observer?.takeRecords() ?? []));
  const isOnlySaid = ({ target, attributeName }: MutationRecord) =>
    target === constatOpeners?.[at] && attributeName === 'aria-expanded';
  if (!records?.every(isOnlySaid)) return 'some';
  const isShown = [...constatInSight()].some(
    (element) => !constatShown?.has(element) && element.closest('[role=tooltip]') === null,
  );
  if (isShown) return 'some';
  return records.length > 0 ? 'said' : 'none';
}

/** Where a pointer that presses the opener stands in the window; null: something lies over it, or it is out of the window. */
export function placeOfOpener(at: number): { x: number; y: number } | null {
  const opener = (globalThis as unknown as PartGlobals).constatOpeners?.[at];
  const { left = 0, top = 0, width = 0, height = 0 } = opener?.getBoundingClientRect() ?? {};
  const [x, y] = [left + width / 2, top + height / 2];
  const front = document.elementFromPoint(x, y);
  return front && opener?.contains(front) ? { x, y } : null;
}

/** How a window over the page took its place; null: what came is none. */
export function dialogNow(): { modal: boolean; focusMovedIn: boolean } | null {
  const world = globalThis as unknown as PartGlobals;
  const { constatRoots = [] } = world;
  const windows = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';
  const found = constatRoots
    .map((root) => root.closest(windows) ?? root.querySelector(windows))
    .find((one) => one?.checkVisibility());
  world.constatDialog = found;
  if (!found) return null;
  const modal = found.matches(':modal') || found.getAttribute('aria-modal') === 'true';
  const active = document.activeElement;
  return { modal, focusMovedIn: active !== null && active !== document.body && found.contains(active) };
}

/** Whether what came is still in sight, and whether the opener has the focus. */
export function partNow(at: number): { open: boolean; focusOnOpener: boolean } {
  const {
    constatRoots = [],
    constatDialog,
    constatOpeners,
    constatIsInSight,
  } = globalThis as unknown as PartGlobals;
  const opener = constatOpeners?.[at];
  const active = document.activeElement;
  return {
    // What dims the page behind a window may linger.
    open: constatDialog ? constatIsInSight(constatDialog) : constatRoots.some(constatIsInSight),
    // What cannot have the focus cannot get it back.
    focusOnOpener:
      opener !== undefined &&
      (opener.tabIndex < 0 || (active !== null && (opener === active || opener.contains(active)))),
  };
}

/** Closes what was opened by its own means: the opener again, the platform’s, a button of its own that closes. */
export function closePart(at: number, way: 'opener' | 'platform' | 'button'): void {
  const { constatRoots = [], constatOpeners } = globalThis as unknown as PartGlobals;
  const opener = constatOpeners?.[at];
  if (way === 'opener') {
    const list = opener?.getAttribute('role') === 'tab' ? opener.closest('[role=tablist]') : null;
    const first = list?.querySelector<HTMLElement>('[role=tab]');
    (first ?? opener)?.click();
    return;
  }
  for (const root of constatRoots) {
    if (way === 'platform') {
      for (const one of [root, ...root.querySelectorAll('dialog[open],[popover]')]) {
        const dialog = one.closest('dialog[open]') as HTMLDialogElement | null;
        dialog?.close();
        if (one.matches('[popover]:popover-open')) (one as HTMLElement).hidePopover();
      }
      const details = root.closest('details') as HTMLDetailsElement | null;
      if (details) details.open = false;
      continue;
    }
    const says = /ferm|close|annul|cancel|^\s*[×✕✖x]\s*$/i;
    const buttons = root.querySelectorAll<HTMLElement>('button,[role=button]');
    for (const button of buttons)
      if (
        says.test(
          `${button.getAttribute('aria-label') ?? ''} ${button.textContent ?? ''} ${button.className}`,
        )
      ) {
        button.click();
        break;
      }
  }
}

/** Ends the notes of what changed; with `undo`, puts back every attribute, text and child as they were. */
export function endPart(undo: boolean): void {
  const world = globalThis as unknown as PartGlobals;
  const { constatUndo } = world;
  if (!constatUndo) return;
  const records = [...constatUndo.records, ...constatUndo.observer.takeRecords()];
  constatUndo.observer.disconnect();
  delete world.constatUndo;
  if (!undo) return;
  delete world.constatShown;
  for (const {
    type,
    target,
    attributeName,
    oldValue,
    addedNodes,
    removedNodes,
    nextSibling,
  } of records.reverse())
    if (type === 'attributes' && attributeName) {
      if (oldValue === null) (target as Element).removeAttribute(attributeName);
      else (target as Element).setAttribute(attributeName, oldValue);
    } else if (type === 'characterData') {
      (target as CharacterData).data = oldValue ?? '';
    } else {
      for (const node of addedNodes) node.parentNode?.removeChild(node);
      for (const node of removedNodes)
        target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
    }
}
