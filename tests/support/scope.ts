import { inject, test } from 'vitest';

/** Whether everything is asked for (`npm run test:all`, or a file that is named), or what stands for it (`npm test`). */
export const isWhole = inject('scope') === 'all';

/**
 * The cases of a matrix: all of them where everything is asked for, else those that stand for the others.
 * @throws where none stands for them: the gate would prove nothing of this matrix
 */
export function casesInScope<Case>(cases: readonly Case[], stands: (one: Case) => boolean): readonly Case[] {
  const chosen = isWhole ? cases : cases.filter(stands);
  if (chosen.length === 0) throw new Error('No case stands for the others in `npm test`.');
  return chosen;
}

/** A test of `npm run test:all` alone: others of its file stand for it in `npm test`. */
export const testOfAll = test.runIf(isWhole);
