import { joinPass } from './element-numbers.ts';

/** The outermost elements that came into sight when an opener was pressed. */
let roots: readonly Element[] = [];

export const partRoots = (): readonly Element[] => roots;

export function keepRoots(found: readonly Element[]): void {
  roots = found;
}

/** One of them, as an element. */
export const partRoot = (order: number): Element | undefined => roots[order];

/** After they were read alone: their numbers and those of all that was read with them (`joinPass`). */
export const joinPart = (): { numbers: number[]; roots: number[] } => joinPass(roots);
