import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';
import { settle } from './pauses.ts';
import { hasInnerStops } from './tab-stops.ts';

let entered: Element | null = null;

/**
 * Gives the focus to the element and notes it; null when it does not take it, or in a dialog,
 * which may keep it.
 */
export function enterTrap(selector: string): Described | null {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element || !isSeen(element)) return null;
  // Tab goes on inside: the walk tells.
  if (hasInnerStops(element)) return null;
  if (element.closest('dialog,[role=dialog],[role=alertdialog],[aria-modal=true]')) return null;
  entered = element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.focus({ preventScroll: true });
  return document.activeElement === element ? describe(element) : null;
}

/** Whether the element noted still has the focus, once what its handlers put off is done. */
export async function isHeld(): Promise<boolean> {
  await settle();
  return entered !== null && document.activeElement === entered;
}
