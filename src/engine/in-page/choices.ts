import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';
import { pause } from './pauses.ts';

let choices: HTMLSelectElement[] = [];

/** The lists in which one of several things can be chosen, 6 at most. Gives their number. */
export function listChoices(): number {
  const lists = [...document.querySelectorAll<HTMLSelectElement>('select:not([multiple]):enabled')].filter(
    (list) => isSeen(list) && [...list.options].some(({ disabled, selected }) => !disabled && !selected),
  );
  choices = lists.slice(0, 6);
  return choices.length;
}

/** Chooses the next thing as the arrow key does, waits for what it sets off, and puts the first choice back in silence. */
export async function chooseAnother(at: number, pauseMs: number): Promise<void> {
  const list = choices[at];
  if (!list?.isConnected) return;
  const first = list.selectedIndex;
  const options = [...list.options];
  const next = [...options.slice(first + 1), ...options.slice(0, Math.max(first, 0))].find(
    ({ disabled }) => !disabled,
  );
  if (!next) return;
  list.selectedIndex = next.index;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  await pause(pauseMs);
  list.selectedIndex = first;
}

export function describeChoice(at: number): Described | null {
  const list = choices[at];
  return list ? describe(list) : null;
}
