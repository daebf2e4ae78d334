import { elementsInSight, isInSight, keepSight, keptSight } from './in-sight.ts';
import { openerAt } from './openers.ts';
import { keepRoots, partRoots } from './part-roots.ts';

/** What is undone once the part was looked at. */
interface Undo {
  readonly observer: MutationObserver;
  readonly records: MutationRecord[];
  /** The language of the page before. */
  readonly lang: string;
  /** The words of the opener before. */
  readonly words: string;
}

/** The window among what came, or what is around it. */
let dialog: Element | undefined;
let undoing: Undo | null = null;

/** Notes what is in sight, presses an opener as a script would, without a person’s activation, and notes what changes. */
export function pressOpener(at: number): void {
  const opener = openerAt(at);
  if (!opener?.isConnected) return;
  // Still true where the part before was closed as it had been.
  if (!keptSight()) keepSight(elementsInSight());
  dialog = undefined;
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
  undoing = { observer, records, lang: document.documentElement.lang, words };
  opener.focus({ preventScroll: true });
  opener.click();
}

/** The outermost elements that came into sight, six at most; none when the page, or its language, became another. */
export function findRoots(at: number): number {
  const before = keptSight() ?? new Set<Element>();
  keepRoots([]);
  const records = takeRecords();
  // Only popovers, and what a box that is checked shows, come without a word in the document.
  const opener = openerAt(at);
  if (records?.length === 0 && !opener?.matches('[popovertarget],[commandfor],label')) return 0;
  const now = elementsInSight();
  const came = [...now].filter((element) => !before.has(element));
  const among = new Set(came);
  const outermost = came.filter((element) => !among.has(element.parentElement as Element));
  const isTab = opener?.getAttribute('role') === 'tab';
  const takesPlace = replacedAmong(records ?? [], before, now);
  const roots = isTab ? outermost : outermost.filter((root) => !takesPlace(root));
  const isTranslated = document.documentElement.lang !== undoing?.lang;
  const isLost = isOther(before, now, came) || isTranslated || came.length > 3_000;
  keepRoots(isLost ? [] : roots.slice(0, 6));
  return partRoots().length;
}

/** Everything that changed since the press; undefined: nothing was pressed. */
function takeRecords(): MutationRecord[] | undefined {
  undoing?.records.push(...undoing.observer.takeRecords());
  return undoing?.records;
}

/** Tells what takes the place of its like (a text in another language, the next of several): it unfolds nothing. */
function replacedAmong(
  records: readonly MutationRecord[],
  before: ReadonlySet<Element>,
  now: ReadonlySet<Element>,
): (root: Element) => boolean {
  const left = records.flatMap(({ target, removedNodes }) =>
    [...removedNodes].flatMap((node) =>
      node instanceof Element && before.has(node) && !now.has(node)
        ? [{ parent: target, tag: node.localName }]
        : [],
    ),
  );
  return (root) => left.some(({ parent, tag }) => parent === root.parentNode && tag === root.localName);
}

/** A menu may cover the page; a page that loses most of what it showed became another one. */
function isOther(before: ReadonlySet<Element>, now: ReadonlySet<Element>, came: readonly Element[]): boolean {
  const stayed = [...before].filter((element) => now.has(element)).length;
  return (
    stayed < before.size / 3 &&
    !came.some((element) => element.closest('dialog,[role=dialog],[aria-modal=true],nav'))
  );
}

/** The opener is called by other words than before it was pressed; a sign that turns is none. */
export function isRenamed(at: number): boolean {
  const opener = openerAt(at);
  const lettersOf = (words: string) => words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const before = lettersOf(undoing?.words ?? '');
  const now = lettersOf(opener?.getAttribute('aria-label') ?? opener?.textContent ?? '');
  return before !== now && Math.min(before.length, now.length) > 1;
}

/** What came of the press, by a script or by styles: `said` is a change of what the opener says of itself, and of nothing else. */
export function answerNow(at: number): 'none' | 'said' | 'some' {
  const records = takeRecords();
  const isOnlySaid = ({ target, attributeName }: MutationRecord) =>
    target === openerAt(at) && attributeName === 'aria-expanded';
  if (!records?.every(isOnlySaid)) return 'some';
  const before = keptSight();
  const isShown = [...elementsInSight()].some(
    (element) => !before?.has(element) && element.closest('[role=tooltip]') === null,
  );
  if (isShown) return 'some';
  return records.length > 0 ? 'said' : 'none';
}

/** Where a pointer that presses the opener stands in the window; null: something lies over it, or it is out of the window. */
export function placeOfOpener(at: number): { x: number; y: number } | null {
  const opener = openerAt(at);
  const { left = 0, top = 0, width = 0, height = 0 } = opener?.getBoundingClientRect() ?? {};
  const [x, y] = [left + width / 2, top + height / 2];
  const front = document.elementFromPoint(x, y);
  return front && opener?.contains(front) ? { x, y } : null;
}

/** How a window over the page took its place; null: what came is none. */
export function dialogNow(): { modal: boolean; focusMovedIn: boolean } | null {
  const windows = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';
  const found = partRoots()
    .map((root) => root.closest(windows) ?? root.querySelector(windows))
    .find((one) => one?.checkVisibility());
  dialog = found ?? undefined;
  if (!found) return null;
  const modal = found.matches(':modal') || found.getAttribute('aria-modal') === 'true';
  const active = document.activeElement;
  return { modal, focusMovedIn: active !== null && active !== document.body && found.contains(active) };
}

/** Whether what came is still in sight, and whether the opener has the focus. */
export function partNow(at: number): { open: boolean; focusOnOpener: boolean } {
  const opener = openerAt(at);
  const active = document.activeElement;
  return {
    // What dims the page behind a window may linger.
    open: dialog ? isInSight(dialog) : partRoots().some(isInSight),
    // What cannot have the focus cannot get it back.
    focusOnOpener:
      opener !== undefined &&
      (opener.tabIndex < 0 || (active !== null && (opener === active || opener.contains(active)))),
  };
}

/** Closes what was opened by its own means: the opener again, the platform’s, a button of its own that closes. */
export function closePart(at: number, way: 'opener' | 'platform' | 'button'): void {
  const opener = openerAt(at);
  if (way === 'opener') {
    const list = opener?.getAttribute('role') === 'tab' ? opener.closest('[role=tablist]') : null;
    const first = list?.querySelector<HTMLElement>('[role=tab]');
    (first ?? opener)?.click();
    return;
  }
  for (const root of partRoots()) {
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
  if (!undoing) return;
  const records = [...undoing.records, ...undoing.observer.takeRecords()];
  undoing.observer.disconnect();
  undoing = null;
  if (!undo) return;
  keepSight(null);
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
