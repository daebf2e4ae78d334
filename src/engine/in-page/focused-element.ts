import { frame } from './pauses.ts';
import { giveFocus } from './tab-stops.ts';

/** On the page, CSS px. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The element whose focus is looked at. */
let focused: HTMLElement | null = null;

export function noteFocused(element: HTMLElement): void {
  focused = element;
}

/** Gives up or takes back the focus of the element noted last, for the two pictures of a step. */
export function setFocus(on: boolean): void {
  if (on && focused) giveFocus(focused);
  else focused?.blur();
}

/** Where on the page the element noted last is, once the page has heard of what the key scrolled: scripts put boxes back. */
export async function placeOfFocused(): Promise<PageBox | null> {
  await frame();
  return focused && pageBoxOf(focused);
}

export function pageBoxOf(element: Element): PageBox {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height };
}

/** Before a walk with the keyboard, and after it: nothing has the focus. */
export function dropFocus(): void {
  (document.activeElement as HTMLElement | null)?.blur?.();
}
