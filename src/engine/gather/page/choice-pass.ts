import type { Described, PageTools } from './describe-element.ts';

interface ChoiceGlobals {
  constatTools: PageTools;
  constatChoices?: HTMLSelectElement[];
}

/** Runs in our isolated world: the lists in which one of several things can be chosen, 6 at most. Gives their number. */
export function listChoices(): number {
  const world = globalThis as unknown as ChoiceGlobals;
  const lists = [...document.querySelectorAll<HTMLSelectElement>('select:not([multiple]):enabled')].filter(
    (list) =>
      world.constatTools.isSeen(list) &&
      [...list.options].some(({ disabled, selected }) => !disabled && !selected),
  );
  world.constatChoices = lists.slice(0, 6);
  return world.constatChoices.length;
}

/** Chooses the next thing as the arrow key does, waits for what it sets off, and puts the first choice back in silence. */
export async function chooseAnother(at: number, pauseMs: number): Promise<void> {
  const list = (globalThis as unknown as ChoiceGlobals).constatChoices?.[at];
  if (!list?.isConnected) return;
  const first = list.selectedIndex;
  const options = [...list.options];
  const next = [...options.slice(first + 1), ...options.slice(0, Math.max(first, 0))].find(
    ({ disabled }) => !disabled,
  );
  if (!next) return;
  list.selectedIndex = next.index;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  list.selectedIndex = first;
}

export function describeChoice(at: number): Described | null {
  const { constatChoices, constatTools } = globalThis as unknown as ChoiceGlobals;
  const list = constatChoices?.[at];
  return list ? constatTools.describe(list) : null;
}
