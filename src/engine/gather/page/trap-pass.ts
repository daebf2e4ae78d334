import type { Described, PageTools } from './describe-element.ts';

interface TrapGlobals {
  constatTools: PageTools;
  constatTrap?: Element;
}

/**
 * Runs in our isolated world: gives the focus to the element and notes it; null when it does not take it, or in a dialog,
 * which may keep it.
 */
export function enterTrap(selector: string): Described | null {
  const world = globalThis as unknown as TrapGlobals;
  const element = document.querySelector<HTMLElement>(selector);
  if (!element || !world.constatTools.isSeen(element)) return null;
  // Tab goes on inside: the walk tells.
  if (world.constatTools.hasInnerStops(element)) return null;
  if (element.closest('dialog,[role=dialog],[role=alertdialog],[aria-modal=true]')) return null;
  world.constatTrap = element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.focus({ preventScroll: true });
  return document.activeElement === element ? world.constatTools.describe(element) : null;
}

/** Whether the element noted still has the focus, once what its handlers put off is done. */
export async function isHeld(): Promise<boolean> {
  const { constatTools, constatTrap } = globalThis as unknown as TrapGlobals;
  await constatTools.settle();
  return constatTrap !== undefined && document.activeElement === constatTrap;
}
