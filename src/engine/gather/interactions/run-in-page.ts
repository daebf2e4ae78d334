import { artifactError, type FailedInteraction } from '../../artifacts.ts';
import { inTime, LateError } from '../../browser/in-time.ts';
import type { UsefulClock } from '../../browser/useful-clock.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';

/** Declarations under which nothing moves, and what is animated is at its end (`animation: none` would be before its beginning). */
export const still =
  'transition:none!important;animation-duration:0s!important;animation-delay:0s!important;animation-iteration-count:1!important';

/** Adds a style sheet that no policy of the page forbids; the answer takes it away. */
export async function addSheet(tab: Tab, text: string): Promise<() => Promise<void>> {
  const number = await inPage(tab).addSheet(text);
  return () => inPage(tab).removeSheet(number);
}

/** Lets a page that is held still (`holdStill`) move by itself meanwhile. */
export async function whileMoving<Value>(tab: Tab, act: () => Promise<Value>): Promise<Value> {
  await inPage(tab).letMove(true);
  try {
    return await act();
  } finally {
    await inPage(tab).letMove(false);
  }
}

/** What became of the checks of a page: what each cost, for the journal, and those that threw, for the log and its counts. */
export interface InteractionNotes {
  readonly timings: Record<string, number>;
  readonly failed: FailedInteraction[];
}

/** Runs one check; null when it throws, which is noted as a fault of ours, or when it is late by useful time. */
export async function tryInteraction<Value>(
  name: string,
  { timeoutMs, clock }: { readonly timeoutMs: number; readonly clock: UsefulClock },
  { timings, failed }: InteractionNotes,
  run: () => Promise<Value>,
): Promise<Value | null> {
  const began = performance.now();
  try {
    return await inTime(run(), timeoutMs, name, { clock });
  } catch (cause) {
    if (!(cause instanceof LateError)) failed.push({ ...artifactError(`moves.${name}`, cause), move: name });
    return null;
  } finally {
    timings[`moves.${name}`] = Math.round(performance.now() - began);
  }
}
