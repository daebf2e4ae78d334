import { setTimeout } from 'node:timers/promises';

/** Longer than a sign-up or a mail takes to queue, on a machine that is not overloaded. */
const defaultFloorMs = 400;

/**
 * Runs `work` and settles no earlier than `floorMs` after it began, so that the time of the answer does not tell
 * whether an address has an account.
 */
export async function evenOut<Result>(
  work: () => Promise<Result>,
  floorMs = defaultFloorMs,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
