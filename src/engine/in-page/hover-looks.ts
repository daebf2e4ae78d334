import { type HoverPair, hoverPair } from './hover-pairs.ts';
import { isSeen } from './is-seen.ts';
import { pause, rest } from './pauses.ts';
import { giveFocus } from './tab-stops.ts';

export interface HoverLook {
  readonly shown: boolean;
  /** Middle of what the window shows of the element; null where it shows nothing of it. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** The target lies over a text, an image or a control of the page. */
  readonly covers: boolean;
}

/** Is the target shown, and where are trigger and target? `on` says which point is asked for; scrolls to the trigger. */
export async function lookAtHover(at: number, on: 'trigger' | 'target'): Promise<HoverLook> {
  const pair = hoverPair(at);
  if (!pair) return { shown: false, point: null, covers: false };
  const { trigger, target } = pair;
  if (on === 'trigger') trigger.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await rest(target);
  // Of a wide trigger its first own link or text is what people aim at.
  const aim =
    on === 'trigger'
      ? (trigger.querySelector(':scope > a, :scope > button, :scope > span') ?? trigger)
      : target;
  const { right, bottom } = target.getBoundingClientRect();
  const shown = isOpen(target) && right > 0 && bottom + scrollY > 0;
  return { shown, point: middleInWindow(aim), covers: on === 'target' && shown && coversContent(target) };
}

const isOpen = (target: Element): boolean => isSeen(target, { largerThanPx: 2 });

function middleInWindow(element: Element): HoverLook['point'] {
  const box = element.getBoundingClientRect();
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth - 1, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight - 1, box.bottom)];
  return right > left && bottom > top ? { x: (left + right) / 2, y: (top + bottom) / 2 } : null;
}

/** Words, images and controls that are neither in the target nor around it share its place. */
function coversContent(target: HTMLElement): boolean {
  const box = target.getBoundingClientRect();
  const meets = ({ left, right, top, bottom }: DOMRect) =>
    Math.min(right, box.right) - Math.max(left, box.left) > 2 &&
    Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2;
  const holdsWords = (element: Element) =>
    [...element.childNodes].some((child) => {
      if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(child);
      return [...range.getClientRects()].some(meets);
    });
  const drawn = 'img,svg,video,canvas,iframe,object,input,select,textarea,button';
  return [...document.body.getElementsByTagName('*')].some(
    (element) =>
      !element.contains(target) &&
      !target.contains(element) &&
      meets(element.getBoundingClientRect()) &&
      (element.matches(drawn) || holdsWords(element)) &&
      isSeen(element),
  );
}

const stopSelector = 'a[href],button,input,select,textarea,summary,[tabindex]';
const buttonSelector = 'button:not([type=submit]),[role=button],summary,[aria-expanded],[aria-haspopup]';

/** Tries the keyboard on a pair: focus on each stop of the trigger, then its own or neighbouring button. */
export async function keyboardReveals(at: number): Promise<'focus' | 'button' | 'none' | 'unreachable'> {
  const pair = hoverPair(at);
  if (!pair) return 'none';
  const { trigger, target } = pair;
  const stops = [trigger, ...trigger.querySelectorAll<HTMLElement>(stopSelector)].filter(
    (element) =>
      element.matches(stopSelector) && element.tabIndex >= 0 && !target.contains(element) && isSeen(element),
  );
  for (const stop of stops.slice(0, 3)) {
    giveFocus(stop);
    await rest(target);
    if (isOpen(target)) return 'focus';
  }
  // Hidden by place or transparency only, its own controls take the focus and may show it.
  const inner = [target, ...target.querySelectorAll<HTMLElement>(stopSelector)].find(
    (element) => element.matches(stopSelector) && element.tabIndex >= 0,
  );
  if (inner) {
    giveFocus(inner);
    await rest(target);
    if (document.activeElement === inner && isOpen(target)) return 'focus';
  }
  (document.activeElement as HTMLElement | null)?.blur?.();
  for (const button of buttonsOf(pair, stops)) {
    button.click();
    if (await opensSoon(target)) {
      button.click();
      return 'button';
    }
  }
  return stops.length === 0 && !inner ? 'unreachable' : 'none';
}

/** Two at most, the trigger’s own first. */
function buttonsOf({ trigger, target }: HoverPair, stops: readonly HTMLElement[]): HTMLElement[] {
  const near = [
    ...stops,
    target.previousElementSibling,
    target.nextElementSibling,
    trigger.nextElementSibling,
    trigger.previousElementSibling,
  ].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.matches(buttonSelector) && element.closest('form') === null,
  );
  return [...new Set(near)].slice(0, 2);
}

async function opensSoon(target: HTMLElement): Promise<boolean> {
  for (let look = 0; look < 5; look += 1) {
    await rest(target);
    if (isOpen(target)) return true;
    await pause(100);
  }
  return isOpen(target);
}
